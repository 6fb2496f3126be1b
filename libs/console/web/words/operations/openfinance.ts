import { type Words } from '../language';

/** Titles of the operations of openfinance, by method and path. */
export const openfinance: Readonly<Record<string, Words>> = {
  'GET /open-banking/discovery/v1/endpoints': {
    pt: 'Listar APIs do banco',
    en: 'List the APIs of the bank',
  },
  'POST /open-banking/consents/v1/consents': {
    pt: 'Criar consentimento de dados',
    en: 'Create a data consent',
  },
  'GET /open-banking/consents/v1/consents/{id}': {
    pt: 'Consultar consentimento de dados',
    en: 'Read a data consent',
  },
  'DELETE /open-banking/consents/v1/consents/{id}': {
    pt: 'Revogar consentimento de dados',
    en: 'Revoke a data consent',
  },
  'POST /open-banking/consents/v1/consents/{id}/extends': {
    pt: 'Renovar consentimento de dados',
    en: 'Extend a data consent',
  },
  'GET /open-banking/consents/v1/consents/{id}/extensions': {
    pt: 'Listar renovações do consentimento',
    en: 'List the extensions of a consent',
  },
  'POST /open-banking/payments/v1/consents': {
    pt: 'Criar consentimento de pagamento',
    en: 'Create a payment consent',
  },
  'GET /open-banking/payments/v1/consents/{consentId}': {
    pt: 'Consultar consentimento de pagamento',
    en: 'Read a payment consent',
  },
  'POST /open-banking/payments/v1/instant/payments': {
    pt: 'Iniciar pagamento (instant)',
    en: 'Initiate a payment (instant)',
  },
  'GET /open-banking/payments/v1/instant/payments': {
    pt: 'Listar pagamentos (instant)',
    en: 'List payments (instant)',
  },
  'GET /open-banking/payments/v1/instant/payments/{paymentId}': {
    pt: 'Consultar pagamento (instant)',
    en: 'Read a payment (instant)',
  },
  'POST /open-banking/payments/v1/pix/payments': {
    pt: 'Iniciar pagamento Pix',
    en: 'Initiate a Pix payment',
  },
  'GET /open-banking/payments/v1/pix/payments': {
    pt: 'Listar pagamentos Pix',
    en: 'List Pix payments',
  },
  'GET /open-banking/payments/v1/pix/payments/{paymentId}': {
    pt: 'Consultar pagamento Pix',
    en: 'Read a Pix payment',
  },
  'PATCH /open-banking/payments/v1/pix/payments/{paymentId}': {
    pt: 'Cancelar pagamento Pix',
    en: 'Cancel a Pix payment',
  },
  'PATCH /open-banking/payments/v1/pix/payments/consents/{consentId}': {
    pt: 'Cancelar pagamentos do consentimento',
    en: 'Cancel the payments of a consent',
  },
  'GET /open-banking/resources/v3/resources': {
    pt: 'Listar recursos do consentimento',
    en: 'List the resources of a consent',
  },
  'GET /open-banking/customers/v2/personal/identifications': {
    pt: 'Consultar identificação da pessoa',
    en: 'Read the identification of a person',
  },
  'GET /open-banking/customers/v2/personal/qualifications': {
    pt: 'Consultar qualificação da pessoa',
    en: 'Read the qualification of a person',
  },
  'GET /open-banking/customers/v2/personal/financial-relations': {
    pt: 'Consultar relacionamento da pessoa',
    en: 'Read the relationship of a person',
  },
  'GET /open-banking/customers/v2/business/identifications': {
    pt: 'Consultar identificação da empresa',
    en: 'Read the identification of a company',
  },
  'GET /open-banking/customers/v2/business/qualifications': {
    pt: 'Consultar qualificação da empresa',
    en: 'Read the qualification of a company',
  },
  'GET /open-banking/customers/v2/business/financial-relations': {
    pt: 'Consultar relacionamento da empresa',
    en: 'Read the relationship of a company',
  },
  'GET /open-banking/credit-cards-accounts/v2/accounts': {
    pt: 'Listar contas cartão',
    en: 'List card accounts',
  },
  'GET /open-banking/credit-cards-accounts/v2/accounts/{id}': {
    pt: 'Consultar conta cartão',
    en: 'Read a card account',
  },
  'GET /open-banking/credit-cards-accounts/v2/accounts/{id}/limits': {
    pt: 'Consultar limites do cartão',
    en: 'Read the limits of a card account',
  },
  'GET /open-banking/credit-cards-accounts/v2/accounts/{id}/bills': {
    pt: 'Listar faturas do cartão',
    en: 'List the bills of a card account',
  },
  'GET /open-banking/credit-cards-accounts/v2/accounts/{id}/bills/{billId}/transactions': {
    pt: 'Listar transações da fatura',
    en: 'List the transactions of a bill',
  },
  'GET /open-banking/credit-cards-accounts/v2/accounts/{id}/transactions': {
    pt: 'Listar transações do cartão',
    en: 'List the transactions of a card account',
  },
  'GET /open-banking/credit-cards-accounts/v2/accounts/{id}/transactions-current': {
    pt: 'Listar transações recentes do cartão',
    en: 'List the recent transactions of a card account',
  },
  'POST /open-banking/automatic-payments/v2/recurring-consents': {
    pt: 'Criar consentimento recorrente',
    en: 'Create a recurring consent',
  },
  'GET /open-banking/automatic-payments/v2/recurring-consents/{recurringConsentId}': {
    pt: 'Consultar consentimento recorrente',
    en: 'Read a recurring consent',
  },
  'PATCH /open-banking/automatic-payments/v2/recurring-consents/{recurringConsentId}': {
    pt: 'Revogar, rejeitar ou editar consentimento recorrente',
    en: 'Revoke, reject or edit a recurring consent',
  },
  'POST /open-banking/automatic-payments/v2/pix/recurring-payments': {
    pt: 'Iniciar pagamento recorrente',
    en: 'Initiate a recurring payment',
  },
  'GET /open-banking/automatic-payments/v2/pix/recurring-payments': {
    pt: 'Listar pagamentos recorrentes',
    en: 'List recurring payments',
  },
  'GET /open-banking/automatic-payments/v2/pix/recurring-payments/{recurringPaymentId}': {
    pt: 'Consultar pagamento recorrente',
    en: 'Read a recurring payment',
  },
  'PATCH /open-banking/automatic-payments/v2/pix/recurring-payments/{recurringPaymentId}': {
    pt: 'Cancelar pagamento recorrente',
    en: 'Cancel a recurring payment',
  },
  'GET /open-banking/accounts/v1/accounts': { pt: 'Listar contas', en: 'List accounts' },
  'GET /open-banking/accounts/v1/accounts/{id}': { pt: 'Consultar conta', en: 'Read an account' },
  'GET /open-banking/accounts/v1/accounts/{id}/balances': {
    pt: 'Consultar saldos da conta',
    en: 'Read the balances of an account',
  },
  'GET /open-banking/accounts/v1/accounts/{id}/overdraft-limits': {
    pt: 'Consultar limites da conta',
    en: 'Read the limits of an account',
  },
  'GET /open-banking/accounts/v1/accounts/{id}/transactions': {
    pt: 'Consultar extrato da conta',
    en: 'Read the transactions of an account',
  },
  'GET /open-banking/accounts/v1/accounts/{id}/transactions-current': {
    pt: 'Consultar extrato recente da conta',
    en: 'Read the recent transactions of an account',
  },
  'GET /qr/cob/{token}': {
    pt: 'Ler cobrança do QR Code dinâmico',
    en: 'Read the charge of a dynamic QR code',
  },
  'GET /qr/cobv/{token}': {
    pt: 'Ler cobrança com vencimento do QR Code',
    en: 'Read the charge with a due date of a QR code',
  },
  'POST /spi/orders': {
    pt: 'Receber ordem de pagamento do SPI',
    en: 'Receive a payment order of the SPI',
  },
  'POST /spi/settlements': {
    pt: 'Receber aviso de liquidação do SPI',
    en: 'Receive a settlement of the SPI',
  },
  'GET /qr/jwks': {
    pt: 'Ler chave pública dos QR Codes',
    en: 'Read the public key of the QR codes',
  },
  'POST /directory/token': {
    pt: 'Obter token do diretório',
    en: 'Get a token of the directory',
  },
  'GET /directory/.well-known/openid-configuration': {
    pt: 'Ler configuração do diretório',
    en: 'Read the configuration of the directory',
  },
  'GET /directory/participants': {
    pt: 'Listar participantes do diretório',
    en: 'List the participants of the directory',
  },
  'GET /directory/organisations/{organisationId}/softwarestatements/{softwareId}/assertion': {
    pt: 'Obter declaração de software (SSA)',
    en: 'Get a software statement (SSA)',
  },
  'GET /directory/openbanking.jwks': {
    pt: 'Ler chaves do diretório',
    en: 'Read the keys of the directory',
  },
  'GET /directory/roots.pem': {
    pt: 'Ler certificado da autoridade',
    en: 'Read the certificate of the authority',
  },
  'GET /directory/roots.jwks': {
    pt: 'Ler chaves da autoridade',
    en: 'Read the keys of the authority',
  },
  'GET /directory/{organisationId}/{file}': {
    pt: 'Ler chaves de uma organização',
    en: 'Read the keys of an organisation',
  },
  'GET /directory/{organisationId}/{softwareId}/{file}': {
    pt: 'Ler chaves de um software',
    en: 'Read the keys of a software',
  },
  'GET /directory/{organisationId}/{softwareId}/{status}/{file}': {
    pt: 'Ler chaves inativas ou revogadas de um software',
    en: 'Read the inactive or revoked keys of a software',
  },
  'POST /auth/register': {
    pt: 'Registrar cliente',
    en: 'Register a client',
  },
  'GET /auth/register/{clientId}': {
    pt: 'Consultar registro de cliente',
    en: 'Read the registration of a client',
  },
  'PUT /auth/register/{clientId}': {
    pt: 'Alterar registro de cliente',
    en: 'Change the registration of a client',
  },
  'DELETE /auth/register/{clientId}': {
    pt: 'Remover cliente',
    en: 'Remove a client',
  },
  'GET /auth/.well-known/openid-configuration': {
    pt: 'Ler configuração do servidor de autorização',
    en: 'Read the configuration of the authorization server',
  },
  'GET /auth/jwks': {
    pt: 'Ler chaves do servidor de autorização',
    en: 'Read the keys of the authorization server',
  },
  'POST /auth/par': {
    pt: 'Enviar pedido de autorização (PAR)',
    en: 'Push an authorization request (PAR)',
  },
  'GET /auth/authorize': {
    pt: 'Abrir autorização no navegador',
    en: 'Open the authorisation in the browser',
  },
  'POST /auth/token': {
    pt: 'Obter tokens',
    en: 'Get tokens',
  },
  'POST /auth/revoke': {
    pt: 'Revogar token',
    en: 'Revoke a token',
  },
  'GET /auth/userinfo': {
    pt: 'Consultar cliente do token',
    en: 'Read the customer of a token',
  },
  'POST /remittances': { pt: 'Enviar remessa CNAB 240', en: 'Send a CNAB 240 remittance' },
  'POST /remittances/explain': { pt: 'Explicar arquivo CNAB 240', en: 'Explain a CNAB 240 file' },
  'GET /remittances': { pt: 'Listar remessas', en: 'List the remittances' },
  'GET /remittances/{remittanceId}': { pt: 'Consultar remessa', en: 'Read a remittance' },
  'GET /remittances/{remittanceId}/payments': {
    pt: 'Listar pagamentos da remessa',
    en: 'List the payments of a remittance',
  },
  'DELETE /remittances/{remittanceId}/payments/{number}': {
    pt: 'Cancelar pagamento da remessa',
    en: 'Cancel a payment of a remittance',
  },
  'GET /remittances/{remittanceId}/return': {
    pt: 'Baixar arquivo de retorno',
    en: 'Download a return file',
  },
};
