// npm run generate [-- --check]: writes what is committed but made from the code: the lists of migrations, the metadata of
// the API documents, the documents themselves and .env.example (apps/suite/src/generate.ts), the collections
// and the types that are made from them, and the page of the records of CNAB 240.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiTypeFiles } from './clients/api-types.mjs';
import { httpFiles } from './clients/http-files.mjs';
import { postmanFiles } from './clients/postman.mjs';
import { migrationLists } from './build/migration-lists.mjs';
import { readMetadata } from './build/read-openapi-metadata.mjs';

const checkOnly = process.argv.includes('--check');
// Before the build, which reads it.
refresh([...migrationLists(), ['scripts/build/openapi-metadata.json', await readMetadata()]]);
const { build } = await import('./build/build.mjs');
await build();
const { generated } = await import(new URL('../dist/apps/suite/src/generate.js', import.meta.url));
await generated;
const { cnab240Page } = await import(new URL('../dist/libs/cnab240/src/index.js', import.meta.url));
refresh([
  ...postmanFiles(),
  ...httpFiles(),
  ...(await apiTypeFiles()),
  ['docs/cnab240.md', cnab240Page()],
]);

/** Writes the files, or with `--check` names those that are not up to date. */
function refresh(files) {
  for (const [path, text] of files) {
    const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (checkOnly) {
      process.stderr.write(`${path} is not up to date. Run npm run generate.\n`);
      process.exitCode = 1;
    } else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}
