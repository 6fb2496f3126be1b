import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An answer that the service did not give. */
interface Lie {
  readonly status: number;
  readonly body: string;
}

/**
 * What a proxy does with a request: forwards it, loses its answer, loses it, keeps it, forwards it twice, one after the other, or
 * answers it itself.
 */
export type Fault = 'none' | 'answer-lost' | 'request-lost' | 'no-answer' | 'twice' | Lie;

/** A load balancer in front of the instances of a service. Its address stays while instances stop and start. */
export interface RoundRobinProxy {
  readonly address: string;
  /** Sends the next requests to these addresses in turn. If there are none, it closes the connections of its clients. */
  forwardTo(addresses: readonly string[]): void;
  /** Says which of the next requests have a fault. */
  lose(which: (request: IncomingMessage) => Fault | Promise<Fault>): void;
  close(): Promise<void>;
}

/**
 * Starts a proxy on a port that the system chooses. It forwards each request to the next instance, also when the
 * requests arrive on one connection. Bodies are streamed. The instance receives the Host of the client, so that its
 * links lead back to the proxy. If the instance breaks the connection, the proxy breaks that of the client.
 */
export async function startRoundRobinProxy(
  first: readonly string[] = [],
): Promise<RoundRobinProxy> {
  let targets = first;
  let forwarded = 0;
  let faultOf: (request: IncomingMessage) => Fault | Promise<Fault> = () => 'none';
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fault = await faultOf(request);
    const target = targets[forwarded % targets.length];
    forwarded += 1;
    if (target === undefined || fault === 'request-lost') request.socket.destroy();
    else if (typeof fault === 'object') lie(request, response, fault);
    else if (fault === 'twice') await forwardTwice(request, response, target);
    else if (fault !== 'no-answer') forward(request, response, { target, fault });
  };
  const server = createServer((request, response) => void handle(request, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    forwardTo: (addresses) => {
      targets = addresses;
    },
    lose: (which) => {
      faultOf = which;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { target, fault }: { readonly target: string; readonly fault: 'none' | 'answer-lost' },
): void {
  const toInstance = httpRequest(optionsOf(request, target), (answer) => {
    if (fault === 'answer-lost') {
      answer.resume().on('end', () => request.socket.destroy());
      return;
    }
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

/** The client gets the first answer. The second request comes when the first one has been answered. */
async function forwardTwice(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
): Promise<void> {
  const sendOnce = async (body: Buffer) => {
    const toInstance = httpRequest(optionsOf(request, target));
    toInstance.end(body);
    const [answer] = (await once(toInstance, 'response')) as [IncomingMessage];
    return { answer, bytes: await buffer(answer) };
  };
  try {
    const body = await buffer(request);
    const { answer, bytes } = await sendOnce(body);
    await sendOnce(body).catch(() => undefined);
    response.writeHead(answer.statusCode ?? 502, ofMessage(answer.headers)).end(bytes);
  } catch {
    request.socket.destroy();
  }
}

function lie(request: IncomingMessage, response: ServerResponse, { status, body }: Lie): void {
  request.resume();
  response.writeHead(status).end(body);
}

function optionsOf({ method, url: path, headers }: IncomingMessage, target: string) {
  const { hostname, port } = new URL(target);
  return { hostname, port, method, path, headers: ofMessage(headers), agent: false as const };
}

/** Leaves out the headers that are about one connection. */
function ofMessage(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !['connection', 'keep-alive'].includes(name)),
  );
}
