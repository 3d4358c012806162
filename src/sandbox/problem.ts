/** The sandbox cannot start: one sentence for whoever started it. */
export class SandboxProblem extends Error {
  constructor(text: string) {
    super(text);
    this.name = "SandboxProblem";
  }
}
