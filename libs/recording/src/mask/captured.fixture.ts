import { type CapturedExchange } from '../format/captured';
import { textOfBody } from '../format/recording';
import { ExchangeMask, type MaskOptions } from './mask-exchange';

export const BODY_BYTES = 1024 * 1024;

export function exchangeOf(
  body: Buffer | string,
  contentType: string,
  more: Partial<CapturedExchange> = {},
) {
  const message = {
    rawHeaders: ['Content-Type', contentType],
    body: Buffer.from(body),
    isCut: false,
    isComplete: true,
  };
  const exchange: CapturedExchange = {
    number: 1,
    method: 'POST',
    target: '/a',
    request: message,
    response: undefined,
    failure: undefined,
    tookMs: 1,
    ...more,
  };
  return exchange;
}

export async function maskedBody(
  body: string,
  type = 'application/json',
  options: Partial<MaskOptions> = {},
) {
  const mask = new ExchangeMask({ bodyBytes: BODY_BYTES, ...options });
  const { request } = await mask.masked(exchangeOf(body, type));
  return textOfBody(request.body) ?? `omitted: ${String(request.omitted)}`;
}

export async function maskedJson(value: unknown, options: Partial<MaskOptions> = {}) {
  return JSON.parse(await maskedBody(JSON.stringify(value), 'application/json', options)) as Record<
    string,
    string
  >;
}
