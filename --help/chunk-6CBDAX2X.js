import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);

// src/sandbox/problem.ts
var SandboxProblem = class extends Error {
  constructor(text) {
    super(text);
    this.name = "SandboxProblem";
  }
};

export {
  SandboxProblem
};
