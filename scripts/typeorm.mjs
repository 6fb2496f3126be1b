// npm run typeorm -- <command>: runs the command line of TypeORM with the data source of ormconfig.ts.
import { build } from './build/build.mjs';
import { fileURLToPath } from 'node:url';

await build();
process.argv.push('--dataSource', fileURLToPath(new URL('../dist/ormconfig.js', import.meta.url)));
await import('typeorm/cli.js');
