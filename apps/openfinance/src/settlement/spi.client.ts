import { Injectable } from '@nestjs/common';
import { runInContext } from '#libs/http';
import { writePacs008 } from '#libs/iso20022';
import { Failure, toIsoUtc } from '#libs/kernel';
import { currentWork } from '#libs/sandbox';
import { isSentPayment, PACS008_ADDRESS, paymentAddress, statusInPacs002 } from '#libs/spi-api';
import { BANK } from '../bank/bank';
import {
  reasonOfSpi,
  recurringReasonOfSpi,
  type RejectionReason,
} from '../payment-terms/payment-codes';
import { isRecurring, type Payment } from '../payments/payment';
import { SpiConnection } from './spi-connection';

const XML = { 'Content-Type': 'application/xml', Accept: 'application/xml' };

/** The response of the payee's side to a payment. */
export type Delivery =
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'rejected';
      readonly reason: RejectionReason;
      readonly detail: string;
      /** The code of the SPI. */
      readonly spiCode?: string | null;
    }
  /** There was no usable response: the payment may or may not have been received. */
  | { readonly kind: 'unknown'; readonly detail: string };

/** Sends payments to the SPI. Sending the same payment again never pays twice: its EndToEndId is unique there. */
@Injectable()
export class SpiClient {
  constructor(private readonly spi: SpiConnection) {}

  /** Whether an SPI is configured. Without one, every payment to another institution is accepted. */
  get isThere(): boolean {
    return this.spi.isThere;
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
    // An earlier attempt may have been received, so an error response to this one is not final.
    const earlier = payment.attempts > 1 ? await this.lookUp(payment) : undefined;
    if (earlier !== undefined) return earlier;
    const message = { headers: XML, text: pacs008Of(payment, atMs) };
    const { status, body } = await this.spi.call(PACS008_ADDRESS, message);
    if (status === 200) return reported(body, payment);
    const detail = `The SPI responded with ${String(status)}${codeOf(body)}.`;
    if (status === 409) return (await this.lookUp(payment)) ?? { kind: 'unknown', detail };
    return status >= 500 || status === 429 || status === 408
      ? { kind: 'unknown', detail }
      : { kind: 'rejected', reason: 'PAGAMENTO_RECUSADO_SPI', detail };
  }

  /** The result of a payment that the SPI already has; undefined if it does not have it. */
  private async lookUp(payment: Payment): Promise<Delivery | undefined> {
    const { endToEndId, amount, details } = payment;
    const { status, body } = await this.spi.call(paymentAddress(endToEndId));
    const found = objectOf(body);
    if (status === 404) return undefined;
    if (status !== 200) {
      return {
        kind: 'unknown',
        detail: `The SPI responded with ${String(status)}${codeOf(body)}.`,
      };
    }
    const creditorIspb = details.creditorAccount.ispb;
    if (!isSentPayment(found, { amount, debtorIspb: BANK.ispb, creditorIspb })) {
      const detail = `The SPI has another payment with the EndToEndId ${endToEndId}.`;
      return { kind: 'rejected', reason: 'PAGAMENTO_RECUSADO_SPI', detail };
    }
    if (found['status'] === 'ACCEPTED') return { kind: 'accepted' };
    const { reasonCode } = found;
    return rejected(typeof reasonCode === 'string' ? reasonCode : undefined, payment);
  }
}

/** Calls the SPI with the correlation id of the request that created the payment. */
export async function inContextOf<T>({ details }: Payment, work: () => Promise<T>): Promise<T> {
  const context = currentWork().background(details.correlationId);
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

function reported(body: Buffer, payment: Payment): Delivery {
  const report = statusInPacs002(body, payment.endToEndId);
  if (report === undefined) {
    return { kind: 'unknown', detail: 'The response of the SPI has no pacs.002 for this payment.' };
  }
  return report.status === 'RJCT' ? rejected(report.reason, payment) : { kind: 'accepted' };
}

function rejected(code: string | undefined, { product }: Payment): Delivery {
  const named = code === undefined ? 'without a reason' : `with ${code}`;
  return {
    kind: 'rejected',
    reason: isRecurring(product) ? recurringReasonOfSpi(code) : reasonOfSpi(code),
    detail: `The SPI rejected the payment ${named}.`,
    spiCode: code?.slice(0, 4) ?? null,
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
