import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the target received it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A system that requests are sent to, on a port that the system chooses. */
export interface Target {
  readonly url: string;
  readonly port: number;
  readonly requests: ReceivedRequest[];
  readonly connections: () => number;
  /** Answers all requests from now on. */
  answer: (listener: RequestListener) => void;
  close(): void;
}

export async function startTarget(): Promise<Target> {
  const requests: ReceivedRequest[] = [];
  let listener: RequestListener = (_request, response) => response.end();
  let connections = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, url, headers, body });
      listener(request, response);
    });
  }).listen(0, '127.0.0.1');
  server.on('connection', () => (connections += 1));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    port,
    requests,
    connections: () => connections,
    answer: (next) => {
      listener = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
