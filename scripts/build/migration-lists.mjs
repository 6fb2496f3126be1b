// The list of the migrations of each app, in the order of their instants, which is that of their file names.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.mjs';

/** That of Prettier. */
const LINE_LENGTH = 100;
const CLASS = /^export class (\w+)/m;

/** Returns the path and the text of `apps/<app>/src/migrations/index.ts` of each app that has migrations. */
export function migrationLists() {
  return readdirSync(join(root, 'apps')).flatMap((app) => {
    const folder = `apps/${app}/src/migrations`;
    if (!existsSync(join(root, folder))) return [];
    const files = readdirSync(join(root, folder)).filter((file) => /^\d+-.*\.ts$/.test(file));
    const migrations = files.sort().map((file) => {
      const name = CLASS.exec(readFileSync(join(root, folder, file), 'utf8'))?.[1];
      if (name === undefined) throw new Error(`${folder}/${file} exports no class.`);
      return { name, path: `./${file.slice(0, -'.ts'.length)}` };
    });
    return [[`${folder}/index.ts`, textOf(migrations)]];
  });
}

function textOf(migrations) {
  const names = migrations.map(({ name }) => name);
  const line = `export const migrations = [${names.join(', ')}];`;
  const lines = ['export const migrations = [', ...names.map((name) => `  ${name},`), '];'];
  return [
    '// Generated: npm run generate',
    ...migrations.map(({ name, path }) => `import { ${name} } from '${path}';`),
    '',
    ...(line.length <= LINE_LENGTH ? [line] : lines),
    '',
  ].join('\n');
}
