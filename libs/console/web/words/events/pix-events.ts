import { type EventSentence } from './event-sentence';

/** Sentences of the events of the SPI. */
export const pixEvents: Readonly<Record<string, EventSentence>> = {
  'pix.payment': {
    result: 'acceptedM',
    pt: 'Pix[ de {amount}][ de {payerIspb}][ para {payeeIspb}]',
    en: 'Pix[ of {amount}][ from {payerIspb}][ to {payeeIspb}]',
  },
  'pix.return': {
    result: 'acceptedF',
    pt: 'Devolução de Pix[ de {amount}][ de {payerIspb}][ para {payeeIspb}]',
    en: 'Return of a Pix[ of {amount}][ from {payerIspb}][ to {payeeIspb}]',
  },
  'pix.order': {
    result: 'acceptedM',
    pt: 'Ordem do SPI ao recebedor: Pix[ de {amount}][ de {payerIspb}][ para {payeeIspb}]',
    en: 'Order of the SPI to the payee: Pix[ of {amount}][ from {payerIspb}][ to {payeeIspb}]',
  },
  'pix.settlement': {
    result: 'acceptedM',
    pt: 'Aviso de liquidação de Pix[ de {amount}][ de {payerIspb}][ para {payeeIspb}]',
    en: 'Settlement of a Pix[ of {amount}][ from {payerIspb}][ to {payeeIspb}]',
  },
  'pix.icom-message': {
    result: 'acceptedF',
    pt: 'Mensagem[ {message}] pela ICOM[, {amount}][, de {payerIspb}][, para {payeeIspb}]',
    en: 'Message[ {message}] over ICOM[, {amount}][, from {payerIspb}][, to {payeeIspb}]',
  },
  'pix.read': {
    result: 'done',
    pt: 'Consulta de transação Pix[ {endToEndId}]',
    en: 'Read of a Pix transaction[ {endToEndId}]',
  },
  'pix.request': {
    result: 'done',
    pt: 'Operação no SPI',
    en: 'Operation in the SPI',
  },
};
