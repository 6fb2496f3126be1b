// npm run check:openapi: checks the API documents, of each service and of all, with Redocly and Spectral.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ofServices = readdirSync('apps')
  .map((app) => join('apps', app, 'openapi.json'))
  .filter((file) => existsSync(file));
const documents = [...ofServices, 'openapi.json'];

// No telemetry and no search for updates.
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const linters = [
  ['redocly', 'lint', ...documents],
  ['spectral', 'lint', '--fail-severity=error', ...documents],
];
for (const [name, ...parameters] of linters) {
  const file = join('node_modules', '.bin', name);
  const { status } = spawnSync(file, parameters, {
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exitCode = 1;
}
