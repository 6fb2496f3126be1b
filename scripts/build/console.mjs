// Bundles the console (libs/console/web) for browsers to dist/console, with a compressed copy of each file.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './sources.mjs';

const WEB = join(root, 'libs/console/web');
const OUTPUT = join(root, 'dist/console');
const CONTENT_TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
const OPTIONS = {
  entryPoints: [join(WEB, 'main.tsx')],
  bundle: true,
  splitting: true,
  format: 'esm',
  target: ['es2022'],
  minify: true,
  legalComments: 'none',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  logLevel: 'error',
};

/** Bundles the console if its files or its libraries have changed since the last build. */
export async function buildConsole() {
  const version = versionOf(filesBelow(WEB));
  const manifestFile = join(OUTPUT, 'manifest.json');
  if (existsSync(manifestFile) && JSON.parse(readFileSync(manifestFile)).version === version)
    return;
  // Loaded only if it is needed, because most starts bundle nothing.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({ ...OPTIONS, outdir: OUTPUT, write: false });
  // Another process that builds at the same time must not see half of the files.
  const made = `${OUTPUT}.${process.pid}`;
  mkdirSync(made, { recursive: true });
  const files = {};
  for (const { path, contents } of outputFiles) {
    const name = basename(path);
    files[name] = CONTENT_TYPES[extname(name)];
    writeFileSync(join(made, name), contents);
    writeFileSync(join(made, `${name}.br`), brotliCompressSync(contents, BROTLI));
    writeFileSync(join(made, `${name}.gz`), gzipSync(contents, { level: 9 }));
  }
  const entry = (end) =>
    Object.keys(files).find((name) => /^main-/.test(name) && name.endsWith(end));
  const manifest = { version, script: entry('.js'), style: entry('.css'), files };
  writeFileSync(join(made, 'manifest.json'), JSON.stringify(manifest));
  rmSync(OUTPUT, { recursive: true, force: true });
  renameSync(made, OUTPUT);
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** A hash of the sources, the settings and the versions of the libraries. */
function versionOf(files) {
  const hash = createHash('sha256').update(JSON.stringify(OPTIONS.target));
  for (const file of [...files, join(root, 'package-lock.json'), import.meta.filename]) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true });
  return files
    .filter((entry) => entry.isFile() && !/[.-]spec\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
