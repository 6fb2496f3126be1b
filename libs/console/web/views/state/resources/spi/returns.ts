import { idAt, newestFirst } from '../../generic/read-rows';
import type { Resource } from '../../generic/resource';

export const returns: Resource = {
  name: 'returns',
  service: 'spi',
  title: { pt: 'Devoluções', en: 'Returns' },
  list: newestFirst('spi', '/spi/returns'),
  idOf: idAt('returnId'),
  columns: [
    { at: 'returnId', title: { pt: 'RtrId', en: 'RtrId' }, as: 'code' },
    { at: 'endToEndId', title: { pt: 'Pagamento', en: 'Payment' }, as: 'code' },
    { at: 'status', title: { pt: 'Situação', en: 'Status' }, as: 'status' },
    { at: 'reason', title: { pt: 'Motivo da devolução', en: 'Reason of the return' } },
    { at: 'reasonCode', title: { pt: 'Motivo da rejeição', en: 'Reject code' }, as: 'reason' },
    { at: 'amount', title: { pt: 'Valor', en: 'Amount' }, as: 'amount' },
    { at: 'createdAt', title: { pt: 'Recebida em', en: 'Received at' }, as: 'instant' },
  ],
};
