// node scripts/checks/on-node.mjs 24: runs the first steps of a new user with that Node in a clean clone of the last
// commit: npm ci, npm test, npm start and the examples of the README. Installs that Node with npm in a temporary
// folder.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../build/sources.mjs';

const [version] = process.argv.slice(2);
if (!/^\d+$/.test(version ?? '')) {
  console.error('Name a major version of Node, as in: node scripts/checks/on-node.mjs 24');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), `node-${version}-`));
const clone = join(folder, 'clone');
const binaries = join(folder, 'node', 'node_modules', 'node', 'bin');
try {
  mkdirSync(join(folder, 'node'));
  must(folder, [
    'npm',
    'install',
    '--prefix',
    'node',
    '--no-audit',
    '--no-fund',
    `node@${version}`,
  ]);
  must(folder, ['git', 'clone', '--quiet', root, clone]);
  for (const command of [
    ['node', '--version'],
    ['npm', 'ci', '--no-audit', '--no-fund'],
    ['npm', 'test', '--', '--silent'],
    ['node', 'scripts/smoke.mjs'],
  ]) {
    must(clone, command, { PATH: `${binaries}${delimiter}${process.env.PATH}` });
  }
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

function must(cwd, [command, ...parameters], environment) {
  const { status } = spawnSync(command, parameters, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${[command, ...parameters].join(' ')} failed.`);
}
