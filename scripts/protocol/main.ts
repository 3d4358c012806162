/** Writes the schema of what bots that play are sent and may write: `npm run protocol`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { protocolSchema } from "../../src/bots/protocol.ts";
import { ROOT } from "../bundling.ts";

writeFileSync(join(ROOT, "docs/bots/protocol.schema.json"), JSON.stringify(protocolSchema()));
