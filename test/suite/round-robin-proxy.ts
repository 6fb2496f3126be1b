import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer in front of the instances of a service. Its address stays while instances stop and start. */
export interface RoundRobinProxy {
  readonly address: string;
  /** Sends the next requests to these addresses in turn. If there are none, it closes the connections of its clients. */
  forwardTo(addresses: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * Starts a proxy on a port that the system chooses. It forwards each request to the next instance, also when the
 * requests arrive on one connection. Bodies are streamed. The instance receives the Host of the client, so that its
 * links lead back to the proxy. If the instance breaks the connection, the proxy breaks that of the client.
 */
export async function startRoundRobinProxy(): Promise<RoundRobinProxy> {
  let targets: readonly string[] = [];
  let forwarded = 0;
  const server = createServer((request, response) => {
    const target = targets[forwarded % targets.length];
    forwarded += 1;
    if (target === undefined) request.socket.destroy();
    else forward(request, response, target);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    forwardTo: (addresses) => {
      targets = addresses;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function forward(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { hostname, port } = new URL(target);
  const { method, url: path, headers } = request;
  const options = { hostname, port, method, path, headers: ofMessage(headers), agent: false };
  const toInstance = httpRequest(options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, ofMessage(answer.headers));
    response.flushHeaders();
    answer.on('error', () => request.socket.destroy());
    answer.pipe(response);
  });
  toInstance.on('error', () => request.socket.destroy());
  response.on('close', () => toInstance.destroy());
  request.on('error', () => toInstance.destroy());
  // The headers go at once, because the body may come much later, as in a stream of events.
  toInstance.flushHeaders();
  request.pipe(toInstance);
}

/** Leaves out the headers that are about one connection. */
function ofMessage(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !['connection', 'keep-alive'].includes(name)),
  );
}
