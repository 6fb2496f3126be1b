import { Injectable, Logger } from '@nestjs/common';
import { retryDelayMs } from '#libs/kernel';
import { BANK } from '../../bank/bank';
import { BalanceTooHigh, InsufficientFunds, Ledger } from '../../ledger/ledger.repository';
import { type Payment } from '../../payments/payment';
import { PaymentTransactions } from '../../payments/store/payment-transactions';
import { returned } from '../entries';
import { Payees } from '../payees';
import { ReturnBooking } from './return-booking';
import { returnStep, type SpiReturn } from './return-step';
import { SpiReturns, type ReturnsAnswer } from './spi-returns.client';

/** The payment is final. */
const ENDED = { nextAtMs: null, requestedOutcome: null } as const;

/** Returns the money of a settled payment, if a rule requested it. */
@Injectable()
export class PaymentReturns {
  private readonly logger = new Logger('PaymentReturns');

  constructor(
    private readonly transactions: PaymentTransactions,
    private readonly ledger: Ledger,
    private readonly payees: Payees,
    private readonly spi: SpiReturns,
    private readonly booking: ReturnBooking,
  ) {}

  /** @returns the payment after the step; undefined if another instance did it first */
  async perform(payment: Payment, atMs: number): Promise<Payment | undefined> {
    const isOwn = payment.details.creditorAccount.ispb === BANK.ispb;
    if (isOwn || this.payees.areAssumed(payment)) return this.book(payment, atMs);
    return this.throughSpi(payment, atMs);
  }

  /** Books the return without the SPI. If a payee of this bank has spent the money, nothing is returned. */
  private async book(payment: Payment, atMs: number): Promise<Payment | undefined> {
    const { paymentId, amount: cents } = payment;
    const payee = await this.payees.ofThisBank(payment);
    const given = { entryId: `${paymentId}-return`, cents, payeeAccountId: payee?.accountId };
    try {
      return await this.transactions.change(payment, ENDED, (tx) =>
        this.ledger.post(tx, returned(payment, given, atMs)),
      );
    } catch (error) {
      if (!(error instanceof InsufficientFunds || error instanceof BalanceTooHigh)) throw error;
      return this.refuse(payment, error.message);
    }
  }

  /** The payee's institution sends a pacs.004, and this bank books what the SPI has settled. */
  private async throughSpi(payment: Payment, atMs: number): Promise<Payment | undefined> {
    const found = await this.spi.find(payment);
    if (found.kind !== 'returns') return this.later(payment, found, atMs);
    const first = returnStep(payment.amount, found.returns);
    const asked = first.kind === 'ask' ? await this.spi.ask(payment) : undefined;
    if (asked?.kind === 'refused') return this.refuse(payment, asked.detail);
    if (asked?.kind === 'unknown') return this.later(payment, asked, atMs);
    const returns = [...found.returns, ...(asked?.returns ?? [])];
    const step = returnStep(payment.amount, returns);
    if (step.kind !== 'end') {
      const detail = 'The return has not been settled in the SPI yet.';
      return this.later(payment, { kind: 'unknown', detail }, atMs);
    }
    if (step.refused !== undefined) {
      this.logger.warn({ ...idsOf(payment), reason: `The SPI rejected ${step.refused.returnId}.` });
    }
    return this.bookSettled(payment, returns, atMs);
  }

  private async bookSettled(
    payment: Payment,
    returns: readonly SpiReturn[],
    atMs: number,
  ): Promise<Payment | undefined> {
    const { booking } = this;
    try {
      return await this.transactions.change(payment, ENDED, function* (tx) {
        for (const given of returns) {
          if (given.status === 'ACCEPTED') yield* booking.book(tx, payment, given, atMs);
        }
      });
    } catch (error) {
      if (error instanceof BalanceTooHigh) return this.refuse(payment, error.message);
      throw error;
    }
  }

  private later(
    payment: Payment,
    { detail }: Extract<ReturnsAnswer, { readonly detail: string }>,
    atMs: number,
  ): Promise<Payment | undefined> {
    const { attempts, statusUpdatedAtMs } = payment;
    this.logger.warn({ ...idsOf(payment), attempts, reason: detail });
    const nextAtMs = atMs + retryDelayMs(attempts, atMs - statusUpdatedAtMs);
    return this.transactions.change(payment, { attempts: attempts + 1, nextAtMs });
  }

  private refuse(payment: Payment, reason: string): Promise<Payment | undefined> {
    this.logger.warn({
      ...idsOf(payment),
      reason: `The payee does not return the money: ${reason}`,
    });
    return this.transactions.change(payment, ENDED);
  }
}

function idsOf({ paymentId, endToEndId }: Payment): object {
  return { paymentId, endToEndId };
}
