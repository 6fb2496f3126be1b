import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a faulty proxy does with a request: forwards it, forwards it and loses the answer, or loses the request. */
export type Fault = 'none' | 'answer-lost' | 'request-lost';

/** A proxy in front of one service that loses what a test says. */
export async function startFaultyProxy(target: string) {
  let faultOf: (request: IncomingMessage) => Fault = () => 'none';
  const server = createServer((request, response) => {
    const fault = faultOf(request);
    if (fault === 'request-lost') {
      request.socket.destroy();
      return;
    }
    const { method, url, headers } = request;
    const forwarded = httpRequest(
      target + (url ?? ''),
      { method, headers, agent: false },
      (answer) => {
        if (fault === 'answer-lost') {
          answer.resume().on('end', () => request.socket.destroy());
          return;
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => request.socket.destroy());
    request.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    lose: (which: (request: IncomingMessage) => Fault) => {
      faultOf = which;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
