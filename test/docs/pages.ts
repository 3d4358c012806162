import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const textOf = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** All that people read of the repository, from its root. */
export const PAGES: readonly string[] = [
  ...readdirSync(ROOT).filter((name) => name.endsWith(".md")),
  ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
].toSorted();

/** What stands between backticks is no link, and a line of a block of code no heading. */
const prose = (path: string): string =>
  textOf(path)
    .replace(/^```[\s\S]*?^```/gm, "")
    .replace(/`[^`\n]*`/g, "");

/** A link within the repository; `path` from its root. */
export interface Link {
  readonly said: string;
  readonly path: string;
  /** Below which heading; "": none is named. */
  readonly anchor: string;
}

export function linksOf(page: string): readonly Link[] {
  const all = [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, said = ""]) => said);
  return all
    .filter((said) => !/^[a-z]+:/.test(said))
    .map((said) => {
      const [file = "", anchor = ""] = said.split("#");
      return { said, path: file === "" ? page : normalize(join(dirname(page), decodeURI(file))), anchor };
    });
}

/** What GitHub calls the headings of a page in links: those of the same words are counted. */
export function anchorsOf(page: string): ReadonlySet<string> {
  const times = new Map<string, number>();
  const headings = textOf(page).replace(/^```[\s\S]*?^```/gm, "");
  const slugs = [...headings.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-");
    const before = times.get(slug) ?? 0;
    times.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
  return new Set(slugs);
}

/** The first sentence below a page's title. */
export function firstSentence(page: string): string {
  const [, body = ""] = /^# .+\n+([^\n]+)/.exec(textOf(page)) ?? [];
  return /^.*?[.:](?=\s|$)/.exec(body)?.[0] ?? body;
}
