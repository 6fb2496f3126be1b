// npm run build: compiles all apps and libraries to dist, and copies the guides. Only files that have changed are compiled.
// It does not check types: npm run check does.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildConsole } from './console.mjs';
import { metadataVersion, withMetadata } from './openapi-metadata.mjs';
import { guides, root, sources } from './sources.mjs';

const MANIFEST = join(root, 'dist', '.built-from.json');

const OPTIONS = {
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
    },
    keepClassNames: true,
  },
  // Packages that have only ES modules are loaded with import().
  // The annotation names the exports for scripts, which are ES modules.
  module: { type: 'commonjs', ignoreDynamic: true, exportInteropAnnotation: true },
};

/**
 * Compiles and copies what has changed since the last build.
 *
 * @param {{ tests?: boolean }} options `tests`: also what only tests use
 * @returns how many files were compiled or copied
 */
export async function build({ tests = false } = {}) {
  const version = versionOfBuild();
  const before = manifestOf(version);
  const files = [...sources({ tests }), ...guides()];
  const fingerprints = new Map(files.map((file) => [file, fingerprintOf(file)]));
  const changed = files.filter((file) => before[file] !== fingerprints.get(file));
  removeOutputs(Object.keys(before).filter((file) => !existsSync(join(root, file))));
  for (const folder of new Set(changed.map((file) => dirname(outputOf(file))))) {
    mkdirSync(folder, { recursive: true });
  }
  if (changed.length > 0) {
    await compileAll(changed.filter((file) => !isGuide(file)));
    for (const file of changed.filter(isGuide)) copyFileSync(join(root, file), outputOf(file));
    const kept = Object.entries(before).filter(([file]) => existsSync(join(root, file)));
    const built = { ...Object.fromEntries(kept), ...Object.fromEntries(fingerprints) };
    writeFileSync(MANIFEST, JSON.stringify({ version, files: built }));
  }
  await buildConsole();
  return changed.length;
}

/** A hash of the compiler, its settings and the metadata. If it changes, everything is compiled again. */
function versionOfBuild() {
  const packages = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return JSON.stringify([packages.digest('hex'), metadataVersion(), OPTIONS]);
}

/** The files of the last build by path, or none if the compiler or its settings have changed. */
function manifestOf(version) {
  const manifest = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};
  if (manifest.version === version) return manifest.files;
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  return {};
}

/** Size and time of the last change. A file that is replaced by an older one differs too. */
function fingerprintOf(file) {
  const { size, mtimeMs } = statSync(join(root, file));
  return `${size} ${mtimeMs}`;
}

function isGuide(file) {
  return file.endsWith('.md');
}

function outputOf(file) {
  if (isGuide(file)) return join(root, 'dist', 'guides', file);
  return join(root, 'dist', file.replace(/\.ts$/, '.js'));
}

function removeOutputs(files) {
  for (const output of files.map(outputOf)) {
    rmSync(output, { force: true });
    rmSync(`${output}.map`, { force: true });
  }
}

async function compileAll(files) {
  if (files.length === 0) return;
  // Loaded only if it is needed, because most starts compile nothing.
  const { default: swc } = await import('@swc/core');
  await Promise.all(files.map((file) => compile(swc, file)));
}

async function compile(swc, file) {
  const output = outputOf(file);
  const { code, map } = await compiled(swc, file, readFileSync(join(root, file), 'utf8'));
  const mapLine = `//# sourceMappingURL=${basename(output)}.map`;
  writeFileSync(`${output}.map`, map);
  writeFileSync(output, `${code}\n${mapLine}\n`);
}

/** Compiles a text as the build does. The text can differ from the content of the file. */
export function compiled(swc, file, text) {
  return swc.transform(withMetadata(file, text), {
    ...OPTIONS,
    filename: join(root, file),
    sourceFileName: relative(dirname(outputOf(file)), join(root, file)),
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
