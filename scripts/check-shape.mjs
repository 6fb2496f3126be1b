// npm run check:arrows: the apps have one shape (docs/architecture.md, "A feature folder").
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sources } from './build/sources.mjs';

/** Earlier names of the files of bodies. */
const WRONG_NAME = /\.(?:body|document|query)\.ts$|^apps\/.*-body\.ts$/;
/** A top folder of an app, and the rest of the path. */
const FEATURE = /^(apps\/[^/]+\/src\/([^/]+))\/(.+)/;
const WIRED = /^@(?:\w*Controller|Injectable|Resolver)\(/m;

/** A handler returns its body or a Reply. Only these need the response itself. */
const WITH_RESPONSE = new Set([
  // Express sends the ranges of a file.
  'apps/report/src/api/download/download.controller.ts',
  // The limit headers are in error responses too.
  'apps/ratelimit/src/queries/queries.controller.ts',
]);

const files = sources({ tests: false });
const known = new Set(files);

for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  if (/^\s*@Res\(/m.test(text) && !WITH_RESPONSE.has(file))
    report(`${file}: return a Reply (libs/http) instead of using @Res.`);
  if (WRONG_NAME.test(file)) report(`${file}: name it x.request.ts or x.response.ts.`);
  const [, folder, name, rest] = FEATURE.exec(file) ?? [];
  if (folder === undefined) continue;
  const wiring = `${folder}/${name}.module.ts`;
  if (rest.endsWith('.module.ts') && file !== wiring) report(`${file}: wire it in ${wiring}.`);
  if (WIRED.test(text) && !known.has(wiring)) report(`${file}: ${wiring} is missing.`);
  if (/^export class \w+Service\b/m.test(text) !== rest.endsWith('.service.ts'))
    report(`${file}: a class XService is in x.service.ts, and no other class is.`);
}

function report(line) {
  console.error(line);
  process.exitCode = 1;
}
