import { type EventSentence } from './event-sentence';

/** Sentences of the events of open banking. */
export const bankEvents: Readonly<Record<string, EventSentence>> = {
  'consent.created': {
    result: 'acceptedM',
    pt: 'Consentimento[ {consentId}] criado',
    en: 'Consent[ {consentId}] created',
  },
  'consent.authorised': {
    result: 'acceptedM',
    pt: 'Consentimento[ {consentId}] autorizado pelo cliente',
    en: 'Consent[ {consentId}] authorised by the customer',
  },
  'consent.rejected': {
    result: 'done',
    pt: 'Rejeição do consentimento[ {consentId}] pelo cliente',
    en: 'Rejection of the consent[ {consentId}] by the customer',
  },
  'consent.revoked': {
    result: 'done',
    pt: 'Revogação do consentimento[ {consentId}]',
    en: 'Revocation of the consent[ {consentId}]',
  },
  'consent.extended': {
    result: 'acceptedM',
    pt: 'Consentimento[ {consentId}] renovado',
    en: 'Consent[ {consentId}] extended',
  },
  'consent.read': {
    result: 'done',
    pt: 'Consulta do consentimento[ {consentId}]',
    en: 'Read of the consent[ {consentId}]',
  },
  'consent.request': {
    result: 'done',
    pt: 'Operação com o consentimento[ {consentId}]',
    en: 'Operation with the consent[ {consentId}]',
  },
  'payment.created': {
    result: 'acceptedM',
    pt: 'Pagamento[ de {amount}][ para a chave {key}]',
    en: 'Payment[ of {amount}][ to the key {key}]',
  },
  'payment.cancelled': {
    result: 'acceptedM',
    pt: 'Cancelamento do pagamento[ {paymentId}]',
    en: 'Cancellation of the payment[ {paymentId}]',
  },
  'payment.read': {
    result: 'done',
    pt: 'Consulta do pagamento[ {paymentId}]',
    en: 'Read of the payment[ {paymentId}]',
  },
  'payment.request': {
    result: 'done',
    pt: 'Operação com o pagamento[ {paymentId}]',
    en: 'Operation with the payment[ {paymentId}]',
  },
  'account.read': {
    result: 'done',
    pt: 'Consulta da conta[ {accountId}]',
    en: 'Read of the account[ {accountId}]',
  },
  'account.request': {
    result: 'done',
    pt: 'Operação com a conta[ {accountId}]',
    en: 'Operation with the account[ {accountId}]',
  },
  'charge.read': {
    result: 'done',
    pt: 'Leitura da cobrança do QR Code[ de {amount}]',
    en: 'Read of the charge of a QR code[ of {amount}]',
  },
  'remittance.received': {
    result: 'acceptedF',
    pt: 'Remessa CNAB[ com {count} pagamentos][, total de {amount}]',
    en: 'CNAB remittance[ with {count} payments][, {amount} in total]',
  },
  'remittance.explained': {
    result: 'done',
    pt: 'Explicação de um arquivo CNAB',
    en: 'Explanation of a CNAB file',
  },
  'remittance.read': {
    result: 'done',
    pt: 'Consulta da remessa[ {remittanceId}]',
    en: 'Read of the remittance[ {remittanceId}]',
  },
  'remittance.payment-cancelled': {
    result: 'done',
    pt: 'Cancelamento de um pagamento da remessa[ {remittanceId}][, de {amount}]',
    en: 'Cancellation of a payment of the remittance[ {remittanceId}][, {amount}]',
  },
  'remittance.return': {
    result: 'done',
    pt: 'Leitura do arquivo de retorno[ da remessa {remittanceId}]',
    en: 'Read of the return file[ of the remittance {remittanceId}]',
  },
  'remittance.request': {
    result: 'done',
    pt: 'Operação com a remessa[ {remittanceId}]',
    en: 'Operation with the remittance[ {remittanceId}]',
  },
};
