import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `npm run build` copies the pages of the documentation to this folder, so they are installed with the code. */
const FOLDER = join(dirname(require.resolve('#package.json')), 'dist', 'guides');

/** The pages of the documentation, from the root of the repository. */
export function guideFiles(): readonly string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER, { encoding: 'utf8', recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md'))
    .sort();
}

/** The Markdown of a page. */
export function guideText(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8');
}
