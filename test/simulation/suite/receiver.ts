import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from './client';

/** The secret of all webhooks of a run. */
export const WEBHOOK_SECRET = `whsec_${Buffer.from('the secret of the simulation').toString('base64')}`;

/** A message as the receiver lists it. */
export interface Message {
  /** The same in all attempts. */
  readonly id: string;
  /** The last parts of the address: the name of the webhook, and the seconds for which it refuses. */
  readonly hook: string;
  readonly type: string;
  /** The instant of the event. */
  readonly at: string;
  /** The resource that has changed. */
  readonly subject: string;
  /** Its status, or the code of the event of a note. */
  readonly status: string;
  readonly isGenuine: boolean;
}

/**
 * The system of a tester that receives webhooks. It refuses a message until some seconds after its event, which the address
 * names: `/<sandbox>/<webhook>/<seconds>`. So its answer depends on the message alone, and is the same after a restart of the
 * sender or a restore of the sandbox. `GET /<sandbox>` lists the messages of a sandbox.
 */
export class Receiver {
  private readonly messages = new Map<string, Message[]>();

  private constructor(
    private readonly server: Server,
    readonly client: Client,
  ) {}

  static async start(): Promise<Receiver> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const receiver = new Receiver(server, new Client(`http://127.0.0.1:${String(port)}`));
    server.on('request', (request, response) => {
      text(request).then(
        (body) => {
          const { method, url = '', headers } = request;
          const [, sandbox = '', ...hook] = url.split('/');
          if (method === 'GET') {
            response.end(JSON.stringify(receiver.messages.get(sandbox) ?? []));
          } else {
            response.writeHead(receiver.receive(sandbox, hook, headers, body)).end();
          }
        },
        // The sender was killed.
        () => response.destroy(),
      );
    });
    return receiver;
  }

  close(): void {
    this.client.close();
    this.server.closeAllConnections();
    this.server.close();
  }

  private receive(
    sandbox: string,
    [name = '', seconds = '0']: readonly string[],
    headers: IncomingHttpHeaders,
    body: string,
  ): number {
    const { type, timestamp, data } = JSON.parse(body) as EventBody;
    const message = {
      id: String(headers['webhook-id']),
      hook: name,
      type,
      at: timestamp,
      subject: data.id ?? data.accessKey ?? '',
      status: data.status ?? data.event?.type ?? '',
      isGenuine: isGenuine(headers, body),
    };
    const known = this.messages.get(sandbox);
    if (known === undefined) this.messages.set(sandbox, [message]);
    else known.push(message);
    const lateMs = 1_000 * Number(headers['webhook-timestamp']) - Date.parse(timestamp);
    return lateMs < 1_000 * Number(seconds) ? 500 : 204;
  }
}

interface EventBody {
  readonly type: string;
  readonly timestamp: string;
  readonly data: {
    readonly id?: string;
    readonly accessKey?: string;
    readonly status?: string;
    readonly event?: { readonly type: string };
  };
}

/** Whether the message has the signature of Standard Webhooks. */
function isGenuine(headers: IncomingHttpHeaders, body: string): boolean {
  const key = Buffer.from(WEBHOOK_SECRET.slice('whsec_'.length), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return (
    headers['webhook-signature'] ===
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  );
}
