import { playByTheRules } from "../../kit/index.ts";
import { subject } from "./subject.ts";

playByTheRules(subject);
