// npm run typeorm -- <command>: runs the command line of TypeORM with the data source of ormconfig.ts.
import { ensureBuilt } from './ensure-built.mjs';
import { fileURLToPath } from 'node:url';

ensureBuilt();
process.argv.push('--dataSource', fileURLToPath(new URL('../dist/ormconfig.js', import.meta.url)));
await import('typeorm/cli.js');
