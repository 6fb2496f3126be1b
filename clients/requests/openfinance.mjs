const BANKING = '{{openfinance_url}}/open-banking';
const withConsent = { 'x-consent-id': '{{consentId}}' };

export const openfinance = {
  name: 'openfinance',
  title: 'Open banking',
  port: 3006,
  uses: ['openfinance', 'spi'],
  requests: [
    {
      name: 'Health',
      request: 'GET {{openfinance_url}}/health',
      status: 200,
      expect: { status: 'ok', service: 'openfinance' },
    },
    {
      name: 'Discover the endpoints',
      request: `GET ${BANKING}/discovery/v1/endpoints`,
      status: 200,
      contains: ['payments-pix'],
    },
    {
      name: 'Freeze the clock',
      request: 'PUT {{openfinance_url}}/__admin/clock',
      json: { mode: 'frozen' },
      status: 200,
      expect: { mode: 'frozen' },
    },
    {
      name: 'Create a consent',
      request: `POST ${BANKING}/consents/v1/consents`,
      json: {
        data: {
          loggedUser: { document: { identification: '11144477735', rel: 'CPF' } },
          permissions: [
            'ACCOUNTS_READ',
            'ACCOUNTS_BALANCES_READ',
            'ACCOUNTS_TRANSACTIONS_READ',
            'RESOURCES_READ',
          ],
        },
      },
      status: 201,
      save: { consentId: 'data.consentId' },
    },
    {
      name: 'Get the consent',
      request: `GET ${BANKING}/consents/v1/consents/{{consentId}}`,
      status: 200,
      expect: { 'data.status': 'AUTHORISED' },
    },
    {
      name: 'List the accounts',
      request: `GET ${BANKING}/accounts/v1/accounts`,
      headers: withConsent,
      status: 200,
      save: { accountId: 'data.0.accountId' },
    },
    {
      name: 'Get an account',
      request: `GET ${BANKING}/accounts/v1/accounts/{{accountId}}`,
      headers: withConsent,
      status: 200,
      expect: { 'data.currency': 'BRL' },
    },
    {
      name: 'Get the balances',
      request: `GET ${BANKING}/accounts/v1/accounts/{{accountId}}/balances`,
      headers: withConsent,
      status: 200,
      contains: ['availableAmount'],
    },
    {
      name: 'Initiate a payment',
      request: `POST ${BANKING}/payments/v1/instant/payments`,
      json: {
        amount: '150.00',
        creditorAccount: {
          ispb: '12345678',
          issuer: '0001',
          number: '1234567890',
          accountType: 'CACC',
        },
        creditor: {
          name: 'Joao Souza',
          cpfCnpj: '11144477735',
          personType: 'PESSOA_NATURAL',
        },
      },
      status: 201,
      save: { paymentId: 'data.paymentId', paymentEndToEndId: 'data.endToEndId' },
    },
    {
      name: 'Advance the clock',
      request: 'POST {{openfinance_url}}/__admin/clock/advance',
      json: { by: 'PT3S' },
      status: 200,
    },
    {
      name: 'List the payments',
      request: `GET ${BANKING}/payments/v1/instant/payments`,
      status: 200,
      expect: { 'data.0.paymentId': '{{paymentId}}', 'data.0.status': 'ACSC' },
    },
    {
      name: 'Find the payment in the SPI',
      request: 'GET {{spi_url}}/spi/transactions/{{paymentEndToEndId}}',
      status: 200,
      expect: { amount: 150, creditorIspb: '12345678', status: 'ACCEPTED' },
    },
    {
      name: 'Get the transactions',
      request: `GET ${BANKING}/accounts/v1/accounts/maria-corrente/transactions`,
      status: 200,
      contains: ['Pix enviado - Joao Souza'],
    },
    {
      name: 'Revoke the consent',
      request: `DELETE ${BANKING}/consents/v1/consents/{{consentId}}`,
      status: 204,
    },
  ],
};
