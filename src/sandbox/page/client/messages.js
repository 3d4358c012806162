import { Fragment, h } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { EPHEMERAL } from "./events.js";
import { MessageView } from "./message.js";
import { Welcome } from "./welcome.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./api.js").Message} Message
 */

const PAGE = 80;
const NEAR = 80;
/** Between the edge of the view and the message that is read from its top. */
const ABOVE = 8;
const DIRECT = 1;
/** A click comes after the pointer went up, on a phone a little later. */
const CLICK_MS = 120;
const SAME_BREATH_MS = 7 * 60_000;
const LIFTS = ["pointerup", "pointercancel"];

/** A channel's messages, the newest at the bottom, where the view stays as long as nobody scrolls away. @param {{ store: Store }} props */
export function Messages({ store }) {
  const scroller = useRef(/** @type {HTMLDivElement | null} */ (null));
  const content = useRef(/** @type {HTMLDivElement | null} */ (null));
  const stick = useRef(true);
  const lastSize = useRef("");
  const newest = useRef("");
  const channel = store.channel(store.here);
  /** The message of a conversation that is read from its top: what is asked stands there. Null: nobody reads so now. */
  const top = useRef(/** @type {string | null} */ (null));
  /** Where the view was put last, by us. */
  const put = useRef(-1);
  const [opening] = useState(() => channel?.type === DIRECT && store.unread.count(channel.id) > 0);
  /** Whether something is being pressed: it must not slip away under the finger. */
  const pressing = useRef(false);
  const [count, setCount] = useState(PAGE);
  const [away, setAway] = useState(false);
  const down = () => {
    const box = scroller.current;
    // what is being pressed, read or chosen from stays where it is
    if (box === null || pressing.current || !stick.current || box.querySelector(".welcome, .select-list") !== null)
      return;
    const article = top.current === null ? null : box.querySelector(".messages-content > article:last-of-type");
    const above = article instanceof HTMLElement ? article.offsetTop - ABOVE : box.scrollHeight;
    box.scrollTop = Math.min(above, box.scrollHeight - box.clientHeight);
    put.current = box.scrollTop;
    lastSize.current = sizeOf(box);
  };
  const last = store.shown.at(-1);
  useLayoutEffect(() => {
    // what a person has said or asked for is shown to them wherever they were
    const own = last !== undefined && (last.author.id === store.me.id || ((last.flags ?? 0) & EPHEMERAL) !== 0);
    if (own && last.id !== newest.current) stick.current = true;
    const isNew = newest.current === "" ? opening : last?.id !== newest.current;
    if (last && last.id !== newest.current) top.current = isNew && !own && channel?.type === DIRECT ? last.id : null;
    newest.current = last?.id ?? "";
    down();
  });
  useEffect(() => {
    // pictures that arrive late make the content grow
    const observer = new ResizeObserver(down);
    for (const box of [content.current, scroller.current]) if (box !== null) observer.observe(box);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const box = scroller.current;
    let timer = 0;
    const hold = () => {
      clearTimeout(timer);
      pressing.current = true;
    };
    const release = () => {
      pressing.current = false;
      down();
      setAway(!stick.current);
    };
    const lift = () => {
      if (pressing.current) timer = setTimeout(release, CLICK_MS);
    };
    box?.addEventListener("pointerdown", hold);
    for (const end of LIFTS) addEventListener(end, lift);
    return () => {
      clearTimeout(timer);
      box?.removeEventListener("pointerdown", hold);
      for (const end of LIFTS) removeEventListener(end, lift);
    };
  }, []);
  const scrolled = () => {
    const box = scroller.current;
    if (box === null || box.scrollTop === put.current) return;
    top.current = null;
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    // content and windows that change their size scroll too; only people are to be followed
    const size = sizeOf(box);
    if (near || size === lastSize.current) stick.current = near;
    lastSize.current = size;
    // the way down takes room of the view, and with it what stands at its edge
    if (!pressing.current) setAway(!stick.current);
  };
  const toEnd = () => {
    stick.current = true;
    top.current = null;
    down();
    setAway(false);
  };
  const all = store.shown;
  const list = all.slice(-count);
  const empty = store.loaded && channel?.type === 0 && all.every((message) => (message.flags ?? 0) & EPHEMERAL);
  const view = h(
    "div",
    {
      class: "messages",
      ref: scroller,
      onScroll: scrolled,
      tabIndex: 0,
      role: "log",
      "aria-live": "off",
      "aria-label": "Messages",
    },
    h(
      "div",
      { class: "messages-content", ref: content },
      all.length > list.length
        ? h(
            "button",
            { type: "button", class: "quiet", onClick: () => setCount(count + PAGE) },
            "Show earlier messages",
          )
        : null,
      empty ? h(Welcome, { store, channel: channel.id }) : null,
      list.map((message, i) =>
        h(MessageView, { key: message.id, store, message, follows: follows(list[i - 1], message) }),
      ),
      store.loaded && all.length === 0 && !empty ? h("p", { class: "empty" }, "Nothing has been said here yet.") : null,
    ),
  );
  // beside the view, not in it: its coming and going moves nothing
  const wayDown = h("button", { type: "button", class: "to-end", onClick: toEnd }, "To the newest ↓");
  return h(Fragment, null, view, away ? wayDown : null);
}

/** @param {HTMLElement} box */
const sizeOf = (box) => `${box.scrollHeight} ${box.clientHeight}`;

/** Whether a message goes on where the one before left off, so that its author need not be named again. @param {Message | undefined} before @param {Message} message */
function follows(before, message) {
  if (before === undefined || before.author.id !== message.author.id || message.type !== 0 || before.type !== 0)
    return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < SAME_BREATH_MS;
}
