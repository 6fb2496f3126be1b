import type { OpenAPIObject } from '@nestjs/swagger';
import { testValueOf, type TestValueField } from '#libs/test-values';

/** More codes than this make a description too long to read. */
const MOST_LISTED = 50;
const SHORT_LIST = 10;

type Operations = Partial<Record<string, { description?: string }>>;

const MORE =
  '`GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.';

/**
 * Adds the test values of each operation to its description.
 * @throws Error if the document does not have an operation
 */
export function addTestValues(document: OpenAPIObject, fields: readonly TestValueField[]): void {
  const texts = new Map<{ description?: string }, string[]>();
  for (const field of fields) {
    const [path = '', query] = field.path.split('?');
    const methods = document.paths[path] as Operations | undefined;
    const operation = methods?.[field.method.toLowerCase()];
    if (operation === undefined) {
      throw new Error(`testValues: the service has no ${field.method} ${path}.`);
    }
    texts.set(operation, [...(texts.get(operation) ?? []), textOf(field, query)]);
  }
  for (const [operation, sentences] of texts) {
    const text = ['**Test values.**', ...sentences, MORE].join(' ');
    operation.description = `${operation.description ?? ''}\n\n${text}`.trim();
  }
}

function textOf({ field, outcomes, prefix }: TestValueField, query: string | undefined): string {
  const codes = Object.keys(outcomes);
  const [first = ''] = codes;
  const when = query === undefined ? '' : `With \`${query}\`: `;
  const value = testValueOf(first, prefix);
  return `${when}\`${value}\` in \`${field}\` requests the outcome ${first} without a rule. The codes are ${listOf(codes)}.`;
}

function listOf(codes: readonly string[]): string {
  const shown = codes.length > MOST_LISTED ? codes.slice(0, SHORT_LIST) : codes;
  const more = codes.length - shown.length;
  return shown.join(', ') + (more === 0 ? '' : ` and ${String(more)} more`);
}
