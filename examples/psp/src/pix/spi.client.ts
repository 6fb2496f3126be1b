import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config';
import { exchange, type Answer } from '../exchange';
import type { Order, PixPayment } from '../orders/order';
import { pacs008 } from './pacs008';

/** What the SPI says about a payment. UNKNOWN: it has it, and has not settled it yet. */
export type SpiOutcome = Pick<PixPayment, 'status' | 'reason'>;

const STATUSES: Readonly<Record<string, PixPayment['status']>> = {
  ACCP: 'PAID',
  ACSP: 'UNKNOWN',
  RJCT: 'REJECTED',
  ACCEPTED: 'PAID',
  PENDING: 'UNKNOWN',
  REJECTED: 'REJECTED',
};

@Injectable()
export class SpiClient {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** @throws OutcomeUnknown: ask with `find` before anything else */
  async send(order: Order, payment: PixPayment): Promise<SpiOutcome> {
    const { spiUrl, timeoutMs, ispb, settlement } = this.config;
    const query = settlement === 'later' ? '?settle=async' : '';
    const body = pacs008(order, payment, { ispb, now: new Date() });
    const answer = await exchange(`${spiUrl}/spi/pacs.008${query}`, {
      method: 'POST',
      timeoutMs,
      body,
    });
    if (answer.status === 200) return readPacs002(answer.text);
    // An earlier message of this payment has arrived after all.
    const known = answer.status === 409 ? await this.find(payment.endToEndId) : undefined;
    return known ?? { status: 'REJECTED', reason: codeOf(answer) };
  }

  /** undefined: the SPI has not received the payment, so far. @throws OutcomeUnknown */
  async find(endToEndId: string): Promise<SpiOutcome | undefined> {
    const { spiUrl, timeoutMs } = this.config;
    const answer = await exchange(`${spiUrl}/spi/transactions/${endToEndId}`, {
      method: 'GET',
      timeoutMs,
    });
    if (answer.status === 404) return undefined;
    const { status = '', reasonCode } = JSON.parse(answer.text) as Record<
      string,
      string | undefined
    >;
    return { status: STATUSES[status] ?? 'UNKNOWN', reason: reasonCode };
  }
}

function readPacs002(text: string): SpiOutcome {
  const [, status = ''] = /<TxSts>(\w+)<\/TxSts>/.exec(text) ?? [];
  const [, reason] = /<Rsn><Cd>(\w+)<\/Cd>/.exec(text) ?? [];
  return { status: STATUSES[status] ?? 'UNKNOWN', reason };
}

function codeOf({ text }: Answer): string {
  return (JSON.parse(text) as { readonly code: string }).code;
}
