/** What `npm run bench -- <name>` measures. Modules are loaded when they are needed, because some load a built service. */
export const PARTS = {
  table: {
    title:
      'All services and servers with a fixed response: 50 connections, medians of five interleaved rounds',
    run: async () => (await import('./table/table.mjs')).table(),
  },
  profile: {
    title: 'Where the CPU time of a row of the table goes, by part and by function',
    run: async (row) => (await import('./table/profile.mjs')).profile(row),
    argument: '<part of the name of a row>',
  },
  scale: {
    title:
      'SPI, DICT, cards and invoices with 1 thousand, 1 million and 10 million rows; one, two and four instances',
    run: async (rows) => (await import('./scale/scale.mjs')).scale(rows),
    argument: '[rows]',
  },
  soak: {
    title:
      'All services in one process under a mixed load for ten minutes: memory, errors, latency',
    run: async (minutes) => (await import('./soak/soak.mjs')).soak(minutes),
    argument: '[minutes]',
  },
  memory: {
    title: 'Each service at rest, and what an open sandbox and an idle connection add to it',
    run: async () => (await import('./parts/service-memory.mjs')).serviceMemory(),
  },
  development: {
    title: 'Installation, start and tests in a clean clone, and the tests of an earlier revision',
    run: async (revision) => (await import('./development/development.mjs')).development(revision),
    argument: '[revision]',
  },
  spi: {
    title: 'SPI: POST of a 1.5 kB pacs.008, 50 connections, medians of three interleaved rounds',
    run: async () => (await import('./parts/spi.mjs')).throughput(),
  },
  'spi-memory': {
    title: 'SPI: memory over a long run',
    run: async () => (await import('./parts/spi.mjs')).memory(),
  },
  icom: {
    title:
      'SPI: messages and whole payments by ICOM, and how soon they are read, medians of five interleaved rounds',
    run: async () => (await import('./parts/icom.mjs')).icom(),
  },
  'icom-memory': {
    title: 'SPI: memory with 100,000 messages that nobody reads, and when they are read',
    run: async () => (await import('./parts/icom-memory.mjs')).icomMemory(),
  },
  dict: {
    title: 'DICT: lookups by type and value, 50 connections, medians of five interleaved rounds',
    run: async () => (await import('./parts/dict.mjs')).directory(),
  },
  'dict-vsync': {
    title:
      'DICT: VSync, CID events and CID files of a participant with 1 million keys, and how long lookups wait meanwhile',
    run: async () => (await import('./parts/dict-vsync.mjs')).reconciliation(),
  },
  cards: {
    title: 'ISO 8583: authorizations, 50 connections, medians of three interleaved rounds',
    run: async () => (await import('./parts/cards.mjs')).authorizations(),
  },
  codec: {
    title:
      'ISO 8583: pack and unpack of a 0200 of 16 elements, medians of seven interleaved rounds',
    run: async () => (await import('./parts/iso8583.mjs')).codecs(),
  },
  dialects: {
    title:
      'Packagers of jPOS and specifications of moov: reading them, and the codecs of the profiles',
    run: async () => (await import('./parts/dialects.mjs')).dialects(),
  },
  ratelimit: {
    title: 'Leaky bucket: limited queries of 50 clients, medians of three interleaved rounds',
    run: async () => (await import('./parts/ratelimit.mjs')).limits(),
  },
  payments: {
    title: 'Open banking: payments, 50 connections, medians of three interleaved rounds',
    run: async () => (await import('./parts/openfinance-payments.mjs')).payments(),
  },
  statements: {
    title:
      'Open banking: pages of 1,000 transactions, 10 connections, medians of three interleaved rounds',
    run: async () => (await import('./parts/openfinance-statements.mjs')).statements(),
  },
  journeys: {
    title:
      'Open banking: journeys from a token to the accounts, 200 each, medians of three interleaved rounds',
    run: async () => (await import('./parts/openfinance-journeys.mjs')).journeys(),
  },
  nfse: {
    title: 'NFS-e: invoices issued, signed and stored, 50 connections, medians of three rounds',
    run: async () => (await import('./parts/nfse.mjs')).invoices(),
  },
  'nfse-volume': {
    title: 'NFS-e: 100,000 invoices of a provider, issued, distributed by NSU and listed',
    run: async () => (await import('./parts/nfse-volume.mjs')).nfseVolume(),
  },
  formats: {
    title: 'Reports: 200,000 rows of 8 columns, medians of five interleaved rounds',
    run: async () => (await import('./parts/report-formats.mjs')).reportFormats(),
  },
  statements: {
    title:
      'Statements: 100,000 entries in OFX and camt.053 to the same in csv, medians of five interleaved rounds',
    run: async () => (await import('./parts/statement-formats.mjs')).statementFormats(),
  },
  cnab240: {
    title: 'CNAB 240: 200,000 entries written, 100,000 payments read, medians of five rounds',
    run: async () => (await import('./parts/cnab240.mjs')).cnab240(),
  },
  remittances: {
    title:
      'Open banking: a remittance of 100,000 payments is accepted, and one of 10,000 is paid in one day',
    run: async () => (await import('./parts/remittances.mjs')).remittances(),
  },
  reports: {
    title: 'Reports: a million synthetic rows, while others send 100 requests a second',
    run: async () => (await import('./parts/report.mjs')).reports(),
  },
  expressions: {
    title:
      'Expressions: batches of three for an input of 1 kB, 50 at once, medians of five interleaved rounds',
    run: async () => (await import('./parts/expressions.mjs')).expressions(),
  },
  workflow: {
    title: 'Workflow engine: executions to their end, every step stored; waiting executions; a Map',
    run: async () => (await import('./parts/workflow.mjs')).workflows(),
  },
  console: {
    title:
      'The console in Chromium: its first view, and its timeline with up to 300,000 events, of which it keeps 100,000',
    run: async () => (await import('./parts/console.mjs')).consolePage(),
  },
};
