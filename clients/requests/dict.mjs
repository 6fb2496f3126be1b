export const key = {
  keyType: 'CPF',
  keyValue: '12345678901',
  accountId: 'acc-001',
  ispb: '12345678',
  branch: '0001',
  accountNumber: '123456-7',
  accountType: 'CHECKING',
  holderName: 'Maria Silva',
};

export const dict = {
  name: 'dict',
  title: 'DICT: Pix key directory',
  port: 3003,
  uses: ['dict'],
  requests: [
    {
      name: 'Health',
      request: 'GET {{dict_url}}/dict/health',
      status: 200,
      expect: { status: 'ok', service: 'dict' },
    },
    {
      name: 'Register a key',
      request: 'POST {{dict_url}}/dict/keys',
      json: key,
      status: 201,
      expect: { keyType: 'CPF', keyValue: '12345678901', status: 'ACTIVE' },
      save: { keyId: 'id' },
    },
    {
      name: 'Register the same key again',
      request: 'POST {{dict_url}}/dict/keys',
      json: key,
      status: 409,
      expect: { code: 'ENTRY_ALREADY_EXISTS' },
    },
    {
      name: 'Look up the key',
      request: 'GET {{dict_url}}/dict/keys/CPF/12345678901',
      status: 200,
      expect: { id: '{{keyId}}', holderName: 'Maria Silva' },
    },
    {
      name: 'List the keys',
      request: 'GET {{dict_url}}/dict/keys',
      status: 200,
      expect: { '0.id': '{{keyId}}' },
    },
    {
      name: 'Delete the key',
      request: 'DELETE {{dict_url}}/dict/keys/{{keyId}}',
      status: 204,
    },
    {
      name: 'Look up the deleted key',
      request: 'GET {{dict_url}}/dict/keys/CPF/12345678901',
      status: 404,
      expect: { status: 404 },
    },
  ],
};
