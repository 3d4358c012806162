import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  runUnderSupervision,
  tellAndExit,
  toldToStop
} from "./chunk-GSS5TORE.js";
import "./chunk-IE5NYQA2.js";
import "./chunk-5BQA6T4B.js";
import "./chunk-NG7VQ2BD.js";
import "./chunk-2DHQLNE6.js";
import "./chunk-TIB24QDT.js";
import "./chunk-6CBDAX2X.js";
import "./chunk-IJQUSZ4G.js";
import "./chunk-Q6LHD3MV.js";
import "./chunk-Z6ZNBKAO.js";
import "./chunk-LXFBX2PP.js";
export {
  runUnderSupervision,
  tellAndExit,
  toldToStop
};
