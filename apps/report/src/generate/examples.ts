import { EXAMPLE_FILE } from '../files/example-file';

/** The reports of the documentation: each is generated when a request first uses its id. */
export const EXAMPLE_REPORT = '3f6f0b53-2a7c-4c1e-9f0e-1c6a5f1d7a01';
export const EXAMPLE_TO_CANCEL = '3f6f0b53-2a7c-4c1e-9f0e-1c6a5f1d7a02';

const SYNTHETIC = { type: 'synthetic.transactions', parameters: { rows: 20, seed: 7 } } as const;
export const EXAMPLE_BODIES: ReadonlyMap<string, object> = new Map([
  [EXAMPLE_REPORT, SYNTHETIC],
  [EXAMPLE_TO_CANCEL, SYNTHETIC],
]);

/** The bodies of `POST /reports/generate` in the documentation. */
export const GENERATE_EXAMPLES = {
  synthetic: {
    summary: 'A thousand payments that need no other service, as CSV',
    value: { type: 'synthetic.transactions', parameters: { rows: 1000, seed: 1 } },
  },
  brazilian: {
    summary: 'For Excel in Brazil: semicolon, decimal comma, local time',
    value: {
      type: 'synthetic.transactions',
      format: 'csv',
      parameters: { rows: 100, timezone: 'America/Sao_Paulo' },
      options: { locale: 'pt-BR', fileName: 'Relatório de pagamentos' },
    },
  },
  spi: {
    summary: 'The transactions of SPI as a spreadsheet',
    value: { type: 'spi.transactions', format: 'xlsx' },
  },
  statement: {
    summary: 'The statement of an account of open banking, as OFX',
    value: {
      type: 'openfinance.statement',
      format: 'ofx',
      parameters: { accountId: 'maria-corrente' },
      options: { version: '1.02', variant: 'itau' },
    },
  },
  settlement: {
    summary: 'The settlement of card sales, with anticipation',
    value: {
      type: 'iso8583.settlement',
      format: 'xlsx',
      parameters: { creditRate: '2.50', anticipationRate: '1.99' },
    },
  },
  reconciliation: {
    summary:
      'What an uploaded file and a ledger do not have in common; here two files, which are the same',
    value: {
      type: 'reconciliation',
      parameters: { file: EXAMPLE_FILE, with: 'file', otherFile: EXAMPLE_FILE, toleranceDays: 1 },
    },
  },
  columns: {
    summary: 'Some columns, in a ZIP archive with the manifest',
    value: {
      type: 'synthetic.transactions',
      format: 'ndjson',
      parameters: { rows: 50, columns: ['endToEndId', 'amount'] },
      options: { compression: 'zip' },
    },
  },
} as const;
