/** Not now, and what else waits for the same place need not wait for it. */
export class HeldBack extends Error {
  /** In how many ms it may be tried again; null: once the thread that it belongs to is awake. */
  readonly after: number | null;
  /** Whether anything was asked of Discord: then it may have arrived, and is looked for before the next try. */
  readonly tried: boolean;

  constructor(reason: string, after: number | null, tried = true) {
    super(reason);
    this.name = "HeldBack";
    this.after = after;
    this.tried = tried;
  }
}
