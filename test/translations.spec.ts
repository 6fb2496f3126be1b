import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SUFFIX = '.pt-BR.md';
const translations = ['.', 'docs'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => join(folder, name)),
);

/** The commands and outputs of a page, and how many headings it has of each level. */
function outlineOf(page: string): object {
  const text = readFileSync(page, 'utf8');
  const blocks = text.match(/^```\w+\n[^]*?\n```$/gm) ?? [];
  const prose = blocks.reduce((rest, block) => rest.replace(block, ''), text);
  return { headings: prose.match(/^#+ /gm), blocks };
}

describe('A page in Portuguese', () => {
  it.each(translations)('has the sections and the commands of the English page: %s', (page) => {
    expect(outlineOf(page)).toEqual(outlineOf(page.replace(SUFFIX, '.md')));
  });
});
