// @ts-check
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// the command line: `node scripts/run.mjs start`, `node scripts/run.mjs verify FILE`; with no words but --build it is only made

let program = "";
try {
  const { currentBuild } = await import("./sources/builds.mjs");
  program = join(currentBuild(), "umpire.js");
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  const isMissing = error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";
  process.stderr.write(
    isMissing
      ? `umpire: packages are missing; run ./setup.sh\n`
      : `${reason}\numpire: it cannot be built from its sources as they are\n`,
  );
  process.exit(78); // a supervisor should not try again
}
if (process.argv[2] !== "--build") {
  process.argv[1] = program;
  await import(pathToFileURL(program).href);
}
