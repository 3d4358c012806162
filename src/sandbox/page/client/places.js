/**
 * @typedef {import("./store.js").Store} Store
 */

/** A link to a channel, a thread, a conversation or a message in one. */
const PLACE = /^https:\/\/(?:(?:canary|ptb)\.)?discord\.com\/channels\/(?:@me|\d{1,20})\/(\d{1,20})(?:\/\d{1,20})?$/;

/** What an element does that links to this address: places in Discord are gone to here, all else opens elsewhere. */
export function leadingTo(/** @type {Store} */ store, /** @type {string} */ href) {
  const place = PLACE.exec(href)?.[1];
  if (place === undefined) return { href, target: "_blank", rel: "noopener noreferrer nofollow" };
  const onClick = (/** @type {Event} */ event) => {
    event.preventDefault();
    void store.attempt(() => store.follow(place));
  };
  return { href, onClick };
}
