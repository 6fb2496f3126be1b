import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** In the repository, so that the name of the package leads to its files. */
const FOLDER = join('dist', 'test-kit-page');

describe('docs/test-kit.md', () => {
  it.each(['first', 'second'])('is a test file that passes: the %s time', async (time) => {
    const page = readFileSync('docs/test-kit.md', 'utf8');
    const blocks = [...page.matchAll(/^```js\n([^]*?)\n```$/gm)].map(([, code]) => code);
    expect(blocks.length).toBeGreaterThan(5);
    mkdirSync(FOLDER, { recursive: true });
    const file = join(FOLDER, `${time}.test.mjs`);
    writeFileSync(file, blocks.join('\n'));
    const { stdout } = await promisify(execFile)(process.execPath, ['--test', file]);
    expect(stdout).toContain('fail 0');
  });
});
