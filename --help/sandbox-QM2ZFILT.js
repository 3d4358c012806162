import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  BOT_DEFAULT,
  Clock,
  EVERYONE_DEFAULT,
  Permission,
  Refusal,
  Sandbox,
  startSandbox
} from "./chunk-HCQUSKB7.js";
import {
  SandboxProblem
} from "./chunk-6CBDAX2X.js";
import "./chunk-IJQUSZ4G.js";
import "./chunk-Z6ZNBKAO.js";
import "./chunk-LXFBX2PP.js";
export {
  BOT_DEFAULT,
  Clock,
  EVERYONE_DEFAULT,
  Permission,
  Refusal,
  Sandbox,
  SandboxProblem,
  startSandbox
};
