/** For how many days what no game needs any more is kept; 0: for ever. */
export interface Retention {
  /** Posts that were sent, with their pictures, and what ended campaigns leave beside log and result. */
  readonly posts: number;
  /** Which presses and commands were handled: Discord brings one again within minutes. */
  readonly interactions: number;
  /** What seats have filled in and never submitted, and lessons that nobody has gone on with. */
  readonly drafts: number;
}

/** How long, in days, unless the operator settles otherwise. */
export const KEPT: Retention = { posts: 30, interactions: 7, drafts: 90 };
