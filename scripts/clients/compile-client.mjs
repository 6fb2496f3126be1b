// node scripts/clients/compile-client.mjs <file> <app>...: makes the types of a client from the API documents of these apps
// and from that of all, in dist/generated-client, and compiles them with a file that uses them. Prints the errors.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { root } from '../build/sources.mjs';

const folder = join(root, 'dist', 'generated-client');
mkdirSync(folder, { recursive: true });
const [user, ...apps] = process.argv.slice(2);
const files = [user];
for (const client of ['all', ...apps]) {
  const path = client === 'all' ? 'openapi.json' : `apps/${client}/openapi.json`;
  const types = await openapiTS(pathToFileURL(join(root, path)), {
    emptyObjectsUnknown: true,
    // A member with a default is optional in a request.
    defaultNonNullable: false,
  });
  const file = join(folder, `${client}.ts`);
  writeFileSync(file, astToString(types));
  files.push(file);
}

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const errors = ts.getPreEmitDiagnostics(ts.createProgram(files, { ...options, noEmit: true }));
const host = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};
process.stdout.write(ts.formatDiagnostics(errors, host));
