import { type CapturedExchange, type CapturedMessage } from '../format/captured';
import {
  type RecordedExchange,
  type RecordedMessage,
  type RecordedRequest,
} from '../format/recording';
import { StandIns } from '../stand-ins/stand-ins';
import { decodedText, unpackedBody } from './decode-body';
import { maskedBody } from './mask-body';
import { maskedHeaders } from './mask-headers';
import { normalName, type OwnNames } from './names';
import { TextMask } from './text-mask';

/** What a tester keeps or masks beyond the defaults: names of members, elements, attributes, parameters and headers. */
export interface MaskOptions {
  readonly keep?: readonly string[] | undefined;
  readonly mask?: readonly string[] | undefined;
  /** The maximum size of an unpacked body. */
  readonly bodyBytes: number;
}

/** Masks the exchanges of one recording. */
export class ExchangeMask {
  private readonly standIns = new StandIns();
  private readonly own: OwnNames;
  private readonly texts: TextMask;
  private readonly bodyBytes: number;

  constructor({ keep = [], mask = [], bodyBytes }: MaskOptions) {
    this.own = { keep: new Set(keep.map(normalName)), mask: new Set(mask.map(normalName)) };
    this.texts = new TextMask(this.standIns, this.own);
    this.bodyBytes = bodyBytes;
  }

  async masked(exchange: CapturedExchange): Promise<RecordedExchange> {
    const { knownCount } = this.standIns;
    const first = await this.once(exchange);
    // A name, or an id, can be in a free text before it is at a place that says what it is.
    return this.standIns.knownCount === knownCount ? first : this.once(exchange);
  }

  private async once(exchange: CapturedExchange): Promise<RecordedExchange> {
    const { number, response, failure, reason, tookMs } = exchange;
    const request = await this.request(exchange);
    return {
      number,
      request,
      ...(response === undefined
        ? {}
        : { response: { status: response.status, ...(await this.message(response)) } }),
      ...(failure === undefined ? {} : { failure }),
      ...(reason === undefined ? {} : { reason }),
      tookMs,
    };
  }

  private async request({ method, target, request }: CapturedExchange): Promise<RecordedRequest> {
    const address = this.texts.address(target);
    const mark = address.indexOf('?');
    return {
      method,
      path: mark === -1 ? address : address.slice(0, mark),
      ...(mark === -1 ? {} : { query: address.slice(mark + 1) }),
      ...(await this.message(request)),
    };
  }

  private async message(message: CapturedMessage): Promise<RecordedMessage> {
    const headers = maskedHeaders(message.rawHeaders, this.texts, this.own);
    if (message.isCut) return { headers, omitted: 'too-large' };
    if (!message.isComplete) return { headers, omitted: 'incomplete' };
    if (message.body.length === 0) return { headers };
    const contentType = headerOf(message, 'content-type');
    const bytes = await unpackedBody(
      message.body,
      headerOf(message, 'content-encoding'),
      this.bodyBytes,
    );
    const text = bytes && decodedText(bytes, contentType);
    const body = text === undefined ? undefined : maskedBody(text, contentType, this.texts);
    return body === undefined ? { headers, omitted: 'not-masked' } : { headers, body };
  }
}

function headerOf({ rawHeaders }: CapturedMessage, name: string): string {
  const values = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name,
  );
  return values.join(', ');
}
