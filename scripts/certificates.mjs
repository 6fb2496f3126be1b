// npm run certificates -- [--dir DIR] [--host NAME] ISPB...: makes the test certificates of the SPI and DICT over mutual TLS.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import './check-node.mjs';

const USAGE = `npm run certificates -- [--dir DIR] [--host NAME]... ISPB...

Makes a test certificate authority, the certificate of the server, that of the Central Bank (00038166), and one for each
ISPB, for TLS and for signatures. Certificates that exist are kept.

  --dir DIR    The folder. Default: the folder that the SPI and DICT use: SPI_CERTIFICATES or DICT_CERTIFICATES, or certificates/pix
               in DATA_DIR.
  --host NAME  A host name or IP address of the server, besides localhost, 127.0.0.1 and ::1. Can be repeated.
  --help       Shows this text.
`;

/** Ends the process with one line. */
function fail(message) {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        dir: { type: 'string' },
        host: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(
      `${error.message.split('. ')[0]}. npm run certificates -- --help shows the options.`,
    );
  }
}

const { values, positionals: ispbs } = readArguments();
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
if (ispbs.length === 0) {
  fail('No ISPB is given. Example: npm run certificates -- 10000001 20000002');
}

const { build } = await import('./build/build.mjs');
await build();
const load = (library) => import(new URL(`../dist/libs/${library}/src/index.js`, import.meta.url));
const { certificatesFolder, folderStore, TestCertificates, SPI_ISPB } = await load('certificates');
const { isIspb } = await load('brazil');
const { processEnvironment } = await load('config');
// With the variables of .env, as the service reads them.
const { SPI_CERTIFICATES = '', DICT_CERTIFICATES = '', DATA_DIR = '' } = processEnvironment();
for (const ispb of ispbs) {
  if (!isIspb(ispb))
    fail(`${ispb} is not an ISPB. An ISPB has 8 digits or capital letters, as in 10000001.`);
}

/** The folder that the services use, if it is one. */
function commonFolder() {
  const named = new Set([SPI_CERTIFICATES, DICT_CERTIFICATES].filter((name) => name !== ''));
  if (named.size > 1) {
    fail('SPI_CERTIFICATES and DICT_CERTIFICATES are two folders. Set --dir to one of them.');
  }
  const [folder = certificatesFolder(DATA_DIR || './data')] = named;
  return (
    folder ??
    fail(
      'DATA_DIR=:memory: has no folder. Set --dir, and start the services with SPI_CERTIFICATES and DICT_CERTIFICATES set to the same folder.',
    )
  );
}

const folder = values.dir ?? commonFolder();
const certificates = new TestCertificates(folderStore(folder));
try {
  await certificates.server(values.host);
  await certificates.spi();
  for (const ispb of ispbs) await certificates.participant(ispb);
} catch (error) {
  fail(
    error.code === undefined
      ? error.message
      : `${folder} cannot be used: ${error.message}. It must be a folder that you may write to.`,
  );
}

const rows = [
  ['ca', 'the authority, which clients and the server trust'],
  ['server', `the server: ${['localhost', '127.0.0.1', '::1', ...values.host].join(', ')}`],
  [SPI_ISPB, 'the Central Bank, whose SPI and DICT sign what they send'],
  ...ispbs.filter((ispb) => ispb !== SPI_ISPB).map((ispb) => [ispb, 'a participant']),
];
console.log(`Test certificates in ${folder}, each as NAME.pem with its key NAME.key:\n`);
for (const [name, purpose] of rows) console.log(`  ${name.padEnd(8)}  ${purpose}`);
console.log(
  `\nStart the SPI, or DICT:\n\n  SPI_TLS_PORT=16522 SPI_CERTIFICATES=${folder} npm start -- spi\n  DICT_TLS_PORT=16523 DICT_CERTIFICATES=${folder} npm start -- dict\n`,
);
console.log('Send a request as a participant:\n');
for (const ispb of new Set(ispbs)) {
  const file = (name) => join(folder, name);
  console.log(
    `  curl --cacert ${file('ca.pem')} --cert ${file(`${ispb}.pem`)} --key ${file(`${ispb}.key`)} https://localhost:16522/spi/health`,
  );
}
