/** The page of a replay as one text: what is read without script first, then the code that shows the rest, then what it shows. */
import { hash } from "node:crypto";
import { BLOCKS, type BlockId, CLOSING_TAG, openingTag } from "../replay/file/blocks.ts";
import { type Show, STILL_PLAYED, type TurningPoint } from "../replay/show.ts";

/** A picture as the address of an image, and in words. */
export interface StillPicture {
  readonly address: string;
  readonly alt: string;
}

/** What a page is made of. */
export interface PageParts {
  readonly show: Show;
  /** The last board. */
  readonly still: StillPicture;
  /** A small one for each turning point. */
  readonly moments: readonly StillPicture[];
  readonly style: string;
  /** The faces of all letters in it, as a style sheet. */
  readonly faces: string;
  /** Shows the blocks. */
  readonly script: string;
  /** Base64 of what was compressed; a page without log has only `show` and `pictures`. */
  readonly blocks: ReadonlyMap<BlockId, string>;
}

export function pageOf(parts: PageParts): string {
  const { show, style, faces, script, blocks } = parts;
  const early = `:root{color-scheme:light dark}${style}`;
  return [
    "<!doctype html>",
    `<!-- The replay of a wargame campaign, made by Umpire. All of it is in this file: open it in a browser, with or without a net. -->`,
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy([early, faces], script)}">`,
    `<title>${escaped(`${show.title} – replay${show.asOf === null ? "" : ` as of ${show.asOf}`}`)}</title>`,
    `<style>${early}</style></head>`,
    `<body>${stillPage(parts)}<main id="app" hidden></main>`,
    `<style>${faces}</style>`,
    `<script>${script}${CLOSING_TAG}`,
    ...BLOCKS.flatMap((id) => {
      const data = blocks.get(id);
      return data === undefined ? [] : [`${openingTag(id)}${data}${CLOSING_TAG}`];
    }),
    "</body></html>",
    "",
  ].join("\n");
}

/** Nothing is fetched, nothing runs but this script, its worker and these styles. */
function policy(styles: readonly string[], script: string): string {
  const of = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;
  return [
    "default-src 'none'",
    "img-src data:",
    "font-src data:",
    `style-src ${styles.map(of).join(" ")}`,
    `script-src ${of(script)}`,
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** The page for those whose browser runs no script, and for everybody until it has run. */
function stillPage({ show, still, moments }: PageParts): string {
  return [
    `<main id="still"><h1>${escaped(show.title)}</h1>`,
    ...(show.asOf === null ? [] : [`<p class="as-of">${STILL_PLAYED}</p>`]),
    `<p class="result">${escaped(show.result)}</p>`,
    `<img class="board" src="${escaped(still.address)}" alt="${escaped(still.alt)}">`,
    ...(show.why === "" ? [] : [`<p>${escaped(show.why)}</p>`]),
    ...show.story.map((sentence) => `<p>${escaped(sentence)}</p>`),
    standings(show),
    `<noscript>${show.points.map((point, i) => momentOf(show, point, moments[i])).join("")}${recaps(show)}</noscript></main>`,
  ].join("\n");
}

function standings({ sides }: Show): string {
  const rows = sides.map(
    ({ name, players }) =>
      `<tr><th scope="row">${escaped(name)}</th><td>${escaped(players.length > 0 ? players.join(", ") : "not named")}</td></tr>`,
  );
  return `<table><tbody>${rows.join("")}</tbody></table>`;
}

function momentOf({ steps }: Show, { step, title, line }: TurningPoint, picture: StillPicture | undefined): string {
  const at = steps[step];
  const image = picture ? `<img src="${escaped(picture.address)}" alt="${escaped(picture.alt)}">` : "";
  return `<section><h2>${escaped(title)}</h2><p>${escaped(at && at.turn > 0 ? `Turn ${at.turn}, ${at.phase}` : (at?.phase ?? ""))}</p>${image}<p>${escaped(line)}</p></section>`;
}

/** What is told turn by turn. */
const recaps = ({ turns }: Show): string =>
  turns
    .map(({ turn, lines }) => {
      const items = lines.map((line) => `<li>${escaped(line)}</li>`).join("");
      return `<h2>${turn > 0 ? `Turn ${turn}` : "Before the first turn"}</h2><ul>${items}</ul>`;
    })
    .join("");

const ENTITIES: { readonly [letter: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text that stays one, in any place of the page. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? "");
