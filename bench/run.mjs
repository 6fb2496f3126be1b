// npm run bench: measures the figures in the README. Compare ratios within one run; do not compare runs.
import { cpus } from 'node:os';
import { authorizations } from './cards.mjs';
import { directory } from './dict.mjs';
import { expressions } from './expressions.mjs';
import { codecs } from './iso8583.mjs';
import { invoices } from './nfse.mjs';
import { payments } from './openfinance-payments.mjs';
import { statements } from './openfinance-statements.mjs';
import { limitedQueries } from './ratelimit.mjs';
import { reportFormats } from './report-formats.mjs';
import { reports } from './report.mjs';
import { workflows } from './workflow.mjs';
import { memory, throughput } from './spi.mjs';

console.log(
  `Node ${process.version}, ${cpus().length} cores, the load generator on the same machine\n`,
);
console.log('SPI: POST of a 1.5 kB pacs.008, 50 connections, medians of three interleaved rounds');
await throughput();
console.log('\nSPI: memory over a long run');
await memory();
console.log(
  '\nDICT: lookups by type and value, 50 connections, medians of five interleaved rounds',
);
await directory();
console.log('\nCards: authorizations, 50 connections, medians of three interleaved rounds');
await authorizations();
console.log(
  '\nISO 8583: pack and unpack of a 0200 of 16 elements, medians of seven interleaved rounds',
);
codecs();
console.log('\nLeaky bucket: limited queries of 50 clients, medians of three interleaved rounds');
await limitedQueries();
console.log('\nOpen banking: payments, 50 connections, medians of three interleaved rounds');
await payments();
console.log(
  '\nOpen banking: pages of 1,000 transactions, 10 connections, medians of three interleaved rounds',
);
await statements();
console.log('\nNFS-e: invoices issued, signed and stored, 50 connections, medians of three rounds');
await invoices();
console.log('\nReports: 200,000 rows of 8 columns, medians of five interleaved rounds');
await reportFormats();
console.log('\nReports: a million synthetic rows, while others send 100 requests a second');
await reports();
console.log(
  '\nExpressions: batches of three for an input of 1 kB, 50 at once, medians of five interleaved rounds',
);
await expressions();
console.log(
  '\nWorkflow engine: executions to their end, every step stored; waiting executions; a Map',
);
await workflows();
