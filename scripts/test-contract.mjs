// npm run test:contract: runs the contract test on the services that SPI_URL, DICT_URL and so on name. It needs
// no build, so the global setup of the other tests is left out.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import config from '../jest.config.mjs';
import './check-node.mjs';

const { globalSetup: _, ...rest } = config;
const rootDir = fileURLToPath(new URL('..', import.meta.url));
const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'));
const { status } = spawnSync(
  process.execPath,
  [
    jest,
    '--config',
    JSON.stringify({ ...rest, rootDir }),
    'test/contract/contract',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
