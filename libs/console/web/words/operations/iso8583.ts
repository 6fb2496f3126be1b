import { type Words } from '../language';

/** Titles of the operations of iso8583, by method and path. */
export const iso8583: Readonly<Record<string, Words>> = {
  'POST /iso8583/issuer/authorize': {
    pt: 'Autorizar no emissor (0100, 0120)',
    en: 'Authorize at the issuer (0100, 0120)',
  },
  'POST /iso8583/issuer/financial': {
    pt: 'Autorizar compra no emissor (0200, 0220)',
    en: 'Authorize a purchase at the issuer (0200, 0220)',
  },
  'POST /iso8583/issuer/reversal': {
    pt: 'Desfazer ou estornar no emissor (0400, 0420)',
    en: 'Reverse at the issuer (0400, 0420)',
  },
  'POST /iso8583/issuer/reconciliation': {
    pt: 'Conciliar com o emissor (0500, 0520)',
    en: 'Reconcile with the issuer (0500, 0520)',
  },
  'POST /iso8583/issuer/network': {
    pt: 'Mensagem de rede ao emissor (0800)',
    en: 'Network message to the issuer (0800)',
  },
  'TCP /iso8583/tcp/**': { pt: 'Mensagem ISO 8583 por TCP', en: 'ISO 8583 message over TCP' },
  'POST /iso8583/acquirer/authorize': {
    pt: 'Enviar autorização pelo adquirente (0100, 0120)',
    en: 'Send an authorization from the acquirer (0100, 0120)',
  },
  'POST /iso8583/acquirer/financial': {
    pt: 'Enviar compra pelo adquirente (0200, 0220)',
    en: 'Send a purchase from the acquirer (0200, 0220)',
  },
  'POST /iso8583/acquirer/reversal': {
    pt: 'Enviar estorno pelo adquirente (0400, 0420)',
    en: 'Send a reversal from the acquirer (0400, 0420)',
  },
  'POST /iso8583/acquirer/network': {
    pt: 'Enviar mensagem de rede pelo adquirente (0800)',
    en: 'Send a network message from the acquirer (0800)',
  },
  'POST /iso8583/acquirer/links': {
    pt: 'Abrir conexão com um autorizador',
    en: 'Open a link to a host',
  },
  'GET /iso8583/acquirer/links': {
    pt: 'Listar conexões com autorizadores',
    en: 'List links to hosts',
  },
  'POST /iso8583/acquirer/load': { pt: 'Iniciar teste de carga', en: 'Start a load run' },
  'GET /iso8583/acquirer/advices': {
    pt: 'Listar avisos do adquirente',
    en: 'List advices of the acquirer',
  },
  'GET /admin/cards': { pt: 'Listar cartões', en: 'List cards' },
  'POST /admin/cards': { pt: 'Criar cartão', en: 'Create a card' },
  'GET /admin/cards/{pan}': { pt: 'Consultar cartão', en: 'Read a card' },
  'PUT /admin/cards/{pan}/status': {
    pt: 'Mudar situação do cartão',
    en: 'Change the status of a card',
  },
  'POST /admin/cards/{pan}/reset': { pt: 'Restaurar cartão', en: 'Reset a card' },
  'POST /admin/reset': { pt: 'Restaurar todos os cartões', en: 'Reset all cards' },
  'GET /admin/cards/{pan}/transactions': {
    pt: 'Listar transações do cartão',
    en: 'List the transactions of a card',
  },
  'GET /admin/transactions': { pt: 'Listar transações de cartões', en: 'List card transactions' },
  'GET /admin/cards/{pan}/holds': {
    pt: 'Listar reservas do cartão',
    en: 'List the holds of a card',
  },
  'GET /admin/cards/{pan}/ledger': { pt: 'Extrato do cartão', en: 'Ledger of a card' },
  'GET /admin/host': {
    pt: 'Consultar comportamento do autorizador',
    en: 'Read the behaviour of the host',
  },
  'PUT /admin/host': {
    pt: 'Mudar comportamento do autorizador',
    en: 'Change the behaviour of the host',
  },
  'POST /iso8583/tools/decode': { pt: 'Decodificar mensagem', en: 'Decode a message' },
  'POST /iso8583/tools/encode': { pt: 'Codificar mensagem', en: 'Encode a message' },
  'POST /iso8583/tools/explain': { pt: 'Explicar mensagem', en: 'Explain a message' },
};
