// Does what the README tells a newcomer to do, with the README's own words: its start command, its curl.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const readme = readFileSync('README.md', 'utf8');
/** The command of the README that calls an address. */
const readmeCurl = (path) =>
  readme
    .split('```')
    .map((block) => /^sh\n(curl [^]*)\n$/.exec(block)?.[1])
    .find((command) => command?.split(' ')[2].endsWith(path));
const curl = readmeCurl('/spi/pacs.008');
const answer = /```xml\n([^]*?)\n```/.exec(readme)?.[1];
if (!readme.includes('npm ci && npm start') || curl === undefined || answer === undefined) {
  throw new Error('The README has no start command, no curl or no answer to try.');
}

const data = mkdtempSync(join(tmpdir(), 'smoke-'));
const suite = spawn('npm', ['start'], {
  env: { ...process.env, DATA_DIR: data },
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true,
});
try {
  let printed = '';
  await new Promise((resolve, reject) => {
    setTimeout(reject, 120_000, new Error(`It did not start:\n${printed}`)).unref();
    suite.once('exit', () => reject(new Error(`It ended:\n${printed}`)));
    suite.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('Stop with Ctrl-C')) resolve();
    });
  });
  const sh = (line) => spawnSync('sh', ['-c', line], { encoding: 'utf8' }).stdout;
  const timeless = (xml) => xml.trim().replace(/<CreDtTm>.*?<\/CreDtTm>/, '');
  const got = sh(curl);
  if (timeless(got) !== timeless(answer))
    throw new Error(`The README promises another answer than\n${got}`);
  const list = JSON.parse(sh('curl -s http://127.0.0.1:3002/spi/transactions'));
  if (list.length !== 1 || list[0].amount !== 150.75) throw new Error(JSON.stringify(list));
  const [register, seed] = ['/dict/keys', '/__admin/seed'].map((path) => readmeCurl(path));
  const key = JSON.parse(sh(register));
  const found = JSON.parse(sh(`curl -s http://127.0.0.1:3003/dict/keys/CPF/${key.keyValue}`));
  if (found.id !== key.id || key.status !== 'ACTIVE') throw new Error(JSON.stringify(found));
  const { approved } = JSON.parse(sh(readmeCurl('/iso8583/issuer/authorize')));
  if (approved !== true) throw new Error("The README's card is not authorized.");
  const { stored } = JSON.parse(sh(seed));
  if (stored !== 10_000) throw new Error(`${stored} keys were seeded.`);
  const query = readme.split('```sh\n').find((block) => block.startsWith('RL='));
  const limited = JSON.parse(sh(query.split('\n```')[0]));
  if (limited.key !== key.keyValue || limited.bucket.availableTokens !== 10)
    throw new Error(JSON.stringify(limited));
  console.log('The README is true: its payment, its key, its card and its seed do what it says.');
} finally {
  const ended = once(suite, 'exit');
  process.kill(-suite.pid, 'SIGINT');
  await ended;
  rmSync(data, { recursive: true, force: true });
}
