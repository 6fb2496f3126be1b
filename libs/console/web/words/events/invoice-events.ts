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
  'invoice.analysis-requested': {
    result: 'acceptedM',
    pt: 'Pedido de análise fiscal para cancelar a NFS-e[ {invoiceNumber}]',
    en: 'Request for analysis to cancel the invoice[ {invoiceNumber}]',
  },
  'invoice.confirmed': {
    result: 'acceptedF',
    pt: 'Confirmação da NFS-e[ {invoiceNumber}]',
    en: 'Confirmation of the invoice[ {invoiceNumber}]',
  },
  'invoice.rejected-by-party': {
    result: 'acceptedF',
    pt: 'Rejeição da NFS-e[ {invoiceNumber}] por uma parte',
    en: 'Rejection of the invoice[ {invoiceNumber}] by a party',
  },
  'invoice.batch': {
    result: 'acceptedM',
    pt: 'Lote de RPS[ para o município {municipality}]',
    en: 'Batch of RPS[ for the municipality {municipality}]',
  },
  'invoice.municipal': {
    result: 'done',
    pt: 'Serviço municipal[ do município {municipality}][: {operation}]',
    en: 'Municipal service[ of the municipality {municipality}][: {operation}]',
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
