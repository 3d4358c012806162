/** The whole page: what came of it, the board, what one goes through it with, and five tabs. */
import { type ComponentChild, h } from "preact";
import { useCallback, useMemo, useRef, useState } from "preact/hooks";
import type { Scene } from "#scene";
import { STILL_PLAYED } from "../show.ts";
import { Board } from "./board.ts";
import { coloursOf } from "./colours.ts";
import { Controls, momentIn } from "./controls.ts";
import { KeySheet, useKeys } from "./keys.ts";
import { Lead } from "./lead.ts";
import type { Shown } from "./read.ts";
import { type Reader, TABS, type Tab, useReader } from "./state.ts";
import { Log } from "./tabs/log.ts";
import { Places } from "./tabs/places.ts";
import { Proof } from "./tabs/proof.ts";
import { Sides } from "./tabs/sides.ts";
import { Story } from "./tabs/story.ts";
import { marked, textOf } from "./words.ts";

const NAMES: { readonly [tab in Tab]: string } = {
  story: "Story",
  log: "Log",
  places: "Places",
  sides: "Sides",
  proof: "Proof",
};

export function App({ shown }: { readonly shown: Shown }): ComponentChild {
  const { show, pictures } = shown;
  const reader = useReader(show);
  const { state, set } = reader;
  const tabs = useRef<HTMLDivElement>(null);
  const toTab = useCallback((number: number) => {
    const tab = TABS[number];
    if (tab === undefined) return;
    set({ tab });
    tabs.current?.querySelector<HTMLElement>(`#tab-${tab}`)?.focus();
  }, []);
  useKeys(reader, toTab);
  const colours = useMemo(() => coloursOf(show), [show]);
  const scene = pictures[state.step] ?? null;
  return h(
    "div",
    { class: "replay" },
    h(
      "header",
      null,
      h("h1", null, show.title),
      show.asOf === null ? null : h("p", { class: "as-of" }, STILL_PLAYED),
      h("p", { class: "sub" }, state.isCovered ? show.name : show.result),
    ),
    h(
      "section",
      { class: "stage", "aria-label": "The board" },
      h(Picture, { scene }),
      h("p", { class: "moment" }, h("b", null, momentIn(reader)), lastLine(reader)),
      h(Contests, { reader, colours }),
      h(Controls, { reader }),
      scene ? h(Beside, { scene }) : null,
    ),
    h(
      "section",
      { class: "tabs" },
      h(
        "div",
        { class: "tablist", role: "tablist", ref: tabs, "aria-label": "What to read" },
        TABS.map((tab) =>
          h(
            "button",
            {
              key: tab,
              id: `tab-${tab}`,
              type: "button",
              role: "tab",
              "aria-selected": state.tab === tab,
              "aria-controls": "panel",
              tabIndex: state.tab === tab ? 0 : -1,
              onClick: () => set({ tab }),
              onKeyDown: (event: KeyboardEvent) => besideTab(event, tab, toTab),
            },
            NAMES[tab],
          ),
        ),
      ),
      h(
        "div",
        { id: "panel", role: "tabpanel", "aria-labelledby": `tab-${state.tab}` },
        panelOf(state.tab, reader, colours),
      ),
    ),
    h("div", { class: "hidden", role: "status", "aria-live": "polite" }, spoken(reader)),
    state.showsKeys ? h(KeySheet, { onClose: () => set({ showsKeys: false }) }) : null,
    h(
      "footer",
      null,
      h("button", { type: "button", onClick: () => set({ showsKeys: true }) }, "Keys"),
      " ",
      h(CopyLink, null),
    ),
  );
}

/** Arrows go from tab to tab, as screen readers expect, and do not move the board. */
function besideTab(event: KeyboardEvent, tab: Tab, toTab: (number: number) => void): void {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  event.stopPropagation();
  toTab((TABS.indexOf(tab) + by + TABS.length) % TABS.length);
}

function panelOf(tab: Tab, reader: Reader, colours: ReturnType<typeof coloursOf>): ComponentChild {
  switch (tab) {
    case "story":
      return h(Story, { reader });
    case "log":
      return h(Log, { reader });
    case "places":
      return h(Places, { reader, colour: (seat) => colours(`@${seat}`) });
    case "sides":
      return h(Sides, { reader });
    case "proof":
      return h(Proof, { show: reader.show });
  }
}

/** The board of the step. */
function Picture({ scene }: { readonly scene: Scene | null }): ComponentChild {
  return scene
    ? h("div", { class: "picture" }, h(Board, { scene, label: scene.alt }))
    : h("p", { class: "hint" }, "No picture of this moment was written down.");
}

/** What was beside the board in its message, and the board in words. */
function Beside({ scene }: { readonly scene: Scene }): ComponentChild {
  const { beside = [] } = scene;
  return h(
    "div",
    { class: "beside" },
    beside.length > 0
      ? h(
          "details",
          null,
          h("summary", null, "Beside it in its message"),
          beside.map((one, i) => h(Board, { key: i, scene: one, label: one.alt })),
        )
      : null,
    h("details", { class: "in-words" }, h("summary", null, "This picture in words"), h("p", null, marked(scene.text))),
  );
}

/** The lead of a contest; where there are several, which one is chosen. */
function Contests({
  reader,
  colours,
}: {
  readonly reader: Reader;
  readonly colours: ReturnType<typeof coloursOf>;
}): ComponentChild {
  const { contests } = reader.show;
  const [which, setWhich] = useState(0);
  const contest = contests[which] ?? null;
  return h(
    "div",
    { class: "contest" },
    contests.length > 1
      ? h(
          "select",
          {
            "aria-label": "Which contest",
            onChange: (event: Event) => setWhich(Number((event.currentTarget as HTMLSelectElement).value)), // its own
          },
          contests.map(({ name }, i) => h("option", { key: i, value: i, selected: i === which }, name)),
        )
      : null,
    h(Lead, { reader, contest, colours }),
    contest && !reader.state.isCovered
      ? h(
          "ul",
          { class: "legend" },
          contest.course.lines.map((line, i) =>
            h(
              "li",
              { key: i },
              h("i", { class: "swatch", style: { background: colours(line.colour) } }),
              textOf(line.name),
            ),
          ),
        )
      : null,
  );
}

/** What was told last by this moment, so that a telephone shows it with the board. */
function lastLine({ state, show }: Reader): ComponentChild {
  const line =
    show.steps[state.step]?.lines.findLast(({ weight }) => weight > 1) ?? show.steps[state.step]?.lines.at(-1);
  return line ? h("span", { class: "line" }, line.text) : null;
}

const spoken = (reader: Reader): string => {
  const line = reader.show.steps[reader.state.step]?.lines.at(-1);
  return reader.state.isPlaying ? "" : `${momentIn(reader)}. ${line ? line.text : ""}`;
};

/** The address of the moment; from a file there is no address that others could open, so only its name is copied. */
function CopyLink(): ComponentChild {
  const [done, setDone] = useState(false);
  const isFile = location.protocol === "file:";
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(isFile ? location.hash : location.href);
    setDone(true);
    setTimeout(() => setDone(false), 2000);
  };
  const name = isFile ? "Copy the name of this moment" : "Copy a link to this moment";
  return h("button", { type: "button", onClick: () => void copy().catch(() => undefined) }, done ? "Copied" : name);
}
