// npm run generate [-- --check]: see apps/suite/src/generate.ts.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { httpFiles } from './clients/http-files.mjs';
import { postmanFiles } from './clients/postman.mjs';
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
const { generated } = await import(new URL('../dist/apps/suite/src/generate.js', import.meta.url));
await generated;
const checkOnly = process.argv.includes('--check');
for (const [path, text] of [...(await clientTypes()), ...postmanFiles(), ...httpFiles()]) {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  if (!checkOnly) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`${path} is not up to date. Run npm run generate.\n`);
    process.exitCode = 1;
  }
}

/** The types of a client of each service and of all, for test/generated-client.e2e-spec.ts. */
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
