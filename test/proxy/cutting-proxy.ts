import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

const EVENT_END = '\n\n';

/** What a proxy does with the bytes of one response. */
type Passage = (received: string, client: Socket) => void;

/**
 * A proxy that cuts the connection in the middle of the second event of a stream. A part of an event that the client
 * has received is worth nothing.
 */
export const cutting: Passage = (received, client) => {
  const stream = received.slice(received.indexOf('event:'));
  const end = received.length - stream.length + stream.indexOf(EVENT_END) + EVENT_END.length;
  if (stream.includes(EVENT_END)) client.end(received.slice(0, end + 'event: h'.length));
};

/** A proxy that passes nothing on until the response is complete. */
export const buffering: Passage = (received, client) => {
  if (received.endsWith('0\r\n\r\n')) client.end(received);
};

/** Starts a proxy in front of a service, for requests without a body. */
export async function startProxy(address: string, passage: Passage) {
  const { hostname, port } = new URL(address);
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let received = '';
    client.on('data', (chunk) => upstream.write(chunk));
    upstream.on('data', (chunk: Buffer) => {
      received += chunk.toString();
      passage(received, client);
    });
    client.on('close', () => upstream.destroy());
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    stop: () => server.close(),
  };
}
