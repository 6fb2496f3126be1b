import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from '#libs/app';
import { serviceVariables, type Variable } from '#libs/config';
import { openApiDocument } from '#libs/openapi';
import { apps } from './apps';
import { type ApiDocument, type ServiceDocument } from './merged/document';
import { mergeDocuments } from './merged/merge-documents';
import { suite } from './suite.app';

/**
 * `npm run generate` writes the committed files that are generated from the code: each app's openapi.json, the
 * openapi.json of all apps, and .env.example. With `--check` it only reports whether they are up to date. It runs the
 * built product, because
 * the compiler's plugin makes the schemas of the documents.
 */
async function main(checkOnly: boolean): Promise<void> {
  const files = new Map([['.env.example', envExample()]]);
  const documents: ServiceDocument[] = [];
  for (const definition of [...apps, suite]) {
    const app = await createApp(definition, { DATA_DIR: ':memory:', LOG_LEVEL: 'error' });
    const text = jsonFile(openApiDocument(app, definition));
    await app.close();
    files.set(join('apps', definition.name, 'openapi.json'), text);
    if (definition === suite) continue;
    const { name, title, port } = definition;
    const address = `http://127.0.0.1:${port.default}`;
    documents.push({ name, title, address, document: JSON.parse(text) as ApiDocument });
  }
  files.set('openapi.json', jsonFile(mergeDocuments(documents)));
  for (const [file, text] of files) {
    if (!checkOnly) {
      writeFileSync(file, text);
    } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      process.stderr.write(`${file} is out of date: run npm run generate.\n`);
      process.exitCode = 1;
    }
  }
}

function jsonFile(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Every variable that some app understands, with its purpose and its default. */
function envExample(): string {
  const variables = new Map<string, Variable<unknown>>();
  for (const { port, variables: own } of [...apps, suite]) {
    const all = [port, ...Object.values(serviceVariables), ...Object.values(own)];
    for (const variable of all) variables.set(variable.name, variable);
  }
  const entries = [...variables.values()].flatMap(({ name, purpose, default: byDefault, file }) => [
    `# ${purpose}\n${name}=${byDefault}\n`,
    ...(file === undefined ? [] : [`# ${file.purpose}\n${file.name}=\n`]),
  ]);
  return `# Copy to .env and change what you need. Environment variables of the process have priority.\n\n${entries.join('\n')}`;
}

/** Settled when all of it is written or checked. */
export const generated = main(process.argv.includes('--check'));
