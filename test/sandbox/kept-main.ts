import { startSandbox } from "../../src/sandbox/index.ts";

// A sandbox in a process of its own, which keeps its world in the file that is named, and says where it is.
const [, , keep = ""] = process.argv;
const { url, token, channelId } = await startSandbox({ keep, people: ["Ada", "Ben"] });
process.stdout.write(`${JSON.stringify({ url, token, channelId })}\n`);
