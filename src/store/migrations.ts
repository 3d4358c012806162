/** The folders of the migrations: as far above this module as above a program in one file. */
import { fileURLToPath } from "node:url";

export const MIGRATIONS = fileURLToPath(new URL("../../migrations", import.meta.url));
/** Those of databases on servers. */
export const POSTGRES_MIGRATIONS = `${MIGRATIONS}/postgres`;
