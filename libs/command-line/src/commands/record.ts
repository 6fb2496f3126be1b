import { type RecordedExchange, type RecordSettings, type RecordSummary } from '#libs/recording';
import { EventLines } from '../journal/event-lines';
import { UsageError } from '../session/exit-codes';
import { type Session } from '../session/session';
import { wholeNumber } from '../session/whole-number';
import { type Say } from '../texts/say';
import { type AddCommand } from './tools';

interface RecordOptions {
  readonly to: string;
  readonly port?: string;
  readonly host?: string;
  readonly out?: string;
  readonly keep?: readonly string[];
  readonly mask?: readonly string[];
  readonly cert?: string;
  readonly key?: string;
  readonly ca?: string;
  readonly bodyBytes?: string;
}

const DEFAULT_PORT = 4_000;
const MAX_PORT = 65_535;
/** The recorder holds the bodies of all exchanges that run in 128 MiB. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;
/** The usual widths of a line: method, status, time, path, remarks. */
const WIDTHS = [6, 3, 8, 40, 0];

export const addRecord: AddCommand = (program, { say, action }) => {
  program
    .command('record')
    .description(say('record.about'))
    .requiredOption('--to <address>', say('record.to'))
    .option('--port <number>', say('record.port'))
    .option('--host <address>', say('record.host'))
    .option('--out <file>', say('record.out'))
    .option('--keep <names...>', say('record.keep'))
    .option('--mask <names...>', say('record.mask'))
    .option('--cert <file>', say('record.cert'))
    .option('--key <file>', say('record.key'))
    .option('--ca <file>', say('record.ca'))
    .option('--body-bytes <number>', say('record.bodyBytes'))
    .action(action(record));
};

async function record(session: Session, options: RecordOptions): Promise<undefined> {
  const { output, say } = session;
  const settings = settingsOf(session, options);
  // Loaded here, because few commands need it.
  const { isLoopback, runRecord } = await import('#libs/recording');
  const lines = new EventLines(output.width, WIDTHS);
  const summary = await runRecord(settings, {
    signal: session.terminal.interruption(),
    whenListening: (address, origin) => {
      session.note(say('record.listening', { address, origin }));
      const { host, cert } = settings;
      if (host === undefined || isLoopback(host)) return;
      const text = cert === undefined ? 'record.open' : 'record.openWithCertificate';
      session.note(`${say('warning')} ${say(text, { host })}`);
    },
    whenRecorded: (exchange) => {
      if (!output.isJson) output.write(`${lines.line(cellsOf(exchange, say))}\n`);
    },
  });
  output.result(summary, () => summaryInWords(summary, session));
  return undefined;
}

function settingsOf({ say, service }: Session, options: RecordOptions): RecordSettings {
  const { to, host, keep, mask, cert, key, ca } = options;
  const inRange = (name: string, text: string | undefined, min: number, max: number) => {
    if (text === undefined) return undefined;
    const number = wholeNumber(text, say);
    if (number >= min && number <= max) return number;
    const range = { min: String(min), max: String(max) };
    throw new UsageError(say('record.outOfRange', { name, ...range }));
  };
  return {
    ...{ to, host, keep, mask, cert, key, ca, service },
    port: inRange('--port', options.port, 0, MAX_PORT) ?? DEFAULT_PORT,
    bodyBytes: inRange('--body-bytes', options.bodyBytes, 1, MAX_BODY_BYTES),
    out: options.out ?? service ?? hostOf(to),
  };
}

/** The name of the file if none was given. An address that is none is refused later, before there is a file. */
function hostOf(to: string): string {
  return URL.canParse(to) ? new URL(to).hostname.replace(/[^\w.-]/g, '-') : 'service';
}

function cellsOf(exchange: RecordedExchange, say: Say): string[] {
  const { request, response, failure, reason = '', tookMs } = exchange;
  const query = request.query === undefined ? '' : `?${request.query}`;
  const remarks = [
    reason,
    request.omitted === undefined ? '' : say('record.noRequestBody', { why: request.omitted }),
    response?.omitted === undefined ? '' : say('record.noResponseBody', { why: response.omitted }),
  ];
  return [
    request.method,
    failure ?? String(response?.status ?? ''),
    say('record.ms', { ms: String(tookMs) }),
    request.path + query,
    remarks.filter((each) => each !== '').join(', '),
  ];
}

function summaryInWords(summary: RecordSummary, { output, say }: Session): string {
  const { path, exchanges, failed, withoutBody, notRecorded, service } = summary;
  const counts = Object.entries({ exchanges, failed, withoutBody, notRecorded }).map(
    ([name, count]) => [name, String(count)] as const,
  );
  const values = { path, ...Object.fromEntries(counts) };
  const next = { path, service: service ?? say('record.someService') };
  return (
    output.line(say('record.summary', values)) +
    (exchanges === 0 ? '' : output.line(say('record.next', next)))
  );
}
