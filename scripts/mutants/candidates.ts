import ts from "typescript";
import type { Change } from "./mutant.ts";

/** A change that could be made, and where it is. */
export interface Candidate extends Change {
  /** From 1. */
  readonly line: number;
  /** The text that it takes the place of. */
  readonly was: string;
  /** Whether it is a length, a place or a size: a number, or how numbers are reckoned with; no number of things. */
  readonly measures: boolean;
}

type Swap = readonly [node: ts.Node, text: string];

const OPERATORS: { readonly [operator: string]: string } = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
  "+": "-",
  "-": "+",
};
/** Calls that choose or order: without them all goes on as it came. */
const CHOOSING = ["filter", "sort", "toSorted", "reverse", "toReversed", "slice"];
const METHODS: { readonly [method: string]: string } = { some: "every", every: "some", min: "max", max: "min" };

/** The small changes of a source text: `numbers`: of numbers, too. */
export function candidates(code: string, { numbers }: { readonly numbers: boolean }): readonly Candidate[] {
  const source = ts.createSourceFile("source.ts", code, ts.ScriptTarget.Latest, true);
  const found: Candidate[] = [];
  const visit = (node: ts.Node): void => {
    if (isPassedOver(node, source)) return;
    for (const [target, text] of swaps(node, numbers)) {
      const [start, end] = [target.getStart(), target.end];
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ start, end, text, line, was: code.slice(start, end), measures: isMeasure(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What does nothing at run time, is only looked at by operators, or can only go wrong by a mistake of ours. */
function isPassedOver(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return true;
  if (ts.isTypeAliasDeclaration(node) || ts.isThrowStatement(node)) return true;
  return ts.isExpressionStatement(node) && /\blogger\b|^super\(/.test(node.getText(source));
}

const RECKONING = ["<", "<=", ">", ">=", "+", "-"];

function isMeasure(node: ts.Node): boolean {
  if (choosesLength(node)) return true;
  if (ts.isNumericLiteral(node)) return !counts(node.parent);
  if (ts.isArrayLiteralExpression(node)) return node.elements.slice(-1).some(isLength);
  if (ts.isExpressionStatement(node)) return /^[^(]* [-+*/]= /.test(node.getText());
  if (ts.isBinaryExpression(node)) return RECKONING.includes(node.operatorToken.getText()) && !counts(node);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  return ["min", "max"].includes(node.expression.name.text);
}

/** Whether it decides which of two lengths is taken. */
function choosesLength(node: ts.Node): boolean {
  for (let [at, within] = [node, node.parent]; within; [at, within] = [within, within.parent]) {
    if (ts.isConditionalExpression(at) && [at.whenTrue, at.whenFalse].some(isLength)) return true;
    if (ts.isStatement(within) || ts.isFunctionLike(within)) return false;
    if (ts.isConditionalExpression(within) && within.condition !== at) return false;
  }
  return false;
}

function isLength(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isLength(node.expression);
  if (ts.isConditionalExpression(node)) return isLength(node.whenTrue) || isLength(node.whenFalse);
  if (ts.isBinaryExpression(node)) return ["*", "/", "-"].includes(node.operatorToken.getText());
  return ts.isNumericLiteral(node);
}

/** Whether it has to do with how many there are, or with which of them. */
function counts(node: ts.Node): boolean {
  if (ts.isPrefixUnaryExpression(node)) return counts(node.parent);
  if (ts.isCallExpression(node)) return /\.(slice|at)$/.test(node.expression.getText());
  if (!ts.isBinaryExpression(node)) return false;
  const isEquation = /^[!=]==$/.test(node.operatorToken.getText());
  return isEquation || [node.left, node.right].some((side) => /\.(length|size|count)$/.test(side.getText()));
}

function swaps(node: ts.Node, numbers: boolean): readonly Swap[] {
  if (ts.isIfStatement(node)) return [negated(node.expression), ...dropped(node)];
  if (ts.isConditionalExpression(node)) return [negated(node.condition)];
  if (ts.isWhileStatement(node)) return [[node.expression, "false"]];
  if (ts.isExpressionStatement(node)) return [[node, ";"]];
  if (ts.isBinaryExpression(node)) return operator(node);
  if (ts.isNumericLiteral(node)) return numbers && !isSign(node) ? [[node, String(Number(node.text) + 1)]] : [];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, "false"]];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, "true"]];
  if (ts.isCallExpression(node)) return call(node);
  if (ts.isArrayLiteralExpression(node)) return list(node);
  return [];
}

/** 1 and -1 of a comparison: sorting by them needs only their signs. */
function isSign({ text, parent }: ts.NumericLiteral): boolean {
  const around = ts.isPrefixUnaryExpression(parent) ? parent.parent : parent;
  if (text !== "1" || !ts.isConditionalExpression(around)) return false;
  return [around.whenTrue, around.whenFalse].every((branch) => /^-?1$|^0$|\?/.test(branch.getText()));
}

const negated = (condition: ts.Expression): Swap => [condition, `!(${condition.getText()})`];

/** A guard that is not there. Those that throw an error of ours guard against nothing that happens. */
function dropped(node: ts.IfStatement): readonly Swap[] {
  const isInvariant = /^\{?\s*throw new Error\(/.test(node.thenStatement.getText());
  return node.elseStatement || isInvariant ? [] : [[node, ";"]];
}

function operator({ operatorToken, left, right }: ts.BinaryExpression): readonly Swap[] {
  const other = OPERATORS[operatorToken.getText()];
  const joinsText = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
  return other === undefined || (joinsText && other === "-") ? [] : [[operatorToken, other]];
}

function call(node: ts.CallExpression): readonly Swap[] {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const name = expression.name.text;
  const other = METHODS[name];
  if (other !== undefined) return [[expression.name, other]];
  return CHOOSING.includes(name) ? [[node, expression.expression.getText()]] : [];
}

/** A list without its last member. */
function list({ elements }: ts.ArrayLiteralExpression): readonly Swap[] {
  const last = elements.at(-1);
  return elements.length > 1 && last ? [[last, ""]] : [];
}
