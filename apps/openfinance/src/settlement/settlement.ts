import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { formatCents, retryDelayMs } from '#libs/kernel';
import { type AccountLookups } from '../bank/account-lookups';
import { type OpenfinanceConfig } from '../config';
import { type Account } from '../ledger/account';
import { LARGEST_BALANCE } from '../ledger/entry';
import { BalanceTooHigh } from '../ledger/ledger.repository';
import { isRecurring, type Payment } from '../payments/payment';
import { outcomeOf, recurringReason } from '../payment-terms/payment-codes';
import { type PaymentChange } from '../payments/store/payment.repository';
import { type PaymentMove } from '../payments/store/payment-moves';
import { releaseOf } from '../payments/store/unsent-payments';
import { PaymentTransactions } from '../payments/store/payment-transactions';
import { settled } from './entries';
import { byAccount } from './by-account';
import { nextStep, type Step } from './next-step';
import { Payees } from './payees';
import { PaymentReturns } from './returns/payment-returns';
import { type Delivery } from './spi.client';

/** The maximum length in the standard. */
const MAX_DETAIL = 2_048;

/** The account of the payer has less than the payment. */
const NO_FUNDS = {
  reason: 'SALDO_INSUFICIENTE',
  detail: 'The available balance was less than the amount when the payment was due.',
} as const;

/** The balance of the payee, at this bank, would exceed the limit of the ledger. */
const PAYEE_IS_FULL = {
  reason: 'VALOR_ACIMA_LIMITE',
  detail: `The account of the payee would have more than ${formatCents(LARGEST_BALANCE)}.`,
} as const;

type Rejection = Pick<Extract<Step, { kind: 'reject' }>, 'reason' | 'detail'> &
  Partial<Pick<Payment, 'spiCode'>>;

/** The result of a due step. */
export type Stepped =
  /** The payment after the step; undefined if another instance did it first. */
  | { readonly payment: Payment | undefined }
  /** The step failed for a reason outside the payment. */
  | { readonly payment: Payment; readonly error: unknown };

/** Takes payments from one status to the next. Each step is done once, even if several instances try it. */
@Injectable()
export class Settlement {
  private readonly logger = new Logger('Settlement');

