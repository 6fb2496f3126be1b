import { type EventSentence } from './event-sentence';

/** Sentences of the events of cards. */
export const cardEvents: Readonly<Record<string, EventSentence>> = {
  'card.authorization': {
    result: 'approved',
    pt: 'Autorização[ de {amount}][ no cartão {pan}][, NSU {nsu}]',
    en: 'Authorization[ of {amount}][ with card {pan}][, NSU {nsu}]',
  },
  'card.purchase': {
    result: 'approved',
    pt: 'Compra[ de {amount}][ no cartão {pan}][, NSU {nsu}]',
    en: 'Purchase[ of {amount}][ with card {pan}][, NSU {nsu}]',
  },
  'card.reversal': {
    result: 'acceptedM',
    pt: 'Estorno[ de {amount}][ no cartão {pan}][, NSU {nsu}]',
    en: 'Reversal[ of {amount}][ with card {pan}][, NSU {nsu}]',
  },
  'card.reconciliation': {
    result: 'acceptedF',
    pt: 'Conciliação de cartões[ ({mti})]',
    en: 'Card reconciliation[ ({mti})]',
  },
  'card.network': {
    result: 'acceptedF',
    pt: 'Mensagem de rede[ ({mti})]',
    en: 'Network message[ ({mti})]',
  },
  'card.created': {
    result: 'acceptedF',
    pt: 'Criação do cartão[ {pan}]',
    en: 'Creation of the card[ {pan}]',
  },
  'card.read': {
    result: 'done',
    pt: 'Consulta do cartão[ {pan}]',
    en: 'Read of the card[ {pan}]',
  },
  'token.created': {
    result: 'acceptedF',
    pt: 'Criação de token de cartão',
    en: 'Creation of a card token',
  },
  'card.account-added': {
    result: 'acceptedF',
    pt: 'Inclusão de conta[ no cartão {pan}]',
    en: 'Addition of an account[ to card {pan}]',
  },
  'dispute.opened': {
    result: 'acceptedF',
    pt: 'Contestação[ de {amount}][ no cartão {pan}]',
    en: 'Chargeback[ of {amount}][ with card {pan}]',
  },
  'dispute.step': {
    result: 'acceptedM',
    pt: 'Passo de contestação[ no cartão {pan}]',
    en: 'Step of a dispute[ with card {pan}]',
  },
  'card.request': {
    result: 'done',
    pt: 'Operação com cartões',
    en: 'Operation with cards',
  },
};
