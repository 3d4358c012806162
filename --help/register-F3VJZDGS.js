import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  readConfig
} from "./chunk-IE5NYQA2.js";
import {
  registerCommands
} from "./chunk-3A2CJI4L.js";
import "./chunk-XBF6EGNQ.js";
import "./chunk-LVZ2MTIL.js";
import "./chunk-6UY64SCZ.js";
import "./chunk-UQVAUGZD.js";
import "./chunk-5BQA6T4B.js";
import "./chunk-NG7VQ2BD.js";
import "./chunk-TIB24QDT.js";
import "./chunk-IJQUSZ4G.js";
import {
  games
} from "./chunk-KLHXMCDA.js";
import "./chunk-IUAYHR45.js";
import {
  Command
} from "./chunk-27Y5C5C4.js";
import "./chunk-Z3K52CNU.js";
import {
  refuse
} from "./chunk-Q6LHD3MV.js";
import "./chunk-Z6ZNBKAO.js";
import "./chunk-LXFBX2PP.js";

// src/cli/register.ts
function registerCommand() {
  return new Command("register").description("register the slash commands, if they have changed").action(async () => {
    const { token, api } = readConfig(process.env);
    if (token === null) return refuse("no-token", "DISCORD_TOKEN is not set: there is nowhere to register commands.");
    const outcome = await registerCommands({ token, definitions: games, ...api === null ? {} : { api } });
    process.stdout.write(
      outcome === "registered" ? "The commands are registered.\n" : "The commands were registered already.\n"
    );
  });
}
export {
  registerCommand
};
