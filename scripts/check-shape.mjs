// npm run check:arrows: the apps have one shape (docs/architecture.md, "A feature folder").
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sources } from './build/sources.mjs';

/** Earlier names of the files of bodies. */
const WRONG_NAME = /\.(?:body|document|query)\.ts$|^apps\/.*-body\.ts$/;
/** A top folder of an app, and the rest of the path. */
const FEATURE = /^(apps\/[^/]+\/src\/([^/]+))\/(.+)/;
const BODY = /^export class (\w+)/gm;
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
/** Where each class of a body is. The OpenAPI document of a service has one schema for each name. */
const bodies = new Map();

for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  if (/^\s*@Res\(/m.test(text) && !WITH_RESPONSE.has(file))
    report(`${file}: return a Reply (libs/http) instead of using @Res.`);
  if (WRONG_NAME.test(file)) report(`${file}: name it x.request.ts or x.response.ts.`);
  for (const [, body] of /\.(request|response)\.ts$/.test(file) ? text.matchAll(BODY) : []) {
    bodies.set(body, [...(bodies.get(body) ?? []), file]);
  }
  const [, folder, name, rest] = FEATURE.exec(file) ?? [];
  if (folder === undefined) continue;
  const wiring = `${folder}/${name}.module.ts`;
  if (rest.endsWith('.module.ts') && file !== wiring) report(`${file}: wire it in ${wiring}.`);
  if (WIRED.test(text) && !known.has(wiring)) report(`${file}: ${wiring} is missing.`);
  if (/^export class \w+Service\b/m.test(text) !== rest.endsWith('.service.ts'))
    report(`${file}: a class XService is in x.service.ts, and no other class is.`);
}

for (const [name, places] of bodies) {
  for (const [one, other] of pairsOf(places)) {
    const areOfOneApp = appOf(one) === appOf(other);
    // The suite control has operations of its own in place of those of libs/control.
    const isShared =
      [one, other].some((place) => place.startsWith('libs/')) && !/suite/.test(one + other);
    if (areOfOneApp || isShared)
      report(`${one} and ${other}: both have a class ${name}, and a document can have only one.`);
  }
}

function pairsOf(places) {
  return places.flatMap((one, index) => places.slice(index + 1).map((other) => [one, other]));
}

function appOf(file) {
  return file.split('/')[1];
}

function report(line) {
  console.error(line);
  process.exitCode = 1;
}
