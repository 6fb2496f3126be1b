import { type Call } from './step';
import { type HttpRequest, type Received, type WireRequest } from './wire';

/** A request as it was sent, and what came back. */
export interface LogEntry {
  readonly call: Call;
  readonly request: WireRequest;
  readonly received: Received;
}

const SHOWN = 200;

/** A request as a command to paste. `$SPI` and the like are the addresses of the services. */
export function curlOf({ call, request, received }: LogEntry): string {
  const { fault, kill } = call;
  const notes = [
    ...(fault === undefined ? [] : [`the client: ${fault}`]),
    ...(kill === undefined
      ? []
      : [`kill -9 of ${kill.service} ${String(kill.instance)} after ${String(kill.afterMs)} ms`]),
    shown(received),
  ];
  const command =
    'message' in request
      ? `# TCP to the card host: ${request.message}`
      : commandOf(request, call.sandbox);
  return `${command}\n  # ${call.operation}: ${notes.join('; ')}`;
}

function commandOf({ service, method, path, headers, body }: HttpRequest, sandbox: string): string {
  const all = {
    'X-Sandbox': sandbox,
    ...(typeof body === 'object' && { 'Content-Type': 'application/json' }),
    ...headers,
  };
  const given = Object.entries(all).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data = typeof body === 'object' ? JSON.stringify(body) : body;
  const url = `"$${service.toUpperCase()}${path.replace('{sandbox}', sandbox)}"`;
  return ['curl -s', ...(method === 'GET' ? [] : [`-X ${method}`]), url, ...given]
    .concat(data === undefined ? [] : [`-d ${quoted(data)}`])
    .join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function shown(received: Received): string {
  if (received === 'lost') return 'no answer';
  if (received === 'unsent') return 'no connection';
  const { status, body } = received;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return `${String(status)} ${text.replaceAll(/\s+/g, ' ').slice(0, SHOWN)}`;
}
