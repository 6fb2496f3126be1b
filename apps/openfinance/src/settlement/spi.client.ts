import { Inject, Injectable } from '@nestjs/common';
import { readPacs002, writePacs008 } from '#libs/iso20022';
import { Failure, formatCents, toIsoUtc } from '#libs/kernel';
import {
  callSibling,
  CONFIG,
  currentContext,
  runInContext,
  type SiblingResponse,
} from '#libs/platform';
import { readXml } from '#libs/xml';
import { BANK } from '../bank/account';
import { type OpenfinanceConfig } from '../config';
import { reasonOfSpi, type RejectionReason } from '../payments/payment-codes';
import { type Payment } from '../payments/payment';

/** What the payee's side says of a payment. */
export type Delivery =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'rejected'; readonly reason: RejectionReason; readonly detail: string }
  /** There was no usable answer: the payment may or may not have been taken. */
  | { readonly kind: 'unknown'; readonly detail: string };

/** Sends payments to the SPI. Sending the same payment again never pays twice: its EndToEndId is unique there. */
@Injectable()
export class SpiClient {
  constructor(@Inject(CONFIG) private readonly config: OpenfinanceConfig) {}

  /** Whether there is an SPI; without one, payments settle by themselves. */
  get isThere(): boolean {
    return this.config.spiUrl !== undefined;
  }

  async send(payment: Payment, atMs: number): Promise<Delivery> {
    try {
      return await inContextOf(payment, () => this.post(payment, atMs));
    } catch (error) {
      if (error instanceof Failure) return { kind: 'unknown', detail: error.detail };
      throw error;
    }
  }

  private async post(payment: Payment, atMs: number): Promise<Delivery> {
    // An earlier attempt may have been received: then nothing that the SPI answers now changes that.
    const earlier = payment.attempts > 1 ? await this.lookUp(payment) : undefined;
    if (earlier !== undefined) return earlier;
    const { status, body } = await this.call('/spi/pacs.008', pacs008Of(payment, atMs));
    if (status === 200) return reported(body, payment.endToEndId);
    const detail = `The SPI answered ${String(status)}${codeOf(body)}.`;
    if (status === 409) return (await this.lookUp(payment)) ?? { kind: 'unknown', detail };
    return status >= 500 || status === 429 || status === 408
      ? { kind: 'unknown', detail }
      : { kind: 'rejected', reason: 'PAGAMENTO_RECUSADO_SPI', detail };
  }

  /** What became of a payment that the SPI has already; undefined if it does not have it. */
  private async lookUp(payment: Payment): Promise<Delivery | undefined> {
    const { endToEndId, amount, details } = payment;
    const { status, body } = await this.call(`/spi/transactions/${encodeURIComponent(endToEndId)}`);
    const found = objectOf(body);
    if (status === 404) return undefined;
    if (status !== 200) {
      return { kind: 'unknown', detail: `The SPI answered ${String(status)}${codeOf(body)}.` };
    }
    const isSame =
      found['creditorIspb'] === details.creditorAccount.ispb &&
      found['debtorIspb'] === BANK.ispb &&
      found['amount'] === Number(formatCents(amount));
    if (!isSame) {
      const detail = `The SPI has another payment with the EndToEndId ${endToEndId}.`;
      return { kind: 'rejected', reason: 'PAGAMENTO_RECUSADO_SPI', detail };
    }
    if (found['status'] === 'ACCEPTED') return { kind: 'accepted' };
    const { reasonCode } = found;
    return rejected(typeof reasonCode === 'string' ? reasonCode : undefined);
  }

  private call(path: string, document?: string): Promise<SiblingResponse> {
    const { spiUrl = '', spiTimeoutMs: timeoutMs } = this.config;
    const request = { service: 'SPI', url: spiUrl.replace(/\/+$/, '') + path, timeoutMs };
    if (document === undefined) return callSibling(request);
    const headers = { 'Content-Type': 'application/xml', Accept: 'application/xml' };
    const body = new TextEncoder().encode(document);
    return callSibling({ ...request, method: 'POST', headers, body });
  }
}

/** Calls the SPI under the correlation id of the request that made the payment. */
export async function inContextOf<T>({ details }: Payment, work: () => Promise<T>): Promise<T> {
  const context = currentContext().background(details.correlationId);
  try {
    return await runInContext(context, work);
  } finally {
    context.end();
  }
}

function pacs008Of({ endToEndId, amount, details }: Payment, atMs: number): string {
  const { creditorAccount, creditor, debtorName, transactionIdentification } = details;
  return writePacs008({
    messageId: `M${BANK.ispb}${endToEndId.slice(9)}`,
    createdAt: toIsoUtc(atMs),
    endToEndId,
    txId: transactionIdentification ?? endToEndId,
    amount,
    debtorIspb: BANK.ispb,
    debtorName,
    creditorIspb: creditorAccount.ispb,
    creditorName: creditor?.name ?? 'Recebedor',
  });
}

function reported(body: Buffer, endToEndId: string): Delivery {
  const report = reportOf(body, endToEndId);
  if (report === undefined) {
    return { kind: 'unknown', detail: 'The SPI answered without a pacs.002 of this payment.' };
  }
  return report.status === 'RJCT' ? rejected(report.reason) : { kind: 'accepted' };
}

function reportOf(body: Buffer, endToEndId: string): ReturnType<typeof readPacs002> {
  try {
    return readPacs002(readXml(body), endToEndId);
  } catch {
    return undefined;
  }
}

function rejected(code: string | undefined): Delivery {
  const named = code === undefined ? 'without a reason' : `with ${code}`;
  return {
    kind: 'rejected',
    reason: reasonOfSpi(code),
    detail: `The SPI rejected the payment ${named}.`,
  };
}

function objectOf(body: Buffer): Readonly<Record<string, unknown>> {
  try {
    const value = JSON.parse(body.toString()) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function codeOf(body: Buffer): string {
  const { code } = objectOf(body);
  return typeof code === 'string' ? ` ${code}` : '';
}
