import { type ChoiceRule } from '../definition/state-machine';
import { isArray, isObject, type Json, type JsonObject } from '../json';
import { expressionIn } from '../query/expression-text';

/** Longer labels are cut. */
const SHOWN_CHARACTERS = 60;

/**
 * A text as the label of a Mermaid node or edge, in quotes. Every special character is written as its number, so that
 * no name can end the label.
 *
 * @example label('a"]; b'); // '"a#34;#93;#59; b"'
 */
export function label(text: string): string {
  const escaped = Array.from(shortened(text)).map((character) =>
    /^[\p{L}\p{N} _.-]$/u.test(character) ? character : `#${String(character.codePointAt(0))};`,
  );
  return `"${escaped.join('')}"`;
}

/** A text that is cut if it is long. */
export function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > SHOWN_CHARACTERS
    ? `${characters.slice(0, SHOWN_CHARACTERS).join('')}...`
    : text;
}

/** A rule of a Choice in words, such as `$.total NumericGreaterThan 100`. */
export function ruleText(rule: ChoiceRule): string {
  const { Condition: condition } = rule;
  if (condition === undefined) return comparisonText(rule as JsonObject);
  return typeof condition === 'string' ? (expressionIn(condition) ?? condition) : String(condition);
}

const OTHERS: readonly string[] = ['Variable', 'Next', 'Comment', 'Assign', 'Output'];

function comparisonText(rule: JsonObject): string {
  const [operator = ''] = Object.keys(rule).filter((name) => !OTHERS.includes(name));
  const value = rule[operator] ?? null;
  if (operator === 'Not' && isObject(value)) return `not (${comparisonText(value)})`;
  if (isArray(value)) {
    // The label is cut anyway, so a few rules are enough.
    const rules = value.slice(0, 4).filter(isObject).map(comparisonText);
    return rules.map((text) => `(${text})`).join(operator === 'And' ? ' and ' : ' or ');
  }
  const variable = rule['Variable'];
  return `${typeof variable === 'string' ? variable : ''} ${operator} ${scalarText(value)}`;
}

function scalarText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
