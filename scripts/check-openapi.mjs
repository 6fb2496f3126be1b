// npm run check:openapi: checks the API document of each service and that of all services with the rules of
// redocly.yaml and the JSON schema of OpenAPI, and their examples with their own schemas.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';
import { wrongExamples } from './openapi/examples.mjs';
import { violationsOfSchema } from './openapi/official-schema.mjs';

const ofServices = readdirSync('apps')
  .map((app) => join('apps', app, 'openapi.json'))
  .filter((file) => existsSync(file));

const files = process.argv.length > 2 ? process.argv.slice(2) : [...ofServices, 'openapi.json'];
const config = await loadConfig({ configPath: 'redocly.yaml' });
for (const file of files) await check(file);

async function check(file) {
  const problems = await lint({ ref: file, config });
  const totals = getTotals(problems);
  formatProblems(problems, { format: 'codeframe', totals });
  const document = JSON.parse(readFileSync(file, 'utf8'));
  const lines = [...violationsOfSchema(document), ...wrongExamples(document)];
  for (const line of lines) console.error(`${file}${line}`);
  if (totals.errors + lines.length === 0) return;
  console.error(`${file}: ${totals.errors + lines.length} errors`);
  process.exitCode = 1;
}
