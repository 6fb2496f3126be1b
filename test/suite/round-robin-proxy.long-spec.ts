import {
  Agent,
  createServer,
  get,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fetched } from '#libs/testing';
import { startRoundRobinProxy, type RoundRobinProxy } from './round-robin-proxy';

describe('The proxy in front of the instances of a service', () => {
  let proxy: RoundRobinProxy;
  const closes: (() => void)[] = [];
  beforeEach(async () => {
    proxy = await startRoundRobinProxy();
  });
  afterEach(async () => {
    for (const close of closes.splice(0)) close();
    await proxy.close();
  });

  const instance = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closes.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  };
  const named = (name: string) => instance((_request, response) => response.end(name));

  it('sends the requests of one connection to the instances in turn', async () => {
    proxy.forwardTo([await named('one'), await named('other')]);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    closes.push(() => {
      agent.destroy();
    });
    const ask = async (): Promise<string> => {
      const [answer] = (await once(get(proxy.address, { agent }), 'response')) as [IncomingMessage];
      return (await answer.toArray()).join('');
    };
    expect([await ask(), await ask(), await ask()]).toEqual(['one', 'other', 'one']);
  });

  it('passes on the method, the path, the Host, the body and the status', async () => {
    const target = await instance((request, response) => {
      const { method = '', url = '', headers } = request;
      response.writeHead(418, { 'X-Answer': 'yes' });
      response.write(`${method} ${url} ${headers.host ?? ''} `);
      request.pipe(response);
    });
    proxy.forwardTo([target]);
    const answer = await fetch(`${proxy.address}/a%2Fb?c=d`, { method: 'PUT', body: 'bytes' });
    expect(answer.status).toBe(418);
    expect(answer.headers.get('x-answer')).toBe('yes');
    expect(await answer.text()).toBe(`PUT /a%2Fb?c=d ${new URL(proxy.address).host} bytes`);
  });

  it('streams both bodies', async () => {
    const target = await instance((request, response) => {
      response.flushHeaders();
      request.pipe(response);
    });
    proxy.forwardTo([target]);
    const request = httpRequest(proxy.address, { method: 'POST' });
    request.flushHeaders();
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    for (const part of ['first', 'second']) {
      request.write(part);
      expect(String(await once(answer, 'data'))).toBe(part);
    }
    request.end();
    await once(answer, 'end');
  });

  it.each<readonly [string, RequestListener]>([
    ['before the response', (request) => request.socket.destroy()],
    [
      'in the middle of the response',
      (request, response) => {
        response.writeHead(200, { 'Content-Length': 100 });
        response.write('{', () => request.socket.destroy());
      },
    ],
  ])('breaks the connection of the client if the instance does, %s', async (_, listener) => {
    proxy.forwardTo([await instance(listener)]);
    expect(await fetched(proxy.address, {})).toMatch(/^socket hang up$|then broken$/);
  });

  it('closes the connections of its clients while there is no instance', async () => {
    expect(await fetched(proxy.address, {})).toBe('socket hang up');
    proxy.forwardTo([await named('back')]);
    expect(await fetched(proxy.address, {})).toBe('200 back');
  });
});
