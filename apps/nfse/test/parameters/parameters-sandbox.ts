import { type TestApp } from '#libs/testing';

export const SAO_PAULO = '3550308';
/** Ribeirão Preto, which is not in the seed. */
export const RIBEIRAO = '3543402';
/** IT support. */
export const SUPPORT = '010701';

interface Listed {
  readonly municipalities: readonly Record<string, unknown>[];
  readonly serviceCodes: readonly Record<string, unknown>[];
  readonly rates: readonly Record<string, unknown>[];
}

/** Calls the parameters of one sandbox over HTTP. */
export function inSandbox(test: Pick<TestApp, 'http'>, sandbox: string) {
  const call = (method: 'get' | 'post' | 'delete', path: string, body?: object) => {
    const request = test.http[method](path).set('X-Sandbox', sandbox);
    return body === undefined ? request : request.send(body);
  };
  return {
    add: (body: object) => call('post', '/__admin/parameters', body),
    reset: () => call('delete', '/__admin/parameters').expect(204),
    list: async (query = ''): Promise<Listed> =>
      (await call('get', `/__admin/parameters${query}`).expect(200)).body as Listed,
    lookUp: async (municipality: string, service: string): Promise<unknown> =>
      (await call('get', `/lookup?municipality=${municipality}&service=${service}`).expect(200))
        .body,
  };
}
