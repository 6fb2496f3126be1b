import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG } from '#libs/config';
import { callSibling, type SiblingResponse } from '#libs/http';
import { Failure } from '#libs/kernel';
import {
  paymentAddress,
  PAYMENTS_ADDRESS,
  returnsAddress,
  spiPayment,
  spiReturn,
  type SpiPayment,
  type SpiReturn,
} from '#libs/spi-api';
import { type DictConfig } from '../config';
import { SpiUnavailable } from './transfer.errors';

/** The maximum page size of the SPI. */
const PAGE = 1_000;
const MAX_BYTES = 4_194_304;

/** A page of the list of the SPI. */
export interface PaymentPage {
  /** Newest first. */
  readonly payments: readonly SpiPayment[];
  /** The cursor of the next page; undefined at the end of the list. */
  readonly next: string | undefined;
}

/** Reads payments from the SPI, in the sandbox of the current request. */
@Injectable()
export class SpiPayments {
  constructor(@Inject(CONFIG) private readonly config: DictConfig) {}

  get isConfigured(): boolean {
    return this.config.spiUrl !== undefined;
  }

  /** @throws SpiUnavailable */
  async payment(endToEndId: string): Promise<SpiPayment | undefined> {
    const path = paymentAddress(endToEndId);
    const { status, body } = await this.ask(path, this.config.spiTimeoutMs);
    if (status === 404) return undefined;
    return read(spiPayment, { status, body });
  }

  /** @throws SpiUnavailable */
  async return(returnId: string): Promise<SpiReturn | undefined> {
    const path = returnsAddress({ returnId });
    const found = read(z.array(spiReturn), await this.ask(path, this.config.spiTimeoutMs));
    return found[0];
  }

  /**
   * @param timeoutMs for the whole response
   * @throws SpiUnavailable
   */
  async page(cursor: string | undefined, timeoutMs: number): Promise<PaymentPage> {
    const query = `limit=${String(PAGE)}&count=false${cursor === undefined ? '' : `&cursor=${cursor}`}`;
    const response = await this.ask(`${PAYMENTS_ADDRESS}?${query}`, timeoutMs);
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
  if (status !== 200)
    throw new SpiUnavailable(`The SPI answered with the status ${String(status)}.`);
  const answer = schema.safeParse(parsed(body.toString()));
  if (answer.success) return answer.data;
  throw new SpiUnavailable('The response of the SPI is not valid.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
