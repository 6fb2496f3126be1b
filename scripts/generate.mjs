// npm run generate [-- --check]: see apps/suite/src/generate.ts.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
const { generated } = await import(new URL('../dist/apps/suite/src/generate.js', import.meta.url));
await generated;
await generateClients(process.argv.includes('--check'));

/** Writes the types of a client of each service and of all, for test/generated-client.e2e-spec.ts. */
async function generateClients(checkOnly) {
  const apps = readdirSync('apps').map((app) => [app, `../apps/${app}/openapi.json`]);
  for (const [client, path] of [...apps, ['all', '../openapi.json']]) {
    const document = new URL(path, import.meta.url);
    if (!existsSync(document)) continue;
    const file = new URL(`../test/generated-client/${client}.d.ts`, import.meta.url);
    const text = astToString(
      await openapiTS(document, {
        emptyObjectsUnknown: true,
        // A member with a default is optional in a request.
        defaultNonNullable: false,
      }),
    );
    if (!checkOnly) {
      writeFileSync(file, text);
    } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      process.stderr.write(
        `${fileURLToPath(file)} does not match the code. Run npm run generate.\n`,
      );
      process.exitCode = 1;
    }
  }
}
