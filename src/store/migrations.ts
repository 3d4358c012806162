/** The folder of the migrations: as far above this module as above a program in one file. */
import { fileURLToPath } from "node:url";

export const MIGRATIONS = fileURLToPath(new URL("../../migrations", import.meta.url));
