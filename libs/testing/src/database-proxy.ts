import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a PostgreSQL server. A test can interrupt its connections. */
export interface DatabaseProxy {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections again after `cut`. */
  restore(): Promise<void>;
  /** Keeps the connections open, but forwards no more data. */
  stall(): void;
  close(): Promise<void>;
}

export async function createDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isStalled = false;
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk: Buffer) => isStalled || to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${String(port)}`;
  return {
    url: url.toString(),
    cut,
    restore: async () => {
      await listen(port);
    },
    stall: () => {
      isStalled = true;
    },
    close: cut,
  };
}
