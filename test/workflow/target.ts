import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the target received it. */
export interface ReceivedRequest {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Starts a system that workflows send requests to. It answers with `answer`, and keeps what it gets. */
export async function startTarget(answer: RequestListener) {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      requests.push({ line: `${method} ${url}`, headers, body });
      answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
