import { Inject, Injectable, Logger } from '@nestjs/common';
import { Iso8583Error, responseMti, type Codec, type IsoMessage } from '#libs/iso8583';
import { newUuid } from '#libs/kernel';
import { CONFIG, currentContext, RequestContext, runInContext } from '#libs/platform';
import { bodyView, type RequestView } from '#libs/matching';
import { Holds, Sandboxes, takeEffect, type RuleAction } from '#libs/sandbox';
import { IssuerHost, NotARequest } from '../issuer/issuer-host';
import { answerTo } from '../issuer/response';
import { type Iso8583Config } from '../config';
import { type TcpReply } from './tcp-connection';

/** Rules match a message over TCP by this method and path: `{"match": {"method": "TCP", "path": "/iso8583/tcp"}}`. */
const METHOD = 'TCP';
const PATH = '/iso8583/tcp';
const FORMAT_ERROR = '30';
const MALFUNCTION = '96';

/** Passes a message to the issuer host, under the rules of the sandbox. */
@Injectable()
export class TcpHost {
  private readonly logger = new Logger('Tcp');

  constructor(
    private readonly host: IssuerHost,
    private readonly sandboxes: Sandboxes,
    private readonly holds: Holds,
    @Inject(CONFIG) private readonly config: Iso8583Config,
  ) {}

  /**
   * Never rejects: after an error the message is answered with 96 or, if it cannot be answered, the connection
   * is closed.
   * @param gone is aborted when the connection has closed
   */
  async answer(payload: Buffer, codec: Codec, gone: AbortSignal): Promise<TcpReply> {
    const context = new RequestContext(newUuid(), this.config.tcpSandbox);
    try {
      return await runInContext(context, () => this.react(payload, codec, gone));
    } catch (error) {
      this.log(error, context);
      return { kind: 'close' };
    } finally {
      this.end(context);
    }
  }

  private async react(payload: Buffer, codec: Codec, gone: AbortSignal): Promise<TcpReply> {
    const read = this.read(payload, codec);
    if (read === undefined) return { kind: 'none' };
    const { message, isWhole } = read;
    if (!isWhole) {
      return {
        kind: 'answer',
        payload: codec.encode(answerTo(message, { '39': FORMAT_ERROR }, codec.profile)),
      };
    }
    try {
      const { holds } = this;
      if (!(await holds.enter(currentContext(), gone))) return { kind: 'close' };
      const openSandbox = await this.sandboxes.currentUpToDate();
      const view = () => viewOf(message);
      const action = await takeEffect(openSandbox, { holds, view }, gone);
      return await this.carryOut(action, { message, packed: payload }, codec);
    } catch (error) {
      if (error instanceof NotARequest) return { kind: 'none' };
      if (responseMti(message.mti) === undefined) throw error;
      this.log(error, currentContext());
      return {
        kind: 'answer',
        payload: codec.encode(answerTo(message, { '39': MALFUNCTION }, codec.profile)),
      };
    }
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

  private async carryOut(
    action: RuleAction | undefined,
    { message, packed }: { readonly message: IsoMessage; readonly packed: Buffer },
    codec: Codec,
  ): Promise<TcpReply> {
    if (action?.kind === 'reset') return { kind: 'reset' };
    if (action?.kind === 'empty') return { kind: 'close' };
    if (action?.kind === 'outcome') currentContext().outcome = action.code;
    const { response } = await this.host.receive(message, {
      profile: codec.profile,
      isStrict: false,
      packed,
    });
    if (action?.kind === 'commitThenDrop') return { kind: 'close' };
    const payload = codec.encode(response);
    return action?.kind === 'truncate'
      ? { kind: 'truncated', payload, bytes: action.bodyBytes }
      : { kind: 'answer', payload };
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

function viewOf(message: IsoMessage): RequestView {
  const body = bodyView(JSON.stringify(message), 'application/json');
  return { method: METHOD, path: PATH, query: {}, headers: {}, body };
}
