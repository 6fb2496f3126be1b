import { BANK_PAYMENT } from '../../../../forms/kinds/open-finance';
import { idAt, ofOpenFinance, one } from '../../generic/read-rows';
import { textAt, type Resource } from '../../generic/resource';

export const bankPayments: Resource = {
  name: 'bank-payments',
  service: 'openfinance',
  title: { pt: 'Pagamentos iniciados', en: 'Initiated payments' },
  list: ofOpenFinance('/open-banking/payments/v1/pix/payments'),
  read: one('openfinance', (id) => `/open-banking/payments/v1/pix/payments/${id}`, 'data'),
  idOf: idAt('paymentId'),
  searchOf: (row) => textAt(row, 'endToEndId'),
  threadOf: idAt('endToEndId'),
  form: BANK_PAYMENT,
  filters: [{ name: 'consentId', label: { pt: 'Consentimento', en: 'Consent' } }],
  columns: [
    { at: 'endToEndId', title: { pt: 'EndToEndId', en: 'EndToEndId' }, as: 'code' },
    { at: 'status', title: { pt: 'Situação', en: 'Status' }, as: 'status' },
    { at: 'rejectionReason.code', title: { pt: 'Motivo', en: 'Reason' }, as: 'reason' },
    { at: 'payment.amount', title: { pt: 'Valor', en: 'Amount' }, as: 'amount' },
    { at: 'creditorAccount.ispb', title: { pt: 'ISPB do recebedor', en: 'ISPB of the payee' } },
    { at: 'localInstrument', title: { pt: 'Forma de iniciação', en: 'Initiation' } },
    { at: 'creationDateTime', title: { pt: 'Criado em', en: 'Created at' }, as: 'instant' },
    { at: 'consentId', title: { pt: 'Consentimento', en: 'Consent' }, as: 'code' },
  ],
};
