import { at } from '../core/answers';
import { type Answer } from '../core/wire';

/** The elements of a list that was read. */
export function listOf(answer: Answer | undefined, ...path: readonly string[]): readonly unknown[] {
  return elementsOf(at(answer?.body, ...path));
}

/** The elements of a list; none if it is something else. */
export function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Adds an item to a list whose order means nothing, so that the order of the steps that fill it means nothing either. */
export function withItem<T>(items: readonly T[], item: T): readonly T[] {
  const text = JSON.stringify(item);
  const index = items.findIndex((other) => JSON.stringify(other) > text);
  return items.toSpliced(index < 0 ? items.length : index, 0, item);
}

/** The end of the text for a value that is there more often than it should. */
export const TOO_MANY = 'too many';

/**
 * Compares texts in any order; each can be there several times.
 * @returns one text for each that is missing or too many
 */
export function bagDifferences(
  title: string,
  found: readonly string[],
  expected: readonly string[],
): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of found) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const text of expected) counts.set(text, (counts.get(text) ?? 0) - 1);
  return [...counts].flatMap(([text, count]) => {
    if (count === 0) return [];
    const amount = `${String(Math.abs(count))} ${count > 0 ? TOO_MANY : 'missing'}`;
    return [`${title} ${text}: ${amount}`];
  });
}

/**
 * Compares items without a key, in any order. Only the members of the expected items are compared; undefined ones must be absent.
 * @returns one text for each item that is missing or too many
 */
export function itemDifferences<Expected extends object>(
  title: string,
  found: readonly unknown[],
  expected: readonly Expected[],
  names: readonly (keyof Expected & string)[],
): readonly string[] {
  const textOf = (item: unknown) =>
    JSON.stringify(names.map((name) => [name, at(item, name) ?? null]));
  return bagDifferences(title, found.map(textOf), expected.map(textOf));
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
