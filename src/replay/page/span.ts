/** Which part of a long list is shown: what is near, and what somebody has asked for beyond it. */

/** How many are shown at once: more would make a telephone wait. */
export const AT_ONCE = 600;
/** How many more come with each press. */
export const MORE = 300;

/** From one item up to another, which is not in it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The items around `at` of a number of them; `more`: how often somebody has asked for earlier and for later ones. */
export function spanAbout(all: number, at: number, more: { readonly earlier: number; readonly later: number }): Span {
  const from = Math.max(0, Math.min(all - AT_ONCE, at - AT_ONCE / 2));
  return {
    from: Math.max(0, from - more.earlier * MORE),
    to: Math.min(all, from + AT_ONCE + more.later * MORE),
  };
}
