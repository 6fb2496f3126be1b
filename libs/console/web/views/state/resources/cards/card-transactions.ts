import { PURCHASE } from '../../../../forms/kinds/purchase';
import { idAt, newestFirst } from '../../generic/read-rows';
import { textAt, type Resource } from '../../generic/resource';

export const cardTransactions: Resource = {
  name: 'card-transactions',
  service: 'iso8583',
  title: { pt: 'Transações de cartão', en: 'Card transactions' },
  list: newestFirst('iso8583', '/admin/transactions'),
  idOf: idAt('id'),
  searchOf: (row) => textAt(row, 'rrn'),
  form: PURCHASE,
  filters: [
    { name: 'pan', label: { pt: 'Cartão (PAN completo)', en: 'Card (complete PAN)' } },
    {
      name: 'kind',
      label: { pt: 'Efeito', en: 'Effect' },
      values: [
        'hold',
        'declined',
        'capture',
        'debit',
        'credit',
        'reversal',
        'confirmed',
        'inquiry',
      ],
    },
    { name: 'responseCode', label: { pt: 'Código de resposta', en: 'Response code' } },
  ],
  columns: [
    { at: 'createdAt', title: { pt: 'Data', en: 'Date' }, as: 'instant' },
    { at: 'pan', title: { pt: 'Cartão', en: 'Card' }, as: 'code' },
    { at: 'mti', title: { pt: 'MTI', en: 'MTI' }, as: 'code' },
    { at: 'kind', title: { pt: 'Efeito', en: 'Effect' }, as: 'status' },
    { at: 'responseCode', title: { pt: 'Resposta', en: 'Response' }, as: 'reason' },
    { at: 'billingAmount', title: { pt: 'Valor', en: 'Amount' }, as: 'cents' },
    { at: 'netAmount', title: { pt: 'Valor líquido', en: 'Net amount' }, as: 'cents' },
    { at: 'rrn', title: { pt: 'RRN', en: 'RRN' }, as: 'code' },
    { at: 'detail', title: { pt: 'Motivo', en: 'Reason' } },
  ],
};
