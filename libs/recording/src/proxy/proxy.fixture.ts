import { connect, type Socket } from 'node:net';

/** Sends bytes over a connection, and returns all that comes back. */
export function rawRequest(
  port: number,
  text: string,
  then: (socket: Socket) => void = () => undefined,
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
      then(socket);
    });
    let got = '';
    socket.on('data', (chunk) => (got += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(got);
    });
  });
}

/** The first headers of a request. */
export const HEAD = 'Host: localhost\r\nConnection: close\r\n';
