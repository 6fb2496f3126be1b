import { createHash } from 'node:crypto';
import { isArray, isObject, type Json, MAX_DEPTH, refuseSize } from '../json';
import {
  ArgumentProblem,
  type ExpressionScope,
  type IntrinsicFunction,
  jsonText,
  textArgument,
  wrongType,
} from './arguments';
import { type Argument } from './intrinsic';

/** A limit of AWS, for Base64 and hashes. */
const MAX_CHARACTERS = 10_000;

const ALGORITHMS = new Map([
  ['MD5', 'md5'],
  ['SHA-1', 'sha1'],
  ['SHA-256', 'sha256'],
  ['SHA-384', 'sha384'],
  ['SHA-512', 'sha512'],
]);

export const TEXT_FUNCTIONS = {
  Base64Decode: (args) => {
    const text = shortText(args);
    if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) {
      throw new ArgumentProblem('the text is not Base64.');
    }
    return Buffer.from(text, 'base64').toString('utf8');
  },

  Base64Encode: (args) => Buffer.from(shortText(args), 'utf8').toString('base64'),

  Hash: (args, { budget }) => {
    const [data = null] = args;
    const text = typeof data === 'string' ? data : jsonText(data, budget);
    const algorithm = ALGORITHMS.get(textArgument(args, 1));
    if (algorithm === undefined) {
      throw new ArgumentProblem(
        `the algorithm must be one of ${[...ALGORITHMS.keys()].join(', ')}.`,
      );
    }
    return createHash(algorithm).update(checkLength(text)).digest('hex');
  },

  /** AWS has shallow merges only: the third argument must be false. */
  JsonMerge: (args, { budget }) => {
    const [first = null, second = null, isDeep = null] = args;
    if (!isObject(first)) return wrongType(first, 0, 'an object');
    if (!isObject(second)) return wrongType(second, 1, 'an object');
    if (isDeep !== false) throw new ArgumentProblem('argument 3 must be false (a shallow merge).');
    budget.visit(Object.keys(first).length + Object.keys(second).length);
    return { ...first, ...second };
  },

  JsonToString: (args, { budget }) => jsonText(args[0] ?? null, budget),

  /** Every character of the second text is a separator. Empty parts are left out, as recorded from AWS. */
  StringSplit: (args, { budget }) => {
    const text = textArgument(args, 0);
    const separators = new Set(textArgument(args, 1));
    budget.produce(text.length);
    if (separators.size === 0) return [text];
    const parts: string[] = [];
    let part = '';
    for (const character of text) {
      if (!separators.has(character)) part += character;
      else if (part !== '') {
        parts.push(part);
        part = '';
      }
    }
    return part === '' ? parts : [...parts, part];
  },

  StringToJson: (args, { budget }) => {
    const text = textArgument(args, 0);
    budget.produce(text.length);
    const value = parsed(text);
    if (refuseSize(value, Infinity) !== undefined) {
      throw new ArgumentProblem(`the JSON is nested more than ${String(MAX_DEPTH)} deep.`);
    }
    return value;
  },
} satisfies Record<string, IntrinsicFunction>;

/** AWS reads an empty or blank text as null. */
function parsed(text: string): Json {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new ArgumentProblem('the text is not JSON.');
  }
}

/**
 * States.Format: replaces each `{}` of the template with a value. A backslash before a brace makes it a part of the
 * text.
 */
export function format(
  [argument]: readonly Argument[],
  [value = null, ...values]: readonly Json[],
  { budget }: ExpressionScope,
): string {
  const isWritten = argument?.kind === 'literal' && argument.template !== undefined;
  const template = isWritten ? argument.template : value;
  if (typeof template !== 'string') return wrongType(value, 0, 'a string');
  let used = 0;
  const text = template.replace(/\\(.)|\{\}/gs, (_, escaped?: string) => {
    if (escaped !== undefined) return escaped;
    const item = values[used];
    used += 1;
    if (item === undefined) return '';
    const written = typeof item === 'string' ? item : plainText(item, jsonText(item, budget));
    budget.produce(written.length);
    return written;
  });
  if (used !== values.length) {
    throw new ArgumentProblem(
      `the template has ${String(used)} {} but there are ${String(values.length)} values.`,
    );
  }
  budget.produce(template.length);
  return text;
}

/**
 * A value as AWS writes it into a template: `{Arg1=1, Arg2=[]}`, with unquoted texts at every level.
 * @param json its JSON text, which is used for all values except objects and arrays
 */
function plainText(value: Json, json: string): string {
  if (typeof value === 'string') return value;
  if (isArray(value))
    return `[${value.map((item) => plainText(item, JSON.stringify(item))).join(', ')}]`;
  if (!isObject(value)) return json;
  const members = Object.entries(value).map(
    ([name, member]) => `${name}=${plainText(member, JSON.stringify(member))}`,
  );
  return `{${members.join(', ')}}`;
}

function shortText(args: readonly Json[]): string {
  return checkLength(textArgument(args, 0));
}

function checkLength(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  throw new ArgumentProblem(`the text is longer than ${String(MAX_CHARACTERS)} characters.`);
}
