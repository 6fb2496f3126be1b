import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { FrameReader, responseMti, writeFrame, type IsoMessage } from '#libs/iso8583';
import { codec } from './card-host';

/** What the host does with a message; it gets the connection to write to. */
type Script = (message: IsoMessage, connection: HostConnection) => void;

/** One connection to a scripted host. */
export interface HostConnection {
  readonly socket: Socket;
  /** Writes a message in a frame. */
  readonly send: (message: IsoMessage) => void;
}

/** A response as a correct host sends it. */
export function responseTo(message: IsoMessage, fields: Record<string, string> = {}): IsoMessage {
  const echoed = ['2', '3', '4', '7', '11', '37', '41', '49', '70', '90'].flatMap((element) => {
    const value = message.fields[element];
    return value === undefined ? [] : [[element, value] as const];
  });
  const mti = responseMti(message.mti) ?? '';
  return { mti, fields: { ...Object.fromEntries(echoed), '39': '00', ...fields } };
}

/** A host over TCP whose answers a test decides. It answers network messages correctly, unless the script does. */
export class ScriptedHost {
  /** All messages that arrived, in order. */
  readonly received: IsoMessage[] = [];
  readonly connections: HostConnection[] = [];
  script: Script = (message, { send }) => {
    send(responseTo(message));
  };
  answersNetwork = true;
  private readonly server: Server;

  private constructor(tls: TlsOptions | undefined) {
    const serve = (socket: Socket): void => {
      this.serve(socket);
    };
    this.server = tls === undefined ? createServer(serve) : createTlsServer(tls, serve);
  }

  static async open(port = 0, tls?: TlsOptions): Promise<ScriptedHost> {
    const host = new ScriptedHost(tls);
    host.server.listen(port, '127.0.0.1');
    await once(host.server, 'listening');
    return host;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** The MTIs of the payments that arrived, without network messages. */
  get payments(): string[] {
    return this.received.map(({ mti }) => mti).filter((mti) => mti.charAt(1) !== '8');
  }

  async close(): Promise<void> {
    for (const { socket } of this.connections) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private serve(socket: Socket): void {
    const reader = new FrameReader('binary2');
    const connection: HostConnection = {
      socket,
      send: (message) => {
        if (socket.writable) socket.write(writeFrame('binary2', codec.encode(message)));
      },
    };
    this.connections.push(connection);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      for (const { payload } of reader.push(chunk)) {
        const message = codec.decode(payload);
        this.received.push(message);
        const isNetwork = message.mti === '0800';
        if (isNetwork && this.answersNetwork) connection.send(responseTo(message));
        else if (responseMti(message.mti) !== undefined && !isNetwork) {
          this.script(message, connection);
        }
      }
    });
  }
}

/** Waits until the condition holds. The time of the machine only limits how long a failing test runs. */
export async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 500; turn += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The condition did not come true.');
}
