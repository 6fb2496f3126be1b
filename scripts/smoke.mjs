// Starts the services as in the README (`npm start`), and runs the examples of the README in a shell,
// twice. test/docs.long-spec.ts compares their output. This script checks the start command and the ports of
// the README.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const readme = readFileSync('README.md', 'utf8');
const examples = [...readme.matchAll(/^```sh\n([^]*?)\n```$/gm)].map(([, command]) => command);
if (!readme.includes('npm ci && npm start') || examples.length === 0) {
  throw new Error('The README has no start command or no examples.');
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
    setTimeout(reject, 600_000, new Error(`npm start did not start in time:\n${printed}`)).unref();
    suite.once('exit', () => reject(new Error(`npm start ended:\n${printed}`)));
    suite.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('Stop with Ctrl-C')) resolve();
    });
  });
  for (const run of ['first', 'second']) {
    const { status, stdout } = spawnSync('sh', ['-ec', examples.join('\n')], { encoding: 'utf8' });
    const isRight =
      status === 0 && stdout.includes('<TxSts>ACCP') && !stdout.includes('urn:problem');
    if (!isRight)
      throw new Error(`The ${run} run of the examples of the README failed:\n${stdout}`);
  }
  console.log('npm start and the examples of the README work.');
} finally {
  const ended = once(suite, 'exit');
  process.kill(-suite.pid, 'SIGINT');
  await ended;
  rmSync(data, { recursive: true, force: true });
}
