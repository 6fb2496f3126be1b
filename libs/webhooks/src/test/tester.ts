import { frozenAt, type TestApp } from '#libs/testing';
import { type WebhookDeliveryDetailsResponse } from '../control/delivery.response';
import { type CreatedWebhookResponse } from '../control/webhook.response';

export const START = '2999-01-01T00:00:00.000Z';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The actions of a tester in one sandbox of the service of ./payments. */
export function tester(test: TestApp, sandbox: string) {
  const call = (method: Method, path: string, body?: object) => {
    const request = test.http[method](path).set('X-Sandbox', sandbox);
    return body === undefined ? request : request.send(body);
  };
  const admin = (method: Method, path: string, body?: object) =>
    call(method, `/__admin${path}`, body);
  return {
    call,
    admin,
    freeze: (now = START) => admin('put', '/clock', frozenAt(now)).expect(200),
    advance: async (by: string) => {
      await admin('post', '/clock/advance', { by }).expect(200);
    },
    subscribe: async (url: string, more: object = {}) => {
      const { body } = await admin('post', '/webhooks', { url, ...more }).expect(201);
      return body as CreatedWebhookResponse;
    },
    /** @returns how many deliveries were stored */
    pay: async (ids: string | readonly string[], more: object = {}) => {
      const list = typeof ids === 'string' ? [ids] : ids;
      const { body } = await call('post', '/payments', { ids: list, ...more }).expect(201);
      return (body as { readonly stored: number }).stored;
    },
    deliveries: async (query = '') => {
      const { body } = await admin('get', `/webhooks/deliveries${query}`).expect(200);
      return body as Omit<WebhookDeliveryDetailsResponse, 'body' | 'log'>[];
    },
    delivery: async (id = 'latest') => {
      const { body } = await admin('get', `/webhooks/deliveries/${id}`).expect(200);
      return body as WebhookDeliveryDetailsResponse;
    },
  };
}

/** Numbered ids: `p-1`, `p-2` ... */
export function ids(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `p-${String(index + 1)}`);
}
