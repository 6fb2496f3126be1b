import { control } from '../../../../api/call';
import { PIX } from '../../../../forms/kinds/pix';
import { idAt, newestFirst, one } from '../../generic/read-rows';
import { textAt, type Resource } from '../../generic/resource';

export const payments: Resource = {
  name: 'payments',
  service: 'spi',
  title: { pt: 'Pagamentos Pix', en: 'Pix payments' },
  list: newestFirst('spi', '/spi/transactions'),
  read: one('spi', (id) => `/spi/transactions/${id}`),
  idOf: idAt('endToEndId'),
  threadOf: idAt('endToEndId'),
  form: PIX,
  filters: [
    {
      name: 'status',
      label: { pt: 'Situação', en: 'Status' },
      values: ['ACCEPTED', 'PENDING', 'REJECTED'],
    },
    { name: 'debtorIspb', label: { pt: 'ISPB do pagador', en: 'ISPB of the payer' } },
    { name: 'creditorIspb', label: { pt: 'ISPB do recebedor', en: 'ISPB of the payee' } },
  ],
  columns: [
    { at: 'endToEndId', title: { pt: 'EndToEndId', en: 'EndToEndId' }, as: 'code' },
    { at: 'status', title: { pt: 'Situação', en: 'Status' }, as: 'status' },
    { at: 'reasonCode', title: { pt: 'Motivo', en: 'Reason' }, as: 'reason' },
    { at: 'amount', title: { pt: 'Valor', en: 'Amount' }, as: 'amount' },
    { at: 'debtorName', title: { pt: 'Pagador', en: 'Payer' } },
    { at: 'debtorIspb', title: { pt: 'ISPB do pagador', en: 'ISPB of the payer' } },
    { at: 'creditorName', title: { pt: 'Recebedor', en: 'Payee' } },
    { at: 'creditorIspb', title: { pt: 'ISPB do recebedor', en: 'ISPB of the payee' } },
    { at: 'createdAt', title: { pt: 'Recebido em', en: 'Received at' }, as: 'instant' },
  ],
  details: [{ at: 'returnedAmount', title: { pt: 'Devolvido', en: 'Returned' }, as: 'amount' }],
  actions: [
    {
      label: { pt: 'Devolver', en: 'Return' },
      isPossible: (row) => row['status'] === 'ACCEPTED' && row['returnedAmount'] !== row['amount'],
      run: (row) =>
        control('spi', {
          method: 'POST',
          path: '/returns',
          body: { endToEndId: textAt(row, 'endToEndId') },
        }),
    },
  ],
};
