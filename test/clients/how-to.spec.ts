import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join('docs', 'how-to');

/** A block of code that a comment above it says to be from a file: `<!-- examples/go/bank/bank.go -->`. */
const QUOTED = /^<!-- (\S+) -->\n+```\w+\n([^]*?)\n```$/gm;

const quoted = readdirSync(folder).flatMap((page) =>
  [...readFileSync(join(folder, page), 'utf8').matchAll(QUOTED)].map(([, file = '', code = '']) => {
    return { page, file, code };
  }),
);

describe('The how-tos', () => {
  it.each(quoted)('$page shows code of $file', ({ file, code }) => {
    expect(readFileSync(file, 'utf8')).toContain(code);
  });

  it('show code of each language', () => {
    const languages = new Set(quoted.map(({ file }) => file.split('.').at(-1)));
    expect([...languages].sort()).toEqual(['go', 'java', 'js', 'py', 'ts']);
  });

  it.each(readdirSync(folder))('%s is in the README', (page) => {
    expect(readFileSync('README.md', 'utf8')).toContain(`](docs/how-to/${page})`);
  });
});
