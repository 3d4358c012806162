import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Line, matching, readTyped } from "../../src/sandbox/page/client/commands.js";
import { type Block, parseMarkdown } from "../../src/sandbox/page/client/markdown.js";
import type { Inline } from "../../src/sandbox/page/client/markdown-inline.js";

/** A tree as short text: `strong(em(a))`. */
const brief = (list: readonly (Block | Inline)[]): string => list.map(one).join(" ");

function one(piece: Block | Inline): string {
  if (piece.kind === "plain") return piece.text;
  if (piece.kind === "list") return `${piece.ordered ? "ol" : "ul"}(${piece.items.map(brief).join(" | ")})`;
  if ("blocks" in piece) return `${piece.kind}(${brief(piece.blocks)})`;
  const label =
    piece.kind === "heading" ? `h${piece.level}` : piece.kind === "link" ? `link ${piece.href}` : piece.kind;
  if ("inline" in piece) return piece.kind === "text" ? brief(piece.inline) : `${label}(${brief(piece.inline)})`;
  if ("id" in piece) return `${piece.kind}(${piece.id})`;
  if (piece.kind === "time") return `time(${piece.seconds} ${piece.style})`;
  return `${piece.kind}(${"text" in piece ? piece.text : piece.name})`;
}

const read = (text: string): string => brief(parseMarkdown(text));

describe("Markdown", () => {
  it.each([
    ["**a** *b* _c_ __d__ ~~e~~ ||f||", "strong(a)   em(b)   em(c)   underline(d)   strike(e)   spoiler(f)"],
    ["***a***", "strong(em(a))"],
    ["**a *b***", "strong(a  em(b))"],
    ["*a **b** c*", "em(a  strong(b)  c)"],
    ["snake_case_name and 2 * 3 * 4", "snake_case_name and 2 * 3 * 4"],
    ["**open", "**open"],
    ["****", "****"],
    ["\\*a\\* \\\\ \\a", "*a* \\ \\a"],
    ["`**a**` ``b`c``", "code(**a**)   code(b`c)"],
    ["```js\n<b>x</b>\n```", "code(<b>x</b>)"],
    ["a\n```\nb\n```\nc", "a code(b) c"],
    ["# A\n## B\n### C\n#### D\n#E", "h1(A) h2(B) h3(C) #### D\n#E"],
    ["-# small **x**", "small(small  strong(x))"],
    ["> a\n> b\nc", "quote(a\nb) c"],
    [">>> a\nb", "quote(a\nb)"],
    ["- a\n- b\n  - c\n  - d\n- e", "ul(a | b ul(c | d) | e)"],
    ["3. a\n4. b", "ol(a | b)"],
    ["<@123> <@!45> <@&6> <#7> @everyone", "user(123)   user(45)   role(6)   channel(7)   everyone(@everyone)"],
    ["<t:1700000000:R> <t:5>", "time(1700000000 R)   time(5 f)"],
    ["</game create:123>", "command(game create)"],
    ["https://a.example/x_y_z, then", "link https://a.example/x_y_z(https://a.example/x_y_z) , then"],
    ["[**text**](https://a.example/)", "link https://a.example/(strong(text))"],
    ["a\nb", "a\nb"],
  ])("%j", (text, tree) => {
    expect(read(text)).toBe(tree);
  });
});

describe("hostile text", () => {
  it.each([
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "[x](javascript:alert(1))",
    "[x](data:text/html,hi)",
    "[x](https:evil)",
    "<javascript:alert(1)>",
    "[x](JAVASCRIPT:alert(1))",
    "javascript:alert(1)",
    "[a](https://x.example/ onclick=alert(1))",
  ])("%j makes no link but a web address, and stays what it is", (text) => {
    const links = [...JSON.stringify(parseMarkdown(text)).matchAll(/"href":"([^"]*)"/g)].map((match) => match[1]);
    for (const href of links) expect(href).toMatch(/^https?:\/\//);
    expect(read(text)).toContain("(");
  });

  it("a link in a link's words stays words", () => {
    expect(read("[see https://b.example/](https://a.example/)")).toBe(
      "link https://a.example/(see  https://b.example/)",
    );
  });

  it.each([
    ["stars", "*a".repeat(2000)],
    ["double stars", "**a ".repeat(1000)],
    ["mixed openers", "**_~~||`[<".repeat(400)],
    ["nested quotes", "> ".repeat(2000)],
    ["nested lists", Array.from({ length: 60 }, (_, i) => `${" ".repeat(i)}- x`).join("\n")],
    ["brackets", "[".repeat(4000)],
    ["backticks", "`` ` ".repeat(1000)],
    ["fences", "```".repeat(1333)],
    ["deep styles", `${"**__~~||".repeat(300)}x${"||~~__**".repeat(300)}`],
    ["half links", "[a](https://a.example/".repeat(180)],
  ])("%s do not hold it up", (_, text) => {
    const begin = process.cpuUsage();
    parseMarkdown(text);
    expect(process.cpuUsage(begin).user / 1000).toBeLessThan(500);
  });

  it("any text is read, and no letter of it is lost", () => {
    const marks = fc.constantFrom(
      "*",
      "**",
      "_",
      "__",
      "~~",
      "||",
      "`",
      "```",
      "> ",
      "- ",
      "# ",
      "\n",
      "[",
      "](",
      ")",
      "<",
      ">",
      "\\",
      "a",
      "7",
      " ",
    );
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 40 }), (parts) => {
        const text = parts.join("");
        const letters = (s: string): string => s.replaceAll(/[^a]/g, "");
        const tree = JSON.stringify(parseMarkdown(text), (key, value: unknown) =>
          key === "kind" || key === "href" ? undefined : value,
        );
        const words = [...tree.matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1] ?? "").join("");
        // a language named after a fence is no text
        if (!text.includes("```")) expect(letters(words)).toBe(letters(text));
      }),
    );
  });
});

describe("commands written out", () => {
  const lines: Line[] = [
    { line: "game create", description: "Open a campaign", options: [option("game"), option("pace", 4)] },
    { line: "game start", description: "Start", options: [option("bots", 5)] },
    { line: "hand", description: "What you hold", options: [] },
  ];
  it.each([
    ["/hand", "hand", {}],
    ["/game create game:iraqi conflict pace:0", "game create", { game: "iraqi conflict", pace: "0" }],
    ["/game create game:a:b", "game create", { game: "a:b" }],
  ])("%s", (text, line, values) => {
    expect(readTyped(lines, text)).toMatchObject({ line: { line }, values });
  });
  it.each(["/game", "/game create iraq", "/handy", "/game start game:x"])("%s is none", (text) => {
    expect(readTyped(lines, text)).toBeNull();
  });
  it("are proposed by their beginning first, then by what they do", () => {
    expect(matching(lines, "/game").map(({ line }) => line)).toEqual(["game create", "game start"]);
    expect(matching(lines, "/campaign").map(({ line }) => line)).toEqual(["game create"]);
  });
});

function option(name: string, type = 3): Line["options"][number] {
  return { name, description: name, type } as Line["options"][number]; // only name and type are read
}
