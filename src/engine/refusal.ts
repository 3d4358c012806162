/** Why something a person asked for is not possible: a code for programs, a sentence for people, the rule behind it. */
export interface Refusal {
  readonly code: string;
  readonly text: string;
  readonly rule?: string;
}

/** The words of a refusal, and the rule behind it. */
export type Reason = Omit<Refusal, "code">;

/** A refusal as people read it, with the rule unless the sentence names it: "At most five are discarded ." in Iraqi Conflict. */
export function refusalSentence({ text, rule }: Refusal): string {
  if (rule === undefined || text.includes(rule)) return text;
  return text.endsWith(".") ? `${text.slice(0, -1)} (${rule}).` : `${text} (${rule})`;
}

/** The person's mistake, never ours: the one who asked is told; it changes nothing and is not logged as an error. */
export class Refused extends Error implements Refusal {
  readonly code: string;
  readonly text: string;
  declare readonly rule?: string;

  constructor(refusal: Refusal) {
    super(`${refusal.code}: ${refusal.text}`);
    this.name = "Refused";
    this.code = refusal.code;
    this.text = refusal.text;
    if (refusal.rule !== undefined) this.rule = refusal.rule;
  }
}

/** Throws `Refused`. */
export function refuse(code: string, text: string, rule?: string): never {
  throw new Refused(rule === undefined ? { code, text } : { code, text, rule });
}
