import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Failure } from '#libs/kernel';
import { callSibling, CONFIG, type SiblingResponse } from '#libs/platform';
import { type DictConfig } from '../config';
import { spiPayment, spiReturn, type SpiPayment, type SpiReturn } from './spi-payment';
import { SpiUnavailable } from './transfer.errors';

/** The most that the SPI lists at once. */
const PAGE = 1_000;
const MAX_BYTES = 4_194_304;

/** Part of the list of the SPI. */
export interface PaymentPage {
  /** The newest first. */
  readonly payments: readonly SpiPayment[];
  /** Where the list goes on; undefined at its end. */
  readonly next: string | undefined;
}

/** Reads the payments of the SPI in the sandbox of the current request. */
@Injectable()
export class SpiPayments {
  constructor(@Inject(CONFIG) private readonly config: DictConfig) {}

  get isConfigured(): boolean {
    return this.config.spiUrl !== undefined;
  }

  /** @throws SpiUnavailable */
  async payment(endToEndId: string): Promise<SpiPayment | undefined> {
    const path = `/spi/transactions/${encodeURIComponent(endToEndId)}`;
    const { status, body } = await this.ask(path, this.config.spiTimeoutMs);
    if (status === 404) return undefined;
    return read(spiPayment, { status, body });
  }

  /** @throws SpiUnavailable */
  async return(returnId: string): Promise<SpiReturn | undefined> {
    const path = `/spi/returns?returnId=${encodeURIComponent(returnId)}`;
    const found = read(z.array(spiReturn), await this.ask(path, this.config.spiTimeoutMs));
    return found[0];
  }

  /**
   * @param timeoutMs for the whole response
   * @throws SpiUnavailable
   */
  async page(cursor: string | undefined, timeoutMs: number): Promise<PaymentPage> {
    const query = `limit=${String(PAGE)}&count=false${cursor === undefined ? '' : `&cursor=${cursor}`}`;
    const response = await this.ask(`/spi/transactions?${query}`, timeoutMs);
    const payments = read(z.array(spiPayment), response);
    const { headers } = response;
    const next = /[?&]cursor=([0-9]+)[^>]*>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    return { payments, next };
  }

  private async ask(path: string, timeoutMs: number): Promise<SiblingResponse> {
    const url = (this.config.spiUrl ?? '').replace(/\/+$/, '') + path;
    const headers = { Accept: 'application/json' };
    try {
      return await callSibling({ service: 'SPI', url, headers, timeoutMs, maxBytes: MAX_BYTES });
    } catch (error) {
      throw error instanceof Failure ? new SpiUnavailable(error.detail) : error;
    }
  }
}

function read<Schema extends z.ZodType>(
  schema: Schema,
  { status, body }: Pick<SiblingResponse, 'status' | 'body'>,
): z.output<Schema> {
  if (status !== 200) throw new SpiUnavailable(`The SPI answered ${String(status)}.`);
  const answer = schema.safeParse(parsed(body.toString()));
  if (answer.success) return answer.data;
  throw new SpiUnavailable('The SPI sent a response that is not one of its own.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
