// npm run generate [-- --check]: writes what is committed but made from the code: the metadata of the API documents, the
// documents themselves and .env.example (apps/suite/src/generate.ts), and the clients and collections made from them.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { httpFiles } from './clients/http-files.mjs';
import { postmanFiles } from './clients/postman.mjs';
import { readMetadata } from './build/read-openapi-metadata.mjs';

const checkOnly = process.argv.includes('--check');
// Before the build, which reads it.
refresh([['scripts/build/openapi-metadata.json', await readMetadata()]]);
const { build } = await import('./build/build.mjs');
await build();
const { generated } = await import(new URL('../dist/apps/suite/src/generate.js', import.meta.url));
await generated;
refresh([...(await clientTypes()), ...postmanFiles(), ...httpFiles()]);

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

/** The types of a client of each service and of all, for test/generated-client.long-spec.ts. */
async function clientTypes() {
  const apps = readdirSync('apps').map((app) => [app, `../apps/${app}/openapi.json`]);
  const files = [];
  for (const [client, path] of [...apps, ['all', '../openapi.json']]) {
    const document = new URL(path, import.meta.url);
    if (!existsSync(document)) continue;
    const types = await openapiTS(document, {
      emptyObjectsUnknown: true,
      // A member with a default is optional in a request.
      defaultNonNullable: false,
    });
    files.push([`test/generated-client/${client}.d.ts`, astToString(types)]);
  }
  return files;
}
