import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';

/**
 * Sends a GET with an address that a client library would change. Returns the status and the body.
 * @param ca the certificate of the server, if it speaks HTTPS
 */
export async function rawRequest(
  address: string,
  target: string,
  {
    headers = {},
    ca,
  }: { readonly headers?: Readonly<Record<string, string>>; readonly ca?: string } = {},
): Promise<{ readonly status: number; readonly text: string }> {
  const { hostname, port, host } = new URL(address);
  const place = { host: hostname, port: Number(port) };
  const socket = ca === undefined ? connect(place) : connectTls({ ...place, ca });
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  await once(socket, 'close');
  const [head = '', text = ''] = received.split('\r\n\r\n', 2);
  return { status: Number(head.split(' ', 2)[1]), text };
}
