// Adds the metadata of the API documents to classes: see read-openapi-metadata.mjs.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.mjs';

/** By source file and class, static members. Committed. */
export const METADATA_FILE = 'scripts/build/openapi-metadata.json';

const text = existsSync(join(root, METADATA_FILE))
  ? readFileSync(join(root, METADATA_FILE), 'utf8')
  : '{}';
const metadata = JSON.parse(text);

/** Changes when the metadata change. */
export function metadataVersion() {
  return createHash('sha256').update(text).digest('hex');
}

/** Adds the metadata to the classes of a source file. No line moves, so the source map stays right. */
export function withMetadata(file, source) {
  return Object.entries(metadata[file] ?? {}).reduce((changed, [name, member]) => {
    const start = new RegExp(`\\bclass ${name}\\b[^{]*\\{`);
    return changed.replace(start, (found) => `${found} ${member}`);
  }, source);
}
