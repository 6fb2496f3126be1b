import { Injectable } from '@nestjs/common';
import { keptBytes, keptText, type KeptBody, type RequestContext } from '#libs/http';
import { hidePrivate, type IsoMessage, type Profile } from '#libs/iso8583';
import { Journals, type NewEntry } from '#libs/journal';
import { arrivalOf, changesOf, KEPT_BODY_BYTES, Sandboxes, skippedRulesOf } from '#libs/sandbox';
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
  /** The profile of the listener; undefined if it does not exist. */
  profile?: Profile;
  /** The decoded message; undefined if it could not be decoded. */
  request?: IsoMessage;
  response?: IsoMessage;
  reply?: TcpReply;
}

const JSON_TYPE = 'application/json';
const JSON_HEADERS = { 'content-type': JSON_TYPE };
const RAW_HEADERS = { 'content-type': 'application/octet-stream' };

/** The value of the response header `x-connection`, by the reply. */
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
   * Adds the message when its context ends, with the data that `exchange` has then. As with HTTP, the journal masks an
   * entry only when it is read, so that matches can use the values.
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
        entry = entryOf(exchange, context, { atMs, arrivedMs, durationMs });
      } finally {
        this.journals.end(journal, entry);
      }
    });
  }
}

interface Times {
  readonly atMs: number;
  /** By the monotonic clock. */
  readonly arrivedMs: number;
  readonly durationMs: number;
}

function entryOf(
  exchange: TcpExchange,
  context: RequestContext,
  { atMs, arrivedMs, durationMs }: Times,
): NewEntry {
  const { path, payload, gone, profile, request, response, reply } = exchange;
  const kind = gone.aborted ? 'close' : (reply?.kind ?? 'close');
  const connection = CONNECTION[kind];
  return {
    atMs,
    receivedMs: performance.timeOrigin + arrivedMs,
    method: TCP_METHOD,
    path,
    status: undefined,
    durationMs,
    correlationId: context.correlationId,
    requestHeaders: request === undefined ? RAW_HEADERS : JSON_HEADERS,
    requestBody:
      request === undefined ? keptBytes(payload, KEPT_BODY_BYTES) : bodyOf(request, profile),
    responseHeaders:
      response === undefined
        ? ['x-connection', connection]
        : ['x-connection', connection, 'content-type', JSON_TYPE],
    responseBody: response === undefined ? undefined : bodyOf(response, profile),
    rule: context.rule,
    skippedRules: skippedRulesOf(context),
    testValues: [],
    changes: changesOf(context),
    hiddenMembers: [],
    outcome: kind === 'answer' ? 'answered' : 'lost',
  };
}

/** Only here is the profile known, so what it calls private is hidden before the journal masks what all profiles have. */
function bodyOf(message: IsoMessage, profile: Profile | undefined): KeptBody {
  const shown = profile === undefined ? message : hidePrivate(message, profile);
  return keptText(JSON.stringify(shown), KEPT_BODY_BYTES);
}
