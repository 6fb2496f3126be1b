// Ends the process with one line if this Node is older than package.json supports. It loads nothing else and
// uses no recent syntax, so that an old Node can run it.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Returns true if the version matches one alternative of the range, such as `^20.19.0` or `>=22.12.0`. */
function fits(version, alternative) {
  const [, operator, lowest] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(alternative.trim());
  const [major, minor, patch] = version.split('.').map(Number);
  const [lowMajor, lowMinor, lowPatch] = lowest.split('.').map(Number);
  if (major !== lowMajor) return operator === '>=' && major > lowMajor;
  return minor !== lowMinor ? minor > lowMinor : patch >= lowPatch;
}

const running = process.versions.node;
if (!engines.node.split('||').some((alternative) => fits(running, alternative))) {
  console.error(`Node ${running} is not supported: install Node 20.19 or later, 22, 24 or 26.`);
  process.exit(1);
}
