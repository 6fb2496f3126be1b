/** Placeholders of a statement, and their values. */
export interface Places<Value> {
  /** As in `$2, $3`. */
  readonly text: string;
  /** One value for each placeholder. */
  readonly values: readonly Value[];
}

/**
 * Placeholders for a list of values. Their number is a power of two, so that lists of all lengths need few prepared statements: the
 * last value is repeated. Use it where a repeated value changes nothing, as after `IN`.
 * @param values at least one
 * @param after the number of parameters that precede them in the statement
 * @example places(['a', 'b', 'c'], 1); // text: $2, $3, $4, $5, values: ['a', 'b', 'c', 'c']
 */
export function places<Value>(values: readonly Value[], after: number): Places<Value> {
  const padded = [...values];
  const last = padded.at(-1);
  if (last === undefined) throw new RangeError('A list of placeholders needs a value.');
  while (!isPowerOfTwo(padded.length)) padded.push(last);
  const text = padded.map((_, index) => `$${String(after + index + 1)}`).join(', ');
  return { text, values: padded };
}

function isPowerOfTwo(count: number): boolean {
  return (count & (count - 1)) === 0;
}
