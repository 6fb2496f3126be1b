// node scripts/ci/system-packages.mjs <package> ...: installs packages of Debian that tests of .ci/run use, if this is a
// server for continuous integration. It never fails: without them, those tests are skipped and say so.
import { spawnSync } from 'node:child_process';

const LIMIT_MS = 90_000;

const wanted = process.argv.slice(2);
const reason = whyNot();
console.log(reason ?? install(wanted.filter((name) => !isInstalled(name))));

/** Why nothing is installed here; undefined if it can be tried. */
function whyNot() {
  if (['', '0', 'false'].includes(process.env.CI ?? ''))
    return 'Nothing is installed, because CI is not set.';
  if (process.getuid?.() !== 0) return 'Nothing is installed, because this user is not root.';
  return runs('apt-get', '--version') ? undefined : 'Nothing is installed: there is no apt-get.';
}

function install(names) {
  if (names.length === 0) return 'All packages are installed.';
  const list = names.join(', ');
  const isDone =
    runs('apt-get', 'update') &&
    runs('apt-get', 'install', '--yes', '--no-install-recommends', ...names);
  return isDone ? `Installed ${list}.` : `apt-get could not install ${list}: goes on without.`;
}

/** dpkg also knows packages that were removed. */
function isInstalled(name) {
  const parameters = ['--show', '--showformat=${db:Status-Status}', name];
  const { stdout } = spawnSync('dpkg-query', parameters, { encoding: 'utf8', timeout: LIMIT_MS });
  return stdout === 'installed';
}

/** Whether the command succeeds in time. */
function runs(command, ...parameters) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(command, parameters, { stdio: 'ignore', timeout: LIMIT_MS, env });
  return status === 0;
}
