import { at } from '../core/answers';
import { type Answer } from '../core/wire';

/** The elements of a list that was read. */
export function listOf(answer: Answer | undefined, ...path: readonly string[]): readonly unknown[] {
  const list = at(answer?.body, ...path);
  return Array.isArray(list) ? list : [];
}

/** Adds an item to a list whose order means nothing, so that the order of the steps that fill it means nothing either. */
export function withItem<T>(items: readonly T[], item: T): readonly T[] {
  const text = JSON.stringify(item);
  const index = items.findIndex((other) => JSON.stringify(other) > text);
  return items.toSpliced(index < 0 ? items.length : index, 0, item);
}

/**
 * Compares items without a key, in any order. Only the members of the expected items are compared; undefined ones must be absent.
 * @returns one text for each item that is missing or that should not be there
 */
export function itemDifferences<Expected extends object>(
  title: string,
  found: readonly unknown[],
  expected: readonly Expected[],
  names: readonly (keyof Expected & string)[],
): readonly string[] {
  const textOf = (item: unknown) =>
    JSON.stringify(names.map((name) => [name, at(item, name) ?? null]));
  const left = new Map<string, number>();
  for (const item of expected) left.set(textOf(item), (left.get(textOf(item)) ?? 0) + 1);
  const differences: string[] = [];
  for (const item of found) {
    const text = textOf(item);
    const count = left.get(text) ?? 0;
    if (count === 0) differences.push(`${title} should not be there: ${text}`);
    left.set(text, count - 1);
  }
  for (const [text, count] of left)
    if (count > 0) differences.push(`${title} is missing ${String(count)} times: ${text}`);
  return differences;
}

/** One text for each item that is older than the one after it. */
export function notNewestFirst(title: string, list: readonly unknown[]): readonly string[] {
  const instants = list.map((item) => String(at(item, 'createdAt')));
  return instants.flatMap((instant, index) =>
    instant < (instants[index + 1] ?? '')
      ? [`${title} ${String(index)} of ${instant} is before a later one`]
      : [],
  );
}

/** One text for each value that is there more than once. */
export function repeatedValues(
  title: string,
  list: readonly unknown[],
  valueOf: (item: unknown) => string,
): readonly string[] {
  const seen = new Set<string>();
  return list.flatMap((item) => {
    const value = valueOf(item);
    if (seen.has(value)) return [`${title} ${value} is there twice`];
    seen.add(value);
    return [];
  });
}

/** Reais with two decimals, as the services write them. */
export function reais(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Cents of an amount in reais. */
export function centsOf(amount: unknown): number {
  return Math.round(Number(amount) * 100);
}
