import { type Json, isArray, isObject } from '../json';
import { parseExpression } from '../intrinsic/parse-intrinsic';
import { parsePath } from '../path/parse-path';
import { isReferencePath } from '../path/path';
import { readTimestamp } from '../query/comparison';
import { expressionIn, looksLikeExpression, MAX_EXPRESSION_LENGTH } from '../query/expression-text';
import { type Place, report, within } from './findings';

/** The longest time of AWS: three years and two months. */
const MAX_SECONDS = 99_999_999;

const VARIABLE = /^[\p{L}_][\p{L}\p{N}_]{0,79}$/u;

export function checkText(value: Json, place: Place): value is string {
  if (typeof value === 'string') return true;
  report(place, 'Must be a string.');
  return false;
}

export function checkPath(value: Json, place: Place): void {
  if (checkText(value, place)) place.findings.tryTo(() => parsePath(value), place.pointer);
}

export function checkPathOrFunction(value: Json, place: Place): void {
  if (checkText(value, place)) place.findings.tryTo(() => parseExpression(value), place.pointer);
}

/** ResultPath: null, or the path of one place in the input. */
export function checkResultPath(value: Json, place: Place): void {
  if (value === null || !checkText(value, place)) return;
  place.findings.tryTo(() => {
    const path = parsePath(value);
    if (isReferencePath(path) && path.root.kind === 'input') return;
    report(
      place,
      'Must be a reference path: $ with names and indexes only, such as $.order.items[0].',
    );
  }, place.pointer);
}

/** A whole number in a range, or an expression of JSONata. */
export function checkWhole(value: Json, least: number, most: number, place: Place): void {
  if (isExpressionHere(value, place)) checkStrings(value, place);
  else if (!Number.isSafeInteger(value) || Number(value) < least || Number(value) > most) {
    report(
      place,
      `Must be a whole number from ${String(least)} to ${String(most)}${orExpression(place)}.`,
    );
  }
}

export function checkSeconds(value: Json, least: number, place: Place): void {
  checkWhole(value, least, MAX_SECONDS, place);
}

export function checkNumber(
  value: Json,
  { least, most }: { readonly least: number; readonly most: number },
  place: Place,
): void {
  if (isExpressionHere(value, place)) checkStrings(value, place);
  else if (typeof value !== 'number' || value < least || value > most) {
    const range =
      most === Infinity
        ? `of at least ${String(least)}`
        : `from ${String(least)} to ${String(most)}`;
    report(place, `Must be a number ${range}${orExpression(place)}.`);
  }
}

export function checkTimestamp(value: Json, place: Place): void {
  if (isExpressionHere(value, place)) checkStrings(value, place);
  else if (readTimestamp(value) === undefined) {
    report(
      place,
      `Must be an RFC 3339 timestamp such as 2026-01-31T12:00:00Z${orExpression(place)}.`,
    );
  }
}

/** A payload template: with paths in JSONPath mode, with expressions in JSONata mode. */
export function checkTemplate(value: Json, place: Place): void {
  if (place.language === 'JSONata') checkStrings(value, place);
  else checkPathMembers(value, place);
}

/** The text or texts in a value that are expressions of JSONata. */
export function checkStrings(value: Json, place: Place): void {
  if (typeof value === 'string') checkExpressionText(value, place);
  else if (isArray(value)) {
    for (const [index, item] of value.entries()) checkStrings(item, within(place, index));
  } else if (isObject(value)) {
    for (const [name, item] of Object.entries(value)) checkStrings(item, within(place, name));
  }
}

function checkExpressionText(text: string, place: Place): void {
  if (!looksLikeExpression(text)) return;
  const expression = expressionIn(text);
  if (expression === undefined) report(place, 'Must end with %}, because it begins with {%.');
  else if (expression === '') report(place, 'The expression between {% and %} is empty.');
  else if (expression.length > MAX_EXPRESSION_LENGTH) {
    report(place, `The expression has more than ${String(MAX_EXPRESSION_LENGTH)} characters.`);
  } else place.findings.expressions.push({ pointer: place.pointer, expression });
}

/** Members whose name ends in `.$`, whose values are paths or calls of functions. */
function checkPathMembers(value: Json, place: Place): void {
  if (isArray(value)) {
    for (const [index, item] of value.entries()) checkPathMembers(item, within(place, index));
  } else if (isObject(value)) {
    for (const [name, item] of Object.entries(value)) {
      const at = within(place, name);
      if (!name.endsWith('.$')) checkPathMembers(item, at);
      else if (Object.hasOwn(value, name.slice(0, -2))) {
        report(
          at,
          `There is also a member ${JSON.stringify(name.slice(0, -2))}; only one can be used.`,
        );
      } else checkPathOrFunction(item, at);
    }
  }
}

/** Variables by name, with their values. */
export function checkAssign(value: Json, place: Place): void {
  if (!isObject(value)) {
    report(place, 'Must be an object with the names and values of variables.');
    return;
  }
  for (const written of Object.keys(value)) {
    const isPath = place.language === 'JSONPath' && written.endsWith('.$');
    const name = isPath ? written.slice(0, -2) : written;
    const at = within(place, written);
    if (!VARIABLE.test(name)) {
      report(
        at,
        'The name of a variable has letters, digits and _, at most 80, and does not begin with a digit.',
      );
    } else if (name === 'states') report(at, 'The name "states" is reserved.');
    else if (place.machine.outer.has(name)) {
      report(at, 'This variable belongs to an outer machine, and cannot be assigned here.');
    }
  }
  checkTemplate(value, place);
}

/** Whether a value is an expression of JSONata. */
function isExpressionHere(value: Json, { language }: Place): value is string {
  return language === 'JSONata' && typeof value === 'string' && looksLikeExpression(value);
}

function orExpression({ language }: Place): string {
  return language === 'JSONata' ? ', or an expression {% ... %}' : '';
}
