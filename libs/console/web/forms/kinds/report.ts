import type { CreateForm } from '../create-form';
import { sendJson } from '../send';

/** Types of reports that need no parameters. The data page has all types, with their parameters. */
const TYPES = {
  'synthetic.transactions': { pt: 'Pagamentos sintéticos', en: 'Synthetic payments' },
  'spi.transactions': { pt: 'Pagamentos Pix', en: 'Pix payments' },
  'dict.keys': { pt: 'Chaves Pix', en: 'Pix keys' },
  'iso8583.transactions': { pt: 'Transações de cartão', en: 'Card transactions' },
  'nfse.invoices': { pt: 'Notas de serviço', en: 'Invoices' },
};
const FORMATS = ['csv', 'xlsx', 'pdf', 'json', 'ndjson', 'parquet'];

/** Generates a report. */
export const REPORT: CreateForm = {
  name: 'report',
  service: 'report',
  title: { pt: 'Gerar um relatório', en: 'Generate a report' },
  about: {
    pt: 'Pede o relatório, que fica pronto em seguida para baixar na página de dados.',
    en: 'Requests the report. The data page has the file when it is ready.',
  },
  button: { pt: 'Gerar relatório', en: 'Generate report' },
  fields: [
    {
      name: 'type',
      label: { pt: 'Tipo', en: 'Type' },
      initial: 'synthetic.transactions',
      choices: Object.entries(TYPES).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'format',
      label: { pt: 'Formato', en: 'Format' },
      initial: 'csv',
      choices: FORMATS.map((value) => ({ value, label: { pt: value, en: value } })),
    },
  ],
  send: async ({ type, format }) => {
    const { id } = await sendJson<{ readonly id: string }>('report', '/reports/generate', {
      type,
      format,
    });
    return {
      kind: 'good',
      text: { pt: 'Relatório pedido', en: 'Report requested' },
      detail: id,
      row: { resource: 'reports', id },
      search: '/reports/generate',
    };
  },
};
