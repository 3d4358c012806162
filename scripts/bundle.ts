import { join, resolve } from "node:path";
import { bundle, ROOT } from "./bundling.ts";

// the command line: a start costs a third of the time, a health check a tenth
await bundle(resolve(process.argv[2] ?? join(ROOT, "dist/umpire")), { umpire: "src/cli/index.ts" });
