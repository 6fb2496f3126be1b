import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cnab240Page } from './page';

it('is the page docs/cnab240.md', () => {
  // The tests run in the root of the repository. `npm run generate` writes the page.
  expect(readFileSync(join('docs', 'cnab240.md'), 'utf8')).toBe(cnab240Page());
});
