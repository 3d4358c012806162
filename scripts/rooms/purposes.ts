/** Finds sources that do not say what they are for, and those that say it further down than in their first line. */
import ts from "typescript";
import type { Sources } from "./sources.ts";

/**
 * A source says it in a comment before its imports, or in the first one behind them: alone, or above what it exports. The
 * comment of something private is about that alone.
 */
export function saysItsPurpose(path: string, text: string): boolean {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  if (commentsAt(text, 0).length > 0) return true;
  const first = source.statements.find((statement) => !isImport(statement));
  if (!first) return false;
  const comments = commentsAt(text, first.getFullStart());
  const last = comments.at(-1);
  if (!last) return false;
  const standsAlone = comments.length > 1 || /^\r?\n\s*\n/.test(text.slice(last.end));
  return standsAlone || isExported(first);
}

/** Paths of those that lack it. */
export const purposeless = (sources: Sources): readonly string[] =>
  [...sources.values()].filter(({ path, text }) => !saysItsPurpose(path, text)).map(({ path }) => path);

/** Parts where a source may still say it behind its imports. What is done comes off this list; nothing comes onto it. */
const FURTHER_DOWN: readonly string[] = [
  "src/games/fitna/view",
  "src/games/next-war-in-lebanon/view",
  "src/proof",
  "src/render",
];

/** Sources that do not begin with it though they should, and parts that need not be listed any more, in sentences. */
export function saidLate(sources: Sources, furtherDown = FURTHER_DOWN): readonly string[] {
  const late = [...sources.values()].filter(({ text }) => !text.startsWith("/**")).map(({ path }) => path);
  const isIn = (part: string) => (path: string) => path.startsWith(`${part}/`);
  return [
    ...late
      .filter((path) => !furtherDown.some((part) => isIn(part)(path)))
      .map((path) => `${path} does not say it in its first line`),
    ...furtherDown
      .filter((part) => !late.some(isIn(part)))
      .map((part) => `${part} is done: take it off the list in scripts/rooms/purposes.ts`),
  ];
}

const commentsAt = (text: string, at: number): readonly ts.CommentRange[] => ts.getLeadingCommentRanges(text, at) ?? [];

const isImport = (statement: ts.Statement): boolean => ts.isImportDeclaration(statement);

const isExported = (statement: ts.Statement): boolean =>
  ts.isExportDeclaration(statement) ||
  (ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
