// npm run fixtures:record -- VERSION: records what the services of this checkout store, as the fixture of a release. The
// tests in test/upgrades open it with later versions. It needs PostgreSQL (TEST_DATABASE_URL) and pg_dump.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import '../check-node.mjs';
import { build } from '../build/build.mjs';
import { root } from '../build/sources.mjs';

const USAGE = `npm run fixtures:record -- VERSION

Starts all services on new data, sends the requests of scripts/upgrades, reads the data back, and writes the files to
test/upgrades/data/VERSION: the databases of SQLite, a dump of PostgreSQL, and the answers of each.
`;

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error(`${USAGE}\nVERSION must be three numbers, as in 0.1.0, not ${version || 'empty'}.`);
  process.exit(1);
}

await build({ tests: true });
// Loaded after the build, because it imports what the build writes.
const { recordSqlite, recordPostgres } = await import('./databases.mjs');
process.chdir(root);
const folder = join(root, 'test', 'upgrades', 'data', version);
rmSync(folder, { recursive: true, force: true });
await recordSqlite(join(folder, 'sqlite'));
await recordPostgres(join(folder, 'postgres'));
console.log(`Recorded ${folder}.`);
process.exit();
