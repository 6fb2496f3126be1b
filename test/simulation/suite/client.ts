import { once } from 'node:events';
import { Agent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ClientFault } from '../core/step';
import { type HttpRequest, type Received, type WireRequest } from '../core/wire';
import { TcpClient } from './tcp';

/** Parts of a slow body. */
const SLOW_PARTS = 8;
/** A request that is still running then is a finding. Large, because machines differ. */
const LIMIT_MS = 120_000;
/** Codes of errors before the connection was accepted. */
const REFUSED = ['ECONNREFUSED', 'ENOENT'];

/** Sends requests to one process, over connections that stay open. */
export class Client {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly tcp = new TcpClient((request, sandbox) => this.sendHttp(request, sandbox));

  constructor(readonly address: string) {}

  /** @throws Error if there is no answer within two minutes */
  async send(request: WireRequest, sandbox: string, fault?: ClientFault): Promise<Received> {
    return 'message' in request
      ? this.tcp.send(request.message, sandbox, fault)
      : this.sendHttp(request, sandbox, fault);
  }

  close(): void {
    this.agent.destroy();
    this.tcp.close();
  }

  private async sendHttp(
    request: HttpRequest,
    sandbox: string,
    fault?: ClientFault,
  ): Promise<Received> {
    const sent = this.start(request, sandbox);
    // The answer can arrive before the end of a slow body is written.
    const answered = once(sent, 'response');
    answered.catch(() => undefined);
    try {
      await writeBody(sent, bodyOf(request), fault);
      if (fault === 'leave') return await left(sent);
      const [response] = (await answered) as [IncomingMessage];
      const body = await text(response);
      if (fault === 'ignore') return 'lost';
      return {
        status: response.statusCode ?? 0,
        body: readBody(body),
        headers: headersOf(response),
      };
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code === 'TIMEOUT') throw error;
      return REFUSED.includes(code) ? 'unsent' : 'lost';
    }
  }

  private start({ method, path, headers, body }: HttpRequest, sandbox: string): ClientRequest {
    // The suite control names the sandbox in the path.
    const sent = httpRequest(this.address + path.replace('{sandbox}', sandbox), {
      method,
      agent: this.agent,
      headers: {
        'X-Sandbox': sandbox,
        // Tells the requests of the simulation from those of the services.
        'X-Client': 'simulation',
        ...(typeof body === 'object' && { 'Content-Type': 'application/json' }),
        ...headers,
      },
    });
    sent.setTimeout(LIMIT_MS, () => {
      const title = `${method} ${this.address}${path}`;
      const late = new Error(`${title} was not answered within ${String(LIMIT_MS)} ms.`);
      sent.destroy(Object.assign(late, { code: 'TIMEOUT' }));
    });
    // Errors reach the caller by `once`; this one is for errors when nobody waits any more.
    sent.on('error', () => undefined);
    return sent;
  }
}

/** The bytes of the body. */
export function bodyOf({ body }: HttpRequest): string {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}

async function writeBody(sent: ClientRequest, body: string, fault?: ClientFault): Promise<void> {
  if (fault !== 'slow' || body.length < SLOW_PARTS) {
    sent.end(body);
    return;
  }
  const size = Math.ceil(body.length / SLOW_PARTS);
  sent.setHeader('Content-Length', Buffer.byteLength(body));
  for (let from = 0; from < body.length; from += size) {
    sent.write(body.slice(from, from + size));
    await new Promise(setImmediate);
  }
  sent.end();
}

/** Waits until everything is handed to the system, and closes the connection. */
async function left(sent: ClientRequest): Promise<'lost'> {
  if (!sent.writableFinished) await once(sent, 'finish');
  sent.destroy();
  return 'lost';
}

function readBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function headersOf({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
