/** What is made of a campaign that has ended, and kept. */
export interface MadeReplay {
  /** The page, as one text. */
  readonly html: string;
  /** Three sentences. */
  readonly story: readonly string[];
}
