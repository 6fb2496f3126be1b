import { callSibling, type SiblingResponse } from '#libs/http';
import { Iso8583Error, type Codec, type IsoMessage } from '#libs/iso8583';
import { type OpenSandbox } from '#libs/sandbox';
import { type MtiClass } from '../../messages/message-format';
import { awaitAnswer, type Outcome, type Route, type Waiting } from './route';

const PATHS: Readonly<Record<MtiClass, string>> = {
  '1': 'authorize',
  '2': 'financial',
  '4': 'reversal',
  '5': 'reconciliation',
  '8': 'network',
};

/** The route to the issuer over HTTP. Rules for the addresses of the issuer can delay or drop its responses. */
export class HttpRoute implements Route {
  readonly link = null;

  constructor(
    readonly codec: Codec,
    readonly answerMs: number,
    private readonly issuer: string,
    private readonly openSandbox: OpenSandbox,
  ) {}

  async send(message: IsoMessage, waiting: Waiting): Promise<Outcome> {
    const packed = waiting.packed ?? this.codec.encode(message);
    const response = await awaitAnswer(this.openSandbox, waiting, (signal) =>
      this.post(message.mti, packed, signal),
    );
    return response === undefined ? { kind: 'unanswered' } : { kind: 'answered', response };
  }

  private async post(
    mti: string,
    packed: Buffer,
    signal: AbortSignal,
  ): Promise<IsoMessage | undefined> {
    const { codec } = this;
    const path = PATHS[mti.charAt(1) as MtiClass];
    const bytes = await received(
      callSibling({
        service: 'The issuer',
        url: `${this.issuer}/iso8583/issuer/${path}?profile=${codec.profile.name}`,
        method: 'POST',
        signal,
        headers: {
          'Content-Type': 'application/octet-stream',
          Accept: 'application/octet-stream',
        },
        body: new Uint8Array(packed),
      }),
    );
    return bytes === undefined ? undefined : decoded(bytes, codec);
  }
}

/** The body of the response; undefined if the connection failed or the status is not 2xx. */
async function received(response: Promise<SiblingResponse>): Promise<Uint8Array | undefined> {
  try {
    const { status, body } = await response;
    return status >= 200 && status < 300 ? body : undefined;
  } catch {
    // The connection was refused, cut or abandoned, so the result of the message is unknown.
    return undefined;
  }
}

function decoded(bytes: Uint8Array, codec: Codec): IsoMessage | undefined {
  try {
    return codec.decode(bytes);
  } catch (error) {
    if (error instanceof Iso8583Error) return undefined;
    throw error;
  }
}
