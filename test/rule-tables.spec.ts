import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HEADING = '## Rules, code and tests';

const files = ['apps', 'libs', 'test'].flatMap((folder) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name)),
);
const paths = files.join('\n').replaceAll('\\', '/');
const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n');

const pages = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(join('docs', name), 'utf8') }))
  .filter(({ text }) => text.includes(HEADING));

/** The last two columns of the tables below the heading: code in backticks, titles of tests in quotes. */
function referencesIn(page: string): string[] {
  const rows = page.slice(page.indexOf(HEADING)).match(/^\|.*\|$/gm) ?? [];
  return rows.flatMap((row) => {
    const proof = row.split('|').slice(-3).join('|');
    return [...proof.matchAll(/`([^`]+)`|"([^"]+)"/g)].map(
      ([, code, title]) => code ?? title ?? '',
    );
  });
}

function exists(reference: string): boolean {
  return (
    paths.includes(reference) ||
    sources.includes(reference) ||
    reference.split('.').every((part) => sources.includes(part))
  );
}

describe('The tables of rules, code and tests', () => {
  it.each(pages)('name only code and tests that exist: $name', ({ text }) => {
    const references = referencesIn(text);
    expect(references).not.toEqual([]);
    expect(references.filter((reference) => !exists(reference))).toEqual([]);
  });
});
