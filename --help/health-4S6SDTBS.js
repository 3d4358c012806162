import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  BOT_HEADER,
  botName
} from "./chunk-YBRJMG4B.js";
import {
  readConfig
} from "./chunk-IE5NYQA2.js";
import "./chunk-NG7VQ2BD.js";
import {
  Command
} from "./chunk-27Y5C5C4.js";
import "./chunk-Z6ZNBKAO.js";
import "./chunk-LXFBX2PP.js";

// src/cli/health.ts
import { get } from "node:http";
var PATIENCE = 3e3;
function healthCommand() {
  return new Command("health").description("exit with 0 if the bot runs and can do its work").action(async () => {
    const { well, sentence } = await healthOf(readConfig(process.env), PATIENCE);
    process.stdout.write(`${sentence}
`);
    if (!well) process.exitCode = 1;
  });
}
async function healthOf({
  operationsPort: port,
  operationsAddress,
  database
}, patience) {
  const host = operationsAddress === "0.0.0.0" ? "127.0.0.1" : operationsAddress === "::" ? "::1" : operationsAddress;
  const ill = (sentence) => ({ well: false, sentence });
  try {
    const { status, bot, text } = await ask(host, port, patience);
    if (bot !== botName(database))
      return ill(`Another program answers at port ${port}, and not the bot on ${database}.`);
    if (status !== 200) return ill(`The bot runs, but it is not well: ${text.trim()}.`);
    return { well: true, sentence: "The bot is running." };
  } catch (error) {
    const late = error instanceof Error && error.name === "TimeoutError";
    if (late) return ill(`The bot hangs: it does not answer at port ${port}.`);
    return ill(`The bot is not running: nobody answers at port ${port}.`);
  }
}
function ask(host, port, patience) {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(patience);
    const fail = (error) => reject(signal.aborted ? signal.reason : error);
    const asked = get({ host, port, path: "/healthz", signal }, (response) => {
      let text = "";
      response.on("data", (bytes) => {
        text += bytes.toString();
      });
      response.once("error", fail);
      response.once(
        "end",
        () => resolve({ status: response.statusCode ?? 0, bot: response.headers[BOT_HEADER], text })
      );
    });
    asked.once("error", fail);
  });
}
export {
  healthCommand,
  healthOf
};
