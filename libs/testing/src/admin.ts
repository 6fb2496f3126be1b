import { request as httpRequest } from 'node:http';
import { frozenAt } from './clock';
import { type TestApp } from './test-app';

/** Calls `/__admin` of a service for one sandbox. */
export function admin(test: TestApp, sandbox: string) {
  const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
    const request = test.http[method](`/__admin${path}`).set('X-Sandbox', sandbox);
    return body === undefined ? request : request.send(body);
  };
  return {
    call,
    rule: (definition: object) => call('post', '/rules', definition).expect(201),
    frozen: (now: string) => call('put', '/clock', frozenAt(now)),
    journal: async (query = '') =>
      (await call('get', `/requests${query}`).expect(200)).body as Record<string, unknown>[],
  };
}

/** Sends a request with a simple client. Returns the status and the body, or how the connection ended. */
export function fetched(
  address: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<string> {
  return new Promise((resolve) => {
    const request = httpRequest(address, { method, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', () => {
        resolve(`${String(response.statusCode)} ${text} then broken`);
      });
      response.on('end', () => {
        resolve(`${String(response.statusCode)} ${text}`);
      });
    });
    request.on('error', ({ message }) => {
      resolve(message);
    });
    request.end();
  });
}
