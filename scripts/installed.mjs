// Packages that only benchmarks and the tests in a browser use: the load generator, other mock servers, the driver of a
// browser. They are not dependencies of this project. npm installs them into a folder of the user's cache when they are
// first used.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The folder, which also holds the files of the servers. */
export const CACHE = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'payment-simulators-bench',
);
/** Where the packages are. */
export const MODULES = join(CACHE, 'node_modules');
/** After this time npm looks for newer versions. */
const FRESH_MS = 7 * 24 * 3_600_000;

/** Installs the newest versions that run on this Node. Without npm or a registry it does nothing. */
export function install(packages) {
  const names = packages.filter((name) => !isFresh(name));
  if (names.length === 0) return;
  console.log(`npm installs ${names.join(', ')} into ${CACHE} ...`);
  mkdirSync(CACHE, { recursive: true });
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  for (const name of names) {
    // A range, unlike a tag, makes npm prefer versions that support this Node.
    spawnSync('npm', ['install', '--prefix', CACHE, ...flags, `${name}@*`], {
      stdio: 'ignore',
      shell: process.platform === 'win32',
    });
  }
}

/** The version that is installed, or undefined. */
export function versionOf(name) {
  const file = packageFile(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

/** Installs a CommonJS package and loads it. Throws if npm cannot install it. */
export function loadPackage(name) {
  install([name]);
  if (versionOf(name) === undefined) throw new Error(`npm cannot install ${name}.`);
  return createRequire(import.meta.url)(join(MODULES, name));
}

function isFresh(name) {
  const file = packageFile(name);
  return existsSync(file) && Date.now() - statSync(file).mtimeMs < FRESH_MS;
}

function packageFile(name) {
  return join(MODULES, name, 'package.json');
}
