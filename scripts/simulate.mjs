// npm run simulate: plays a country against the suite, as drawn from a seed (docs/simulation.md).
import './check-node.mjs';
import { build } from './build/build.mjs';

const SERVER = 'postgres://postgres@127.0.0.1:5432/test';

const isPostgres = process.argv.includes('postgres');
process.env.TEST_DATABASE_URL = isPostgres ? (process.env.TEST_DATABASE_URL ?? SERVER) : '';
await build({ tests: true });
await import('../dist/test/simulation/main.js');
