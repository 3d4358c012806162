import { defaultAnswer } from "./defaults.ts";

export const bot = defaultAnswer;
