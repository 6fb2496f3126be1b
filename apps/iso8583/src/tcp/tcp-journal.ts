import { Injectable } from '@nestjs/common';
import { type IsoMessage } from '#libs/iso8583';
import { Journals, type HeaderPart, type NewEntry } from '#libs/journal';
import { keptBytes, keptText, type KeptBody, type RequestContext } from '#libs/platform';
import { arrivalOf, KEPT_BODY_BYTES, Sandboxes } from '#libs/sandbox';
import { type TcpReply } from './tcp-connection';

/** The method of messages over TCP in the journal, and in the matches of rules. */
export const TCP_METHOD = 'TCP';

/** A message over TCP and its result, as far as they are known. */
export interface TcpExchange {
  /** The path of the listener. */
  readonly path: string;
  readonly payload: Buffer;
  /** Is aborted when the connection has closed. */
  readonly gone: AbortSignal;
  /** The decoded message; undefined if it could not be decoded. */
  request?: IsoMessage;
  response?: IsoMessage;
  reply?: TcpReply;
}

const JSON_TYPE = 'application/json';
const RAW_TYPE = 'application/octet-stream';

/** How the response header `x-connection` names what happened to the connection. */
const CONNECTION: Readonly<Record<TcpReply['kind'], string>> = {
  answer: 'answered',
  truncated: 'truncated',
  none: 'none',
  close: 'closed',
  reset: 'reset',
};

/** Adds the messages over TCP to the journal of their sandbox, as JSON with `mti` and `fields`. */
@Injectable()
export class TcpJournal {
  constructor(
    private readonly journals: Journals,
    private readonly sandboxes: Sandboxes,
  ) {}

  /**
   * Adds the message when its context ends, with what `exchange` has then. The journal masks an entry when it is read,
   * as those of HTTP, so that matches can use the values.
   */
  record(exchange: TcpExchange, context: RequestContext): void {
    if (!this.journals.isOn) return;
    const journal = this.journals.begin(context.sandbox);
    const arrivedMs = performance.now();
    context.onEnd(() => {
      let entry: NewEntry | undefined;
      try {
        const durationMs = Math.round(performance.now() - arrivedMs);
        const atMs = arrivalOf(this.sandboxes, context, durationMs);
        const receivedMs = performance.timeOrigin + arrivedMs;
        entry = entryOf(exchange, context, { atMs, receivedMs, durationMs });
      } finally {
        this.journals.end(journal, entry);
      }
    });
  }
}

function entryOf(
  { path, payload, gone, request, response, reply }: TcpExchange,
  { correlationId, rule }: RequestContext,
  times: Pick<NewEntry, 'atMs' | 'receivedMs' | 'durationMs'>,
): NewEntry {
  const kind = gone.aborted ? 'close' : (reply?.kind ?? 'close');
  const responseHeaders: HeaderPart[] = ['x-connection', CONNECTION[kind]];
  if (response !== undefined) responseHeaders.push('content-type', JSON_TYPE);
  return {
    ...times,
    method: TCP_METHOD,
    path,
    status: undefined,
    correlationId,
    requestHeaders: { 'content-type': request === undefined ? RAW_TYPE : JSON_TYPE },
    requestBody: request === undefined ? keptBytes(payload, KEPT_BODY_BYTES) : bodyOf(request),
    responseHeaders,
    responseBody: response === undefined ? undefined : bodyOf(response),
    rule,
    outcome: kind === 'answer' ? 'answered' : 'lost',
  };
}

function bodyOf({ mti, fields }: IsoMessage): KeptBody {
  return keptText(JSON.stringify({ mti, fields }), KEPT_BODY_BYTES);
}
