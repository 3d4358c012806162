/** Not now, and what else waits for the same place need not wait for it. */
export class HeldBack extends Error {
  /** In so many ms it may be tried again; null: once the thread that it lies in is awake. */
  readonly after: number | null;

  constructor(reason: string, after: number | null) {
    super(reason);
    this.name = "HeldBack";
    this.after = after;
  }
}
