// npm run check:arrows: no circle among the top folders of an app, a library or the code for browsers. Imports of types count too: to
// understand a folder, nobody should have to read the folders that use it.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root, sources, webSources } from './build/sources.mjs';

/** A file in a top folder: the app or library, and the folder. */
const PLACE = /^((?:apps|libs)\/[^/]+\/(?:src|web))\/([^/]+)\/./;
const RELATIVE_IMPORT = /from '(\.[^']+)'/g;

for (const [part, uses] of foldersThatUse()) {
  const circle = [...uses.keys()].filter((folder) => reachedFrom(folder, uses).has(folder));
  if (circle.length === 0) continue;
  console.error(`${part}: these folders import each other in a circle: ${circle.join(', ')}.`);
  process.exitCode = 1;
}

/** The imports between the top folders of each app and library. */
function foldersThatUse() {
  const parts = new Map();
  for (const file of [...sources({ tests: false }), ...webSources()]) {
    const [, part, folder] = PLACE.exec(file) ?? [];
    if (part === undefined) continue;
    const uses = parts.get(part) ?? new Map();
    parts.set(part, uses);
    for (const [, path] of readFileSync(join(root, file), 'utf8').matchAll(RELATIVE_IMPORT)) {
      const [, , used] = PLACE.exec(posix.join(posix.dirname(file), path)) ?? [];
      if (used === undefined || used === folder) continue;
      uses.set(folder, (uses.get(folder) ?? new Set()).add(used));
    }
  }
  return parts;
}

function reachedFrom(folder, uses, reached = new Set()) {
  for (const used of uses.get(folder) ?? []) {
    if (reached.has(used)) continue;
    reached.add(used);
    reachedFrom(used, uses, reached);
  }
  return reached;
}
