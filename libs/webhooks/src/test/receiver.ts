import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The system of a tester that receives webhooks, on loopback. */
export interface Receiver {
  readonly url: string;
  /** The complete messages, in the order of their arrival. */
  readonly messages: readonly Received[];
  /** How many connections were made to it. */
  connections(): number;
  /** The response to later messages; by default 204. */
  answer(listener: RequestListener): void;
  /** Resolves when it has received this number of messages. */
  received(count: number): Promise<void>;
  close(): void;
}

const accept: RequestListener = (_request, response) => response.writeHead(204).end();

export async function startReceiver(): Promise<Receiver> {
  const messages: Received[] = [];
  let connections = 0;
  let listener = accept;
  let arrived = (): void => undefined;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      messages.push({ headers: request.headers, body });
      listener(request, response);
      arrived();
    });
  }).listen(0, '127.0.0.1');
  server.on('connection', () => (connections += 1));
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/webhooks`,
    messages,
    connections: () => connections,
    answer: (given) => (listener = given),
    received: async (count) => {
      while (messages.length < count) {
        await new Promise<void>((resolve) => (arrived = resolve));
      }
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An answer with this status. */
export function status(code: number, body = ''): RequestListener {
  return (_request, response) => response.writeHead(code).end(body);
}
