import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

/** In the repository, so that the name of the package leads to its files. */
const FOLDER = join('dist', 'test-kit-pages');

describe('The JavaScript of a page', () => {
  // The first one twice, because a page can be pasted again.
  const pages = ['docs/test-kit.md', 'docs/test-kit.md', 'README.md', 'README.pt-BR.md'];

  it.each(pages)('is a test file that passes: %s', async (page) => {
    const text = readFileSync(page, 'utf8');
    const blocks = [...text.matchAll(/^```js\n([^]*?)\n```$/gm)].map(([, code]) => code);
    expect(blocks.length).toBeGreaterThan(0);
    mkdirSync(FOLDER, { recursive: true });
    const file = join(FOLDER, `${basename(page)}.test.mjs`);
    writeFileSync(file, blocks.join('\n'));
    const { stdout } = await promisify(execFile)(process.execPath, ['--test', file]);
    expect(stdout).toMatch(/^. fail 0$/m);
  });
});
