// The files of the repository that the build reads.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Files that only tests use: specs, folders named test, the library with the test harness, and the code for browsers, which
 * console.mjs bundles.
 */
const OF_TESTS = /[.-]spec\.ts$|(^|\/)test\/|^libs\/testing\/|^libs\/console\/web\//;

/**
 * Returns the paths of the TypeScript files, from the root of the repository, with `/`.
 *
 * @param {{ tests: boolean }} options `tests`: also those that only tests use
 */
export function sources({ tests }) {
  const folders = tests ? ['apps', 'libs', 'test'] : ['apps', 'libs'];
  const files = folders.flatMap((folder) => [...filesBelow(folder)]);
  return ['ormconfig.ts', ...files.filter((file) => tests || !OF_TESTS.test(file))];
}

/** Returns the paths of the code for browsers, without tests. */
export function webSources() {
  const folder = 'libs/console/web';
  const names = readdirSync(join(root, folder), { encoding: 'utf8', recursive: true });
  const paths = names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
  return paths.filter((path) => /(?<![.-]spec)\.tsx?$/.test(path));
}

/** Returns the pages of the documentation, which each service shows at /guide. */
export function guides() {
  const pages = readdirSync(root).filter((name) => name.endsWith('.md'));
  const documents = readdirSync(join(root, 'docs'), { encoding: 'utf8', recursive: true });
  return [...pages, ...documents.map((name) => `docs/${name.replaceAll('\\', '/')}`)].filter(
    (file) => file.endsWith('.md'),
  );
}

function* filesBelow(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (/(?<!\.d)\.ts$/.test(entry.name)) yield path;
  }
}
