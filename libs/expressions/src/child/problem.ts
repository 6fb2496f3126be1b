import { lateMessage } from '../messages';

/** The problem with an expression or with the arguments of a function, in words. jsonata adds the position. */
export class ExpressionProblem extends Error {
  readonly position?: number;
}

/** jsonata refuses longer lists. */
export const MAX_LIST_LENGTH = 100_000;

/** A message is stored in the history of an execution. With `$error`, an expression can create a message of any length. */
const MAX_MESSAGE_LENGTH = 1_000;

/** The code of jsonata for an expression that it stopped, because its time was over. */
const LATE = 'D1012';

/** The codes of jsonata whose texts are not clear to users. */
const TEXTS: Readonly<Record<string, (deadlineMs: number) => string>> = {
  D1011: () => 'The expression calls itself endlessly, or too deeply.',
  [LATE]: lateMessage,
  D2014: () => `A list has more than ${String(MAX_LIST_LENGTH)} values.`,
  D2015: () => `A list has more than ${String(MAX_LIST_LENGTH)} values.`,
};

/** $error and $assert: the text is the author's own. */
const AUTHORED = new Set(['D3137', 'D3141']);

/** Errors of V8: it has reached one of its limits, or a transform changes a frozen object. */
const TEXTS_OF_V8: readonly (readonly [RegExp, string])[] = [
  [/call stack/, 'The expression or one of its values is nested too deeply.'],
  [/string length/, 'The expression makes a text that is too long.'],
  [/array length/, 'The expression makes a list that is too long.'],
  [/not extensible|read only/, 'Functions and the syntax tree cannot be changed.'],
  [/^Cannot (create|set) propert/, 'A transform (|...|) can change objects only.'],
];

/**
 * Describes an error of jsonata, of V8 or of our functions in one sentence.
 *
 * @returns at most 1,000 characters; with the position, if there is one
 */
export function describeProblem(error: unknown, deadlineMs: number): string {
  const { code, message, position } = fieldsOf(error);
  const known = code === undefined ? undefined : TEXTS[code];
  if (known !== undefined) return known(deadlineMs);
  if (code !== undefined && AUTHORED.has(code)) return message.slice(0, MAX_MESSAGE_LENGTH);
  const isOfV8 = error instanceof RangeError || error instanceof TypeError;
  const text = isOfV8 ? TEXTS_OF_V8.find(([pattern]) => pattern.test(message)) : undefined;
  if (text !== undefined) return text[1];
  const sentence = message.slice(0, MAX_MESSAGE_LENGTH).replace(/\.?\s*$/, '');
  return position === undefined
    ? `${sentence}.`
    : `${sentence} (near character ${String(position)}).`;
}

/** Whether an expression was stopped because it used its CPU time. */
export function isLate(error: unknown): boolean {
  return fieldsOf(error).code === LATE;
}

interface ErrorFields {
  readonly code: string | undefined;
  readonly message: string;
  readonly position: number | undefined;
}

function fieldsOf(error: unknown): ErrorFields {
  if (typeof error !== 'object' || error === null) {
    return { code: undefined, message: String(error), position: undefined };
  }
  const { code, message, position } = error as Record<string, unknown>;
  return {
    code: typeof code === 'string' ? code : undefined,
    message: typeof message === 'string' ? message : 'The expression failed',
    position: typeof position === 'number' ? position : undefined,
  };
}
