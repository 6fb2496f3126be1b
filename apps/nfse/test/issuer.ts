import { admin, type TestApp } from '#libs/testing';

export const NOW = '2026-03-10T18:00:00.000Z';
export const PROVIDER = '12345678000195';
export const CUSTOMER = { cnpj: '11222333000181', name: 'Comércio de Livros Ltda' };

/** An invoice as the tests read it. */
export interface TestInvoice {
  readonly id: string;
  readonly status: string;
  readonly number: number | null;
  readonly dpsNumber: number | null;
  readonly series: string;
  readonly provider: { readonly taxId: string };
  readonly accessKey: string | null;
  readonly values: Readonly<Record<string, unknown>>;
  readonly rejections: readonly { readonly code: string }[];
  readonly replacedBy: string | null;
  readonly cancellationRefusal?: { readonly code: string };
}

export interface Change {
  readonly provider?: object;
  /** null: no customer. */
  readonly customer?: object | null;
  readonly service?: object;
  readonly [member: string]: unknown;
}

/** A request of 1,000.00 at 5 %. Groups of the change are merged. */
export function request({
  provider,
  service,
  customer = CUSTOMER,
  ...change
}: Change = {}): object {
  return {
    provider: { cnpj: PROVIDER, municipality: '3550308', ...provider },
    ...(customer === null ? {} : { customer }),
    service: {
      code: '1.07',
      description: 'Suporte técnico',
      amount: '1000.00',
      issRate: 5,
      ...service,
    },
    ...change,
  };
}

/** Invoices in one sandbox. */
export function issuerIn(test: TestApp, sandbox: string) {
  const control = admin(test, sandbox);
  const post = (path: string, body: object) =>
    test.http.post(path).set('X-Sandbox', sandbox).send(body);
  const get = (path: string) => test.http.get(path).set('X-Sandbox', sandbox);
  return {
    ...control,
    post,
    get,
    freeze: () => control.frozen(NOW).expect(200),
    advance: (by: string) => control.call('post', '/clock/advance', { by }).expect(200),
    requestOutcome: (outcome: string, path = '/nfse/issue') =>
      control
        .call('post', '/rules', { match: { method: 'POST', path }, effect: { outcome }, times: 1 })
        .expect(201),
    send: (change: Change = {}) => post('/nfse/issue', request(change)),
    issue: async (change: Change = {}): Promise<TestInvoice> => {
      const { body } = await post('/nfse/issue', request(change)).expect(201);
      return body as TestInvoice;
    },
    later: async (change: Change = {}): Promise<TestInvoice> => {
      const { body } = await post('/nfse/issue', request({ ...change, sync: false })).expect(202);
      return body as TestInvoice;
    },
    find: async (id: string): Promise<TestInvoice> =>
      (await get(`/nfse/${id}`).expect(200)).body as TestInvoice,
    refused: async (change: Change): Promise<readonly [number, string]> => {
      const { status, body } = await post('/nfse/issue', request(change));
      return [status, (body as { code: string }).code];
    },
    cancel: (id: string, change: object = {}) =>
      post(`/nfse/${id}/cancel`, {
        code: '1',
        reason: 'Serviço cobrado em duplicidade',
        ...change,
      }),
    substitute: (id: string, change: Change = {}) =>
      post(`/nfse/${id}/substitute`, {
        code: '99',
        reason: 'A descrição estava incompleta',
        invoice: request(change),
      }),
    list: async (query = ''): Promise<TestInvoice[]> =>
      (await get(`/nfse${query}`).expect(200)).body as TestInvoice[],
  };
}
