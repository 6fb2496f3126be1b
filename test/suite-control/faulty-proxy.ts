import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer that the service did not give. */
interface Lie {
  readonly status: number;
  readonly body: string;
}

/** What a faulty proxy does with a request: forwards it, loses its answer, loses it, keeps it, or answers it itself. */
export type Fault = 'none' | 'answer-lost' | 'request-lost' | 'no-answer' | Lie;

/** A proxy in front of one service that loses what a test says. */
export async function startFaultyProxy(target: string) {
  let faultOf: (request: IncomingMessage) => Fault | Promise<Fault> = () => 'none';
  const server = createServer((request, response) => {
    void Promise.resolve(faultOf(request)).then((fault) => {
      forward(request, response, { target, fault });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    lose: (which: (request: IncomingMessage) => Fault | Promise<Fault>) => {
      faultOf = which;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { target, fault }: { readonly target: string; readonly fault: Fault },
): void {
  if (fault === 'no-answer') return;
  if (typeof fault === 'object') {
    request.resume();
    response.writeHead(fault.status).end(fault.body);
    return;
  }
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
}
