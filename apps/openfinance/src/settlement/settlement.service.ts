import { Inject, Injectable, Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { formatCents, retryDelayMs, toIsoUtc } from '#libs/kernel';
import { CONFIG } from '#libs/platform';
import { type OpenfinanceConfig } from '../config';
import { LARGEST_BALANCE } from '../ledger/entry';
import { BalanceTooHigh, Ledger } from '../ledger/ledger.repository';
import { type Payment } from '../payments/payment';
import { orderedOutcome } from '../payments/payment-codes';
import { type PaymentChange } from '../payments/store/payment.repository';
import { PaymentChanges } from '../payments/store/payment-changes.repository';
import { settled } from './entries';
import { nextStep, type Step } from './next-step';
import { Payees } from './payees';
import { PaymentReturns } from './returns/payment-returns.service';
import { type Delivery } from './spi.client';

/** As long as the standard allows. */
const MAX_DETAIL = 2_048;

/** The account of the payer has less than the payment. */
const NO_FUNDS = {
  reason: 'SALDO_INSUFICIENTE',
  detail: 'The available balance was less than the amount when the payment was due.',
} as const;

/** The account of the payee, at this bank, would have more than the ledger can count. */
const PAYEE_IS_FULL = {
  reason: 'VALOR_ACIMA_LIMITE',
  detail: `The account of the payee would have more than ${formatCents(LARGEST_BALANCE)}.`,
} as const;

/** Takes a payment from one status to the next. Each step is done once, however often and wherever it is tried. */
@Injectable()
export class Settlement {
  private readonly logger = new Logger('Settlement');

  constructor(
    private readonly changes: PaymentChanges,
    private readonly ledger: Ledger,
    private readonly payees: Payees,
    private readonly returns: PaymentReturns,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  /** Does all steps of the payment that are due by an instant, one after the other. */
  async advance(payment: Payment, untilMs: number): Promise<void> {
    let current: Payment | undefined = payment;
    while (current !== undefined && current.nextAtMs !== null && current.nextAtMs <= untilMs) {
      const atMs: number = current.nextAtMs;
      const step = nextStep(current, atMs);
      const next: Payment | undefined =
        step === undefined
          ? await this.change(current, { nextAtMs: null })
          : await this.perform(step, current, atMs);
      current = next;
    }
  }

  /** @returns the payment after the step; undefined if another instance did it first */
  private async perform(step: Step, payment: Payment, atMs: number): Promise<Payment | undefined> {
    switch (step.kind) {
      case 'reject':
        return this.reject(payment, step, atMs);
      case 'hold':
        return this.change(payment, {
          status: 'PDNG',
          statusUpdatedAtMs: atMs,
          nextAtMs: step.untilMs,
          ordered: null,
        });
      case 'accept':
        return this.change(payment, {
          status: 'ACCP',
          statusUpdatedAtMs: atMs,
          nextAtMs: atMs + this.stepMs,
        });
      case 'block':
        return this.block(payment, atMs);
      case 'send':
        return this.answered(payment, await this.payees.deliver(payment, atMs), atMs);
      case 'settle':
        return this.settle(payment, atMs);
      case 'return':
        return this.returns.perform(payment, atMs);
    }
  }

  private async block(payment: Payment, atMs: number): Promise<Payment | undefined> {
    const { accountId, amount } = payment;
    const { ledger } = this;
    const change: PaymentChange = {
      ...{ status: 'ACPD', statusUpdatedAtMs: atMs, attempts: 1 },
      // Nothing has to be sent: one transaction less for each payment.
      ...(this.payees.areAssumed(payment)
        ? { isAccepted: true, nextAtMs: atMs + this.stepMs }
        : {}),
    };
    try {
      return await this.change(payment, change, function* (database) {
        if (!(yield* ledger.hold(database, accountId, amount, toIsoUtc(atMs)))) throw new NoFunds();
      });
    } catch (error) {
      if (error instanceof NoFunds) return this.reject(payment, NO_FUNDS, atMs);
      throw error;
    }
  }

  private answered(
    payment: Payment,
    delivery: Delivery,
    atMs: number,
  ): Promise<Payment | undefined> {
    const { attempts, status, statusUpdatedAtMs, sendAtMs } = payment;
    switch (delivery.kind) {
      case 'accepted':
        return this.change(payment, {
          status: 'ACPD',
          statusUpdatedAtMs: status === 'ACPD' ? statusUpdatedAtMs : atMs,
          isAccepted: true,
          nextAtMs: atMs + this.stepMs,
        });
      case 'rejected':
        return this.reject(payment, delivery, atMs);
      case 'unknown': {
        const { paymentId, endToEndId } = payment;
        this.logger.warn({ paymentId, endToEndId, attempts, reason: delivery.detail });
        return this.change(payment, {
          status: 'PDNG',
          statusUpdatedAtMs: status === 'PDNG' ? statusUpdatedAtMs : atMs,
          attempts: attempts + 1,
          nextAtMs: atMs + retryDelayMs(attempts, atMs - sendAtMs),
        });
      }
    }
  }

  /** Rejects a payment; an amount that is blocked for it becomes available again. */
  private reject(
    payment: Payment,
    { reason, detail }: Pick<Extract<Step, { kind: 'reject' }>, 'reason' | 'detail'>,
    atMs: number,
  ): Promise<Payment | undefined> {
    const { accountId, amount, attempts } = payment;
    const { ledger } = this;
    const change: PaymentChange = {
      status: 'RJCT',
      statusUpdatedAtMs: atMs,
      nextAtMs: null,
      rejection: reason,
      rejectionDetail: detail.slice(0, MAX_DETAIL),
    };
    return this.change(payment, change, function* (database) {
      if (attempts > 0) yield* ledger.release(database, accountId, amount, toIsoUtc(atMs));
    });
  }

  private async settle(payment: Payment, atMs: number): Promise<Payment | undefined> {
    const payee = await this.payees.ofThisBank(payment);
    const isReturned = orderedOutcome(payment.ordered)?.kind === 'return';
    const change = {
      status: 'ACSC',
      statusUpdatedAtMs: atMs,
      nextAtMs: isReturned ? atMs + this.stepMs : null,
    } as const;
    try {
      return await this.change(payment, change, (database) =>
        this.ledger.post(database, settled(payment, payee?.accountId, atMs)),
      );
    } catch (error) {
      if (error instanceof BalanceTooHigh) return this.reject(payment, PAYEE_IS_FULL, atMs);
      throw error;
    }
  }

  private change(
    payment: Payment,
    change: PaymentChange,
    ledgerWork?: (database: DataSource) => AtomicWork<void>,
  ): Promise<Payment | undefined> {
    return this.changes.change(payment, change, ledgerWork);
  }

  private get stepMs(): number {
    return this.config.paymentStepSec * 1_000;
  }
}

class NoFunds extends Error {}
