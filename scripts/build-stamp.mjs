// The fingerprint of the sources of the build. It avoids unnecessary builds and the start of an old build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'dist', '.built-from');
const SOURCES = [
  'apps',
  'libs',
  'ormconfig.ts',
  'package-lock.json',
  'tsconfig.json',
  'nest-cli.json',
];
// The compiled files below the sources. Specs are not compiled.
const COMPILED = /(?<!spec)\.ts$|(tsconfig[^/]*|nest-cli|package-lock)\.json$/;

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesBelow(join(root, source))) {
      if (!COMPILED.test(file)) continue;
      hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

export function writeStamp() {
  writeFileSync(stampFile, fingerprint());
}

/** Returns true if dist was built from the current sources. */
export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();
}
