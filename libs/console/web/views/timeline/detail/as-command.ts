import { type JournalRequest } from './journal-request';

type Sent = Pick<JournalRequest, 'method' | 'path' | 'requestHeaders' | 'requestBody'>;

/** Headers that the client of the command sends itself, or that belong to one connection. */
const OF_CLIENT =
  /^(host|connection|content-length|transfer-encoding|user-agent|accept-encoding|accept-language|keep-alive|origin|referer|sec-.*|x-correlation-id|traceparent|tracestate|baggage)$/;
/** Data that the journal does not show. */
const MASKED = /\*{3}/;

/**
 * The request as a curl command for a shell.
 * @param address of the service, as in http://127.0.0.1:3002
 * @param maskedNote a comment that comes first if the request has masked data
 */
export function asCurl(request: Sent, address: string, maskedNote: string): string {
  const parts = [
    `curl -sS -X ${request.method} ${quoted(address + request.path)}`,
    ...headersOf(request).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(request.requestBody === undefined ? [] : [`--data-binary ${quoted(request.requestBody)}`]),
  ];
  return `${noteFor(request, `# ${maskedNote}`)}${parts.join(' \\\n  ')}\n`;
}

/** The request as a test with jest and supertest. */
export function asSupertest(
  request: Sent & Pick<JournalRequest, 'status'>,
  address: string,
  maskedNote: string,
): string {
  const lines = [
    `const response = await request(${JSON.stringify(address)})`,
    `  .${request.method.toLowerCase()}(${JSON.stringify(request.path)})`,
    ...headersOf(request).map(
      ([name, value]) => `  .set(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
    ),
    ...(request.requestBody === undefined
      ? []
      : [`  .send(${JSON.stringify(request.requestBody)})`]),
    ...(request.status === undefined ? [] : [`  .expect(${String(request.status)})`]),
  ];
  return `${noteFor(request, `// ${maskedNote}`)}import request from 'supertest';\n\n${lines.join('\n')};\n`;
}

function headersOf({ requestHeaders }: Sent): [string, string][] {
  return Object.entries(requestHeaders).filter(([name]) => !OF_CLIENT.test(name));
}

function noteFor(request: Sent, note: string): string {
  const texts = [request.path, request.requestBody ?? '', ...Object.values(request.requestHeaders)];
  return texts.some((text) => MASKED.test(text)) ? `${note}\n` : '';
}

/** A text as one word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
