import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config';
import { exchange, OutcomeUnknown } from '../exchange';
import type { CardPayment } from '../orders/order';

export interface Card {
  readonly pan: string;
  /** YYMM */
  readonly expiry: string;
  readonly cvv: string;
}

const TERMINAL = { acquirerId: '11223344', terminalId: 'LOJA0001', merchantId: 'LOJA-EXEMPLO' };

/** ISO 8583 messages to the issuer, as JSON. */
@Injectable()
export class IssuerClient {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** 0100. Returns the response code. @throws OutcomeUnknown: reverse it */
  authorize(payment: CardPayment, card: Card, amountCents: number): Promise<string> {
    const { stan, transmittedAt } = payment;
    return this.send('authorize', {
      ...TERMINAL,
      ...card,
      amount: amountCents,
      transmissionDateTime: transmittedAt,
      stan,
    });
  }

  /** 0420, and 0421 if it is a repeat. @throws OutcomeUnknown: repeat it */
  async reverse(
    { pan, stan, transmittedAt }: CardPayment,
    amountCents: number,
    repeat: { readonly stan: string; readonly transmittedAt: string; readonly isRepeat: boolean },
  ): Promise<void> {
    const { acquirerId } = TERMINAL;
    await this.send('reversal', {
      ...TERMINAL,
      pan,
      amount: amountCents,
      transmissionDateTime: repeat.transmittedAt,
      stan: repeat.stan,
      advice: true,
      repeat: repeat.isRepeat,
      original: { mti: '0100', stan, transmissionDateTime: transmittedAt, acquirerId },
    });
  }

  private async send(operation: 'authorize' | 'reversal', body: object): Promise<string> {
    const { issuerUrl, timeoutMs } = this.config;
    const url = `${issuerUrl}/iso8583/issuer/${operation}`;
    const { status, text } = await exchange(url, { method: 'POST', timeoutMs, body });
    if (status !== 200) throw new OutcomeUnknown(url, `status ${status} ${text}`);
    return (JSON.parse(text) as { readonly responseCode: string }).responseCode;
  }
}
