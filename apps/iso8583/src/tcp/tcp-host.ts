import { Injectable, Logger } from '@nestjs/common';
import { currentContext, RequestContext, runInContext } from '#libs/http';
import { Iso8583Error, responseMti, responseTo, type Codec, type IsoMessage } from '#libs/iso8583';
import { newUuid } from '#libs/kernel';
import { bodyView, type RequestView } from '#libs/matching';
import { Holds, type RequestAction, Sandboxes, takeEffect } from '#libs/sandbox';
import { IssuerHost } from '../issuer/issuer-host';
import { NotARequest } from '../messages/message.errors';
import { ProfilesService } from '../profiles/profiles.service';
import { type ExpectedResponses } from './expected-responses';
import { type TcpReply } from './tcp-connection';
import { TCP_METHOD, TcpJournal, type TcpExchange } from './tcp-journal';

const FORMAT_ERROR = '30';
const MALFUNCTION = '96';

/** How the messages of a listener are handled. */
export interface MessageSettings {
  /** Rules match a message by the method `TCP` and this path: `{"match": {"method": "TCP", "path": "/iso8583/tcp"}}`. */
  readonly path: string;
  readonly sandbox: string;
  /** The name of the profile. */
  readonly profile: string;
  readonly strict: boolean;
}

/** A received message. */
interface Arrival {
  readonly payload: Buffer;
  /** The responses that this side waits for on the connection. */
  readonly expected: ExpectedResponses;
  /** Is aborted when the connection has closed. */
  readonly gone: AbortSignal;
}

/** Passes a message to the issuer host, under the rules of the sandbox. */
@Injectable()
export class TcpHost {
  private readonly logger = new Logger('Tcp');

  constructor(
    private readonly host: IssuerHost,
    private readonly sandboxes: Sandboxes,
    private readonly holds: Holds,
    private readonly profiles: ProfilesService,
    private readonly journal: TcpJournal,
  ) {}

  /**
   * Never rejects: after an error the message is answered with 96 or, if it cannot be answered, the connection
   * is closed.
   */
  async answer(arrival: Arrival, settings: MessageSettings): Promise<TcpReply> {
    const context = new RequestContext(newUuid(), settings.sandbox);
    const { payload, gone } = arrival;
    const exchange: TcpExchange = { path: settings.path, payload, gone };
    this.journal.record(exchange, context);
    try {
      return (exchange.reply = await runInContext(context, () =>
        this.react(arrival, settings, exchange),
      ));
    } catch (error) {
      this.log(error, context);
      return { kind: 'close' };
    } finally {
      this.end(context);
    }
  }

  private async react(
    { payload, expected, gone }: Arrival,
    settings: MessageSettings,
    exchange: TcpExchange,
  ): Promise<TcpReply> {
    const { profile } = settings;
    const codec = this.profiles.builtInCodec(profile) ?? (await this.posted(profile, gone));
    exchange.profile = codec.profile;
    const read = this.read(payload, codec);
    if (read === undefined) return { kind: 'none' };
    const { message, isWhole } = read;
    exchange.request = message;
    const isResponse = responseMti(message.mti) === undefined;
    if (isResponse && expected.take({ message, packed: payload })) return { kind: 'none' };
    const refuse = (code: string): TcpReply => {
      exchange.response = responseTo(message, { '39': code }, codec.profile);
      return { kind: 'answer', payload: codec.encode(exchange.response) };
    };
    if (!isWhole) return refuse(FORMAT_ERROR);
    try {
      const { holds, sandboxes } = this;
      const context = currentContext();
      // Each await takes time, so nothing is awaited that is there already.
      if (!holds.tryEnter(context) && !(await holds.enter(context, gone))) return { kind: 'close' };
      const openSandbox = sandboxes.currentIfUpToDate() ?? (await sandboxes.currentUpToDate());
      const view = () => viewOf(message, settings.path);
      const action =
        openSandbox.rules.length === 0
          ? undefined
          : await takeEffect(openSandbox, { holds, view }, gone);
      const before = withoutAnswer(action);
      if (before !== undefined) return before;
      const isStrict = settings.strict;
      const answer = await this.host.receive({ message, codec, packed: payload, isStrict });
      exchange.response = answer.response;
      return replyWith(answer.packed, action);
    } catch (error) {
      if (error instanceof NotARequest) return { kind: 'none' };
      if (responseMti(message.mti) === undefined) throw error;
      this.log(error, currentContext());
      return refuse(MALFUNCTION);
    }
  }

  /** The codec of a posted profile. It is read for each message, because it can be replaced at any time. */
  private async posted(profile: string, gone: AbortSignal): Promise<Codec> {
    await this.holds.enter(currentContext(), gone);
    return this.profiles.codec(profile);
  }

  private end(context: RequestContext): void {
    try {
      context.end();
    } catch (error) {
      this.log(error, context);
    }
  }

  private log(error: unknown, { correlationId }: RequestContext): void {
    this.logger.error({ correlationId }, error instanceof Error ? error.stack : String(error));
  }

  /**
   * Reads the message. An incomplete message can still be answered if its STAN was read; otherwise the result is
   * undefined.
   */
  private read(
    payload: Buffer,
    codec: Codec,
  ): { readonly message: IsoMessage; readonly isWhole: boolean } | undefined {
    try {
      return { message: codec.decode(payload), isWhole: true };
    } catch (error) {
      if (!(error instanceof Iso8583Error)) throw error;
      this.logger.warn(error.detail);
      const { partial } = error;
      const isAnswerable =
        partial?.fields['11'] !== undefined && responseMti(partial.mti) !== undefined;
      return isAnswerable ? { message: partial, isWhole: false } : undefined;
    }
  }
}

/** The reply of a rule that does not let the message reach the host. */
function withoutAnswer(action: RequestAction | undefined): TcpReply | undefined {
  if (action?.kind === 'reset') return { kind: 'reset' };
  return action?.kind === 'empty' ? { kind: 'close' } : undefined;
}

/** The reply with the response of the host, as a rule wants it. */
function replyWith(payload: Buffer, action: RequestAction | undefined): TcpReply {
  if (action?.kind === 'commitThenDrop') return { kind: 'close' };
  return action?.kind === 'truncate'
    ? { kind: 'truncated', payload, bytes: action.bodyBytes }
    : { kind: 'answer', payload };
}

function viewOf(message: IsoMessage, path: string): RequestView {
  const body = bodyView(JSON.stringify(message), 'application/json');
  return { method: TCP_METHOD, path, query: {}, headers: {}, body };
}