  constructor(
    private readonly transactions: PaymentTransactions,
    private readonly payees: Payees,
    private readonly returns: PaymentReturns,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  /**
   * Does the next step of each payment, in one transaction and in the order of the list. Calls to other institutions are
   * made before the transaction; for payments of one account, one after the other.
   * @returns the results, in the order of the list
   */
  async step(payments: readonly Payment[]): Promise<readonly Stepped[]> {
    const accounts = this.payees.lookups();
    const prepared = await byAccount(payments, async (payment) => {
      try {
        return await this.prepare(payment, accounts);
      } catch (error) {
        return { payment, error };
      }
    });
    const moves = prepared.filter(isMove);
    const moved = (await this.moveAll(moves)).values();
    return prepared.map((each) => (isMove(each) ? (moved.next().value ?? each) : each));
  }

  /** Prepares the step as a change of the payment. A return is different: it is done here, in its own transactions. */
  private async prepare(
    payment: Payment,
    accounts: AccountLookups,
  ): Promise<PaymentMove | Stepped> {
    const atMs = payment.nextAtMs ?? 0;
    const step = nextStep(payment, atMs);
    if (step === undefined) return { payment, change: { nextAtMs: null } };
    switch (step.kind) {
      case 'reject':
        return this.reject(payment, step, atMs);
      case 'hold':
        return {
          payment,
          change: {
            ...{ status: 'PDNG', statusUpdatedAtMs: atMs },
            ...{ nextAtMs: step.untilMs, requestedOutcome: null },
          },
        };
      case 'accept': {
        const { details, sendAtMs, status } = payment;
        const isBefore = status === 'RCVD' && details.date !== undefined;
        const nextAtMs = isBefore ? Math.min(atMs + this.stepMs, sendAtMs) : atMs + this.stepMs;
        return { payment, change: { status: 'ACCP', statusUpdatedAtMs: atMs, nextAtMs } };
      }
      case 'schedule': {
        const nextAtMs = Math.max(atMs, payment.sendAtMs);
        return { payment, change: { status: 'SCHD', statusUpdatedAtMs: atMs, nextAtMs } };
      }
      case 'block':
        return this.block(payment, atMs);
      case 'send':
        return this.answered(payment, await this.payees.deliver(payment, accounts), atMs);
      case 'settle':
        return this.settle(payment, await this.payees.ofThisBank(payment, accounts), atMs);
      case 'return':
        return { payment: await this.returns.perform(payment, atMs) };
    }
  }

  private async moveAll(moves: readonly PaymentMove[]): Promise<readonly Stepped[]> {
    const [first] = moves;
    if (first === undefined) return [];
    try {
      const after = await this.transactions.changeAll({ moves, atMs: lastOf(moves) });
      return after.map((payment) => ({ payment }));
    } catch (error) {
      if (moves.length === 1) return this.failed(first.payment, error);
      // Nothing was stored. Each change is tried alone, so that only the faulty one fails.
      const alone: Stepped[] = [];
      for (const move of moves) alone.push(...(await this.moveAll([move])));
      return alone;
    }
  }

  private async failed(payment: Payment, error: unknown): Promise<readonly Stepped[]> {
    if (!(error instanceof BalanceTooHigh)) return [{ payment, error }];
    return this.moveAll([this.reject(payment, PAYEE_IS_FULL, payment.nextAtMs ?? 0)]);
  }

  private block(payment: Payment, atMs: number): PaymentMove {
    const { accountId, amount: cents, attempts, isBlocked } = payment;
    return {
      payment,
      change: {
        ...{ status: 'ACPD', statusUpdatedAtMs: atMs, attempts: 1, isBlocked: true },
        // Nothing has to be sent, so this step includes the acceptance and saves a transaction.
        ...(this.payees.areAssumed(payment)
          ? { isAccepted: true, nextAtMs: atMs + this.stepMs }
          : {}),
      },
      ledger: isBlocked ? undefined : { kind: 'hold', accountId, cents },
      otherwise: { ...withoutFunds(payment, atMs), attempts },
    };
  }

  private answered(payment: Payment, delivery: Delivery, atMs: number): PaymentMove {
    const { attempts, status, statusUpdatedAtMs, sendAtMs } = payment;
    switch (delivery.kind) {
      case 'accepted':
        return {
          payment,
          change: {
            status: 'ACPD',
            statusUpdatedAtMs: status === 'ACPD' ? statusUpdatedAtMs : atMs,
            isAccepted: true,
            nextAtMs: atMs + this.stepMs,
          },
        };
      case 'rejected':
        return this.reject(payment, delivery, atMs);
      case 'unknown': {
        const { paymentId, endToEndId } = payment;
        this.logger.warn({ paymentId, endToEndId, attempts, reason: delivery.detail });
        return {
          payment,
          change: {
            status: 'PDNG',
            statusUpdatedAtMs: status === 'PDNG' ? statusUpdatedAtMs : atMs,
            attempts: attempts + 1,
            nextAtMs: atMs + retryDelayMs(attempts, atMs - sendAtMs),
          },
        };
      }
    }
  }

  /** Rejects a payment; an amount that is blocked for it becomes available again. */
  private reject(payment: Payment, why: Rejection, atMs: number): PaymentMove {
    return { payment, change: rejection(why, payment, atMs), ledger: releaseOf(payment) };
  }

  private settle(payment: Payment, payee: Account | undefined, atMs: number): PaymentMove {
    const isReturned = outcomeOf(payment.requestedOutcome)?.kind === 'return';
    return {
      payment,
      change: {
        ...{ status: 'ACSC', statusUpdatedAtMs: atMs },
        nextAtMs: isReturned ? atMs + this.stepMs : null,
        isBlocked: false,
      },
      ledger: { kind: 'post', entry: settled(payment, payee?.accountId, atMs) },
    };
  }

  private get stepMs(): number {
    return this.config.paymentStepSec * 1_000;
  }
}

/** The instant of the last of the moves. */
function lastOf(moves: readonly PaymentMove[]): number {
  return Math.max(...moves.map(({ payment }) => payment.nextAtMs ?? 0));
}

function isMove(each: PaymentMove | Stepped): each is PaymentMove {
  return 'change' in each;
}

/** A Pix Automático waits for the second attempt of its day, if that is still to come. Every other payment is rejected. */
function withoutFunds(payment: Payment, atMs: number): PaymentChange {
  const { details, status, statusUpdatedAtMs } = payment;
  const nextAtMs = details.recurring?.secondAttemptAtMs;
  if (status !== 'SCHD' || nextAtMs === undefined || nextAtMs <= atMs) {
    return rejection(NO_FUNDS, payment, atMs);
  }
  return { status, statusUpdatedAtMs, nextAtMs, isBlocked: false, isAccepted: false };
}

function rejection(
  { reason, detail, spiCode = null }: Rejection,
  { product }: Payment,
  atMs: number,
): PaymentChange {
  return {
    status: 'RJCT',
    statusUpdatedAtMs: atMs,
    nextAtMs: null,
    isBlocked: false,
    rejection: isRecurring(product) ? recurringReason(reason) : reason,
    rejectionDetail: detail.slice(0, MAX_DETAIL),
    spiCode,
  };
}
