export const nfse = {
  name: 'nfse',
  title: 'NFS-e: service invoices',
  port: 3007,
  uses: ['nfse'],
  requests: [
    {
      name: 'Health',
      request: 'GET {{nfse_url}}/health',
      status: 200,
      expect: { status: 'ok', service: 'nfse' },
    },
    {
      name: 'Issue an invoice',
      request: 'POST {{nfse_url}}/nfse/issue',
      json: {
        provider: { cnpj: '12345678000195', municipality: '3550308' },
        customer: { cnpj: '11222333000181', name: 'Livros Ltda' },
        service: {
          code: '1.07',
          description: 'Suporte tecnico',
          amount: '1000.00',
          issRate: 5,
        },
      },
      status: 201,
      expect: { status: 'authorized', number: 1, 'values.iss': 50 },
      save: { invoiceId: 'id', accessKey: 'accessKey' },
    },
    {
      name: 'Get the invoice',
      request: 'GET {{nfse_url}}/nfse/{{invoiceId}}',
      status: 200,
      expect: { id: '{{invoiceId}}', accessKey: '{{accessKey}}' },
    },
    {
      name: 'Get the XML of the invoice',
      request: 'GET {{nfse_url}}/nfse/{{invoiceId}}/xml',
      status: 200,
      contains: ['<NFSe', '{{accessKey}}'],
    },
  ],
};
