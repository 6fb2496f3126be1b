import { type Json, isArray, isObject, type JsonObject } from '../json';
import { COMPARISONS, type ComparisonType, readTimestamp } from '../query/comparison';
import { looksLikeExpression } from '../query/expression-text';
import { checkAssign, checkPath, checkStrings, checkTemplate, checkText } from './check-values';
import { type Place, report, reportUnknown, within } from './findings';

const COMBINATIONS = ['And', 'Or', 'Not'];

const COMPARISON_NAMES: readonly string[] = [
  'IsPresent',
  ...[...COMPARISONS].flatMap(([name, { hasPath }]) => (hasPath ? [name, `${name}Path`] : [name])),
];

const OPERATORS: readonly string[] = [...COMBINATIONS, ...COMPARISON_NAMES];

/** The rules of a Choice. */
export function checkChoices(
  value: Json,
  place: Place,
  checkTarget: (target: Json | undefined, place: Place) => void,
): void {
  if (!isArray(value) || value.length === 0) {
    report(place, 'Must be an array of at least one rule.');
    return;
  }
  for (const [index, rule] of value.entries()) {
    const at = within(place, index);
    if (!isObject(rule)) {
      report(at, 'Must be an object.');
      continue;
    }
    checkTarget(rule['Next'], within(at, 'Next'));
    if (rule['Comment'] !== undefined) checkText(rule['Comment'], within(at, 'Comment'));
    if (rule['Assign'] !== undefined) checkAssign(rule['Assign'], within(at, 'Assign'));
    if (place.language === 'JSONata') checkCondition(rule, at);
    else checkRule(rule, at, ['Next', 'Comment', 'Assign']);
  }
}

function checkCondition(rule: JsonObject, place: Place): void {
  reportUnknown(rule, ['Condition', 'Next', 'Comment', 'Assign', 'Output'], place);
  const condition = rule['Condition'];
  const isExpression = typeof condition === 'string' && looksLikeExpression(condition);
  const at = within(place, 'Condition');
  if (isExpression) checkStrings(condition, at);
  else if (typeof condition !== 'boolean') {
    report(at, 'Must be true, false or an expression {% ... %}.');
  }
  if (rule['Output'] !== undefined) checkTemplate(rule['Output'], within(place, 'Output'));
}

/** @param others the members that the rule can have in addition to its operator */
function checkRule(rule: JsonObject, place: Place, others: readonly string[]): void {
  const used = Object.keys(rule).filter((name) => OPERATORS.includes(name));
  const [operator] = used;
  reportUnknown(rule, [...OPERATORS, 'Variable', ...others], place);
  if (operator === undefined || used.length > 1) {
    report(place, `Must have exactly one operator, such as StringEquals, IsPresent, And or Not.`);
    return;
  }
  const value = rule[operator] ?? null;
  const at = within(place, operator);
  if (!COMBINATIONS.includes(operator)) {
    checkPath(rule['Variable'] ?? null, within(place, 'Variable'));
    checkComparison(operator, value, at);
    return;
  }
  if (rule['Variable'] !== undefined) {
    report(within(place, 'Variable'), `${operator} has no Variable. Its inner rules have one.`);
  }
  if (operator === 'Not') checkInner(value, at);
  else if (!isArray(value) || value.length === 0) {
    report(at, 'Must be an array of at least one rule.');
  } else {
    for (const [index, inner] of value.entries()) checkInner(inner, within(at, index));
  }
}

function checkInner(rule: Json, place: Place): void {
  if (isObject(rule)) checkRule(rule, place, ['Comment']);
  else report(place, 'Must be an object.');
}

const TYPES: Readonly<Record<ComparisonType, readonly [(value: Json) => boolean, string]>> = {
  boolean: [(value) => typeof value === 'boolean', 'Must be true or false.'],
  number: [(value) => typeof value === 'number', 'Must be a number.'],
  string: [(value) => typeof value === 'string', 'Must be a string.'],
  timestamp: [
    (value) => readTimestamp(value) !== undefined,
    'Must be an RFC 3339 timestamp such as 2026-01-31T12:00:00Z.',
  ],
};

function checkComparison(operator: string, value: Json, place: Place): void {
  const comparison = COMPARISONS.get(operator);
  if (comparison === undefined && operator !== 'IsPresent') {
    checkPath(value, place);
    return;
  }
  const [isRight, text] = TYPES[comparison?.type ?? 'boolean'];
  if (!isRight(value)) report(place, text);
}
