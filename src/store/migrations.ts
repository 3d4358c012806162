import { fileURLToPath } from "node:url";

/** The folder of the migrations: as far above this module as above a program in one file. */
export const MIGRATIONS = fileURLToPath(new URL("../../migrations", import.meta.url));
