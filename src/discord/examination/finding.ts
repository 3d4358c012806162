/** One thing that was examined, for whoever runs the bot. */
export interface Finding {
  /** What was examined, in a word or two. */
  readonly what: string;
  readonly good: boolean;
  /** What was found; where that is not good, what to do about it. No secret is in it. */
  readonly text: string;
}

export const good = (what: string, text: string): Finding => ({ what, good: true, text });
export const wrong = (what: string, text: string): Finding => ({ what, good: false, text });
