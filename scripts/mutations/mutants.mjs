// Finds the mutants of a source file: small changes that a good test notices. A mutant is data: which characters of the
// file are replaced, and by what.
import ts from 'typescript';

/** How a comparison changes: by its limit, or into its opposite. */
const COMPARISONS = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' };
const OPERATORS = { '&&': '||', '||': '&&', '+': '-', '-': '+', '+=': '-=', '-=': '+=' };

/**
 * By kind: returns what changes at a node, or undefined. `start`, `end` and `replacement` are the change; `within` is the
 * expression or statement that has to run for the change to have an effect.
 */
const KINDS = {
  comparison: (node, text) => changedOperator(node, text, COMPARISONS),
  operator: (node, text) => changedOperator(node, text, OPERATORS),
  condition: negatedCondition,
  constant: changedConstant,
  'dropped call': droppedCall,
  'dropped guard': droppedGuard,
};

/** The names of all kinds. */
export const kinds = Object.keys(KINDS);

/**
 * Returns the mutants of a file in the order of their places. Decorators, types and log calls have none.
 *
 * @param {string} file the path, for the result
 * @param {string} text the content
 */
export function mutantsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants = [];
  const visit = (node) => {
    if (isLeftOut(node)) return;
    for (const [kind, changeOf] of Object.entries(KINDS)) {
      const change = changeOf(node, text);
      if (change !== undefined) mutants.push(mutantOf(file, source, kind, change));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

/** Applies a mutant to the text of its file. */
export function mutated(text, { start, end, replacement }) {
  return text.slice(0, start) + replacement + text.slice(end);
}

function mutantOf(file, source, kind, { start, end, replacement, within }) {
  const [from, to] = [within.getStart(), within.getEnd()];
  const { text } = source;
  return {
    file,
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    kind,
    start,
    end,
    replacement,
    was: text.slice(start, end),
    /** For the reader: the expression or statement before and after. */
    before: text.slice(from, to),
    after: text.slice(from, start) + replacement + text.slice(end, to),
    /** For the probe that says whether a test reaches the place. */
    within: { start: from, end: to, isStatement: ts.isStatement(within) },
  };
}

function isLeftOut(node) {
  return (
    ts.isDecorator(node) ||
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    (ts.isCallExpression(node) && isLogCall(node))
  );
}

/** Calls such as this.logger.warn(...). */
function isLogCall({ expression }) {
  return (
    ts.isPropertyAccessExpression(expression) &&
    /\b(log|logger)$/i.test(expression.expression.getText())
  );
}

function changedOperator(node, text, changes) {
  if (!ts.isBinaryExpression(node)) return undefined;
  const [start, end] = [node.operatorToken.getStart(), node.operatorToken.getEnd()];
  const replacement = changes[text.slice(start, end)];
  return replacement && { start, end, replacement, within: node };
}

function negatedCondition(node, text) {
  const condition = conditionOf(node);
  if (condition === undefined) return undefined;
  // The comparison has this mutant already.
  if (ts.isBinaryExpression(condition) && /^[!=]==$/.test(condition.operatorToken.getText())) {
    return undefined;
  }
  const [start, end] = [condition.getStart(), condition.getEnd()];
  const isNegation =
    ts.isPrefixUnaryExpression(condition) && condition.operator === ts.SyntaxKind.ExclamationToken;
  const replacement = isNegation ? condition.operand.getText() : `!(${text.slice(start, end)})`;
  return { start, end, replacement, within: condition };
}

function conditionOf(node) {
  if (ts.isConditionalExpression(node) || ts.isForStatement(node)) return node.condition;
  const hasExpression =
    ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node);
  return hasExpression ? node.expression : undefined;
}

function changedConstant(node) {
  const isName = node.parent?.name === node;
  const replacement = isName ? undefined : otherConstant(node);
  return replacement && { start: node.getStart(), end: node.getEnd(), replacement, within: node };
}

function otherConstant(node) {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true';
  if (ts.isNumericLiteral(node)) return String(Number(node.text) + 1);
  if (ts.isBigIntLiteral(node)) return `${String(BigInt(node.text.slice(0, -1)) + 1n)}n`;
  return undefined;
}

function droppedCall(node) {
  if (!ts.isExpressionStatement(node)) return undefined;
  const call = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
  if (!ts.isCallExpression(call) || isLogCall(call)) return undefined;
  if (call.expression.kind === ts.SyntaxKind.SuperKeyword) return undefined;
  return removal(node);
}

/** A return or throw that ends an `if` without `else`. */
function droppedGuard(node) {
  if (!ts.isReturnStatement(node) && !ts.isThrowStatement(node)) return undefined;
  const { parent } = node;
  const isLast = ts.isBlock(parent) && parent.statements.at(-1) === node;
  const branch = isLast ? parent : node;
  const isGuard =
    ts.isIfStatement(branch.parent) &&
    branch.parent.thenStatement === branch &&
    branch.parent.elseStatement === undefined;
  return isGuard ? removal(node) : undefined;
}

function removal(statement) {
  const [start, end] = [statement.getStart(), statement.getEnd()];
  return { start, end, replacement: ';', within: statement };
}
