import { type TestApp } from '#libs/testing';

/** The registration of the contract. */
export const contractKey = {
  keyType: 'CPF',
  keyValue: '12345678901',
  accountId: 'acc-001',
  ispb: '12345678',
  branch: '0001',
  accountNumber: '123456',
  accountType: 'CHECKING',
  holderName: 'Maria Silva',
};

export interface KeyAnswer {
  readonly id: string;
  readonly keyType: string;
  readonly keyValue: string;
  readonly status: string;
  readonly deletedAt?: string;
}

/** The directory of one sandbox, through its addresses. */
export function directory(test: TestApp, sandbox: string) {
  const inSandbox = { 'X-Sandbox': sandbox };
  return {
    post: (body: unknown, contentType = 'application/json') =>
      test.http
        .post('/dict/keys')
        .set({ ...inSandbox, 'Content-Type': contentType })
        .send(typeof body === 'string' ? body : JSON.stringify(body)),
    create: async (change: object = {}) => {
      const { body } = await test.http
        .post('/dict/keys')
        .set(inSandbox)
        .send({ ...contractKey, ...change })
        .expect(201);
      return body as KeyAnswer;
    },
    get: (path: string) => test.http.get(path).set(inSandbox),
    find: (type: string, value: string) =>
      test.http.get(`/dict/keys/${type}/${encodeURIComponent(value)}`).set(inSandbox),
    list: async (query = '') => {
      const { body } = await test.http.get(`/dict/keys${query}`).set(inSandbox).expect(200);
      return body as KeyAnswer[];
    },
    delete: (id: string) => test.http.delete(`/dict/keys/${id}`).set(inSandbox),
    admin: (path: string, body: object) =>
      test.http.post(`/__admin${path}`).set(inSandbox).send(body),
  };
}
