import ts from "typescript";
import type { Sources } from "./sources.ts";

/** Finds sources that do not say what they are for. */

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

const commentsAt = (text: string, at: number): readonly ts.CommentRange[] => ts.getLeadingCommentRanges(text, at) ?? [];

const isImport = (statement: ts.Statement): boolean => ts.isImportDeclaration(statement);

const isExported = (statement: ts.Statement): boolean =>
  ts.isExportDeclaration(statement) ||
  (ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
