export { once, onceEach } from "../../../engine/index.ts";
