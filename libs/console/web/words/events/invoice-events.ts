import { type EventSentence } from './event-sentence';

/** Sentences of the events of service invoices. */
export const invoiceEvents: Readonly<Record<string, EventSentence>> = {
  'invoice.issued': {
    result: 'acceptedF',
    pt: 'Emissão da NFS-e[ {invoiceNumber}][ de {amount}]',
    en: 'Issue of the invoice[ {invoiceNumber}][ of {amount}]',
  },
  'invoice.cancelled': {
    result: 'acceptedM',
    pt: 'Cancelamento da NFS-e[ {invoiceNumber}]',
    en: 'Cancellation of the invoice[ {invoiceNumber}]',
  },
  'invoice.substituted': {
    result: 'acceptedF',
    pt: 'Substituição da NFS-e[ {invoiceNumber}]',
    en: 'Replacement of the invoice[ {invoiceNumber}]',
  },
  'invoice.validated': {
    result: 'done',
    pt: 'Validação de documento XML',
    en: 'Validation of an XML document',
  },
  'invoice.read': {
    result: 'done',
    pt: 'Consulta da NFS-e[ {invoiceNumber}]',
    en: 'Read of the invoice[ {invoiceNumber}]',
  },
  'invoice.distributed': {
    result: 'done',
    pt: 'Distribuição de documentos por NSU',
    en: 'Distribution of documents by NSU',
  },
  'invoice.parameters': {
    result: 'done',
    pt: 'Consulta de parâmetros municipais',
    en: 'Query of municipal parameters',
  },
  'invoice.request': {
    result: 'done',
    pt: 'Operação com a NFS-e[ {invoiceNumber}]',
    en: 'Operation with the invoice[ {invoiceNumber}]',
  },
};
