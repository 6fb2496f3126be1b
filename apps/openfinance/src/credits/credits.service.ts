import { Inject, Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { currentContext } from '#libs/http';
import {
  formatCents,
  newUuid,
  parseInstant,
  toIsoUtc,
  type Clock,
  RequestInvalid,
} from '#libs/kernel';
import { readRequest } from '#libs/schema';
import { CLOCK, DueWork } from '#libs/sandbox';
import { AccountNotFound } from '../accounts/accounts.errors';
import { BankCustomers } from '../bank/bank-customers';
import { BalanceTooHigh } from '../ledger/ledger.repository';
import { contentHash } from '../idempotency/idempotency.repository';
import { newEndToEndId } from '../payments/new-payment';
import { creditBody, creditedCents, type Credit, type CreditBody } from './credit';
import { BalanceLimitExceeded, CreditConflict } from './credit.errors';
import { CREDIT_DUE, CreditBooking } from './credit-booking';
import { type CreditResponse } from './credit.response';

/** Credits accounts. */
@Injectable()
export class CreditsService {
  constructor(
    dueWork: DueWork,
    private readonly bank: BankCustomers,
    private readonly credits: CreditBooking,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    dueWork.handle(CREDIT_DUE, ({ payload }) => this.credits.bookDue(payload as Credit), {
      about: ({ payload }) => (payload as Credit).endToEndId,
    });
  }

  async receive(body: unknown): Promise<CreditResponse> {
    const valid = readRequest(creditBody, body);
    const nowMs = this.clock.nowMs();
    const credit = creditOf(valid, nowMs);
    const { accountId, creditId, amount, endToEndId, atMs } = credit;
    const account = await this.bank.find(accountId);
    if (account === undefined) throw new AccountNotFound(accountId, currentContext().sandbox);
    const isLater = atMs > nowMs;
    const response: CreditResponse = {
      creditId,
      accountId,
      amount: formatCents(amount),
      endToEndId,
      at: toIsoUtc(atMs),
      status: isLater ? 'SCHEDULED' : 'BOOKED',
    };
    const keyed = {
      operation: 'credit',
      key: endToEndId,
      content: contentHash(valid),
    } as const;
    const earlier = await this.credits.receive(credit, { keyed, response, nowMs }).catch(refused);
    if (earlier?.isSame === false) throw new CreditConflict(endToEndId);
    if (earlier !== undefined) return JSON.parse(earlier.response) as CreditResponse;
    audit('credit account', accountId);
    return response;
  }
}

/** @throws BalanceLimitExceeded if the balance of the account would be too high */
function refused(error: unknown): never {
  throw error instanceof BalanceTooHigh ? new BalanceLimitExceeded(error.accountId) : error;
}

function creditOf(body: CreditBody, nowMs: number): Credit {
  const amount = creditedCents(body);
  if (amount === undefined) {
    const detail = 'Must be at least 0.01, with at most two decimals.';
    throw new RequestInvalid([{ pointer: '/amount', detail }]);
  }
  const { accountId, payer, endToEndId = newEndToEndId(undefined, nowMs), at } = body;
  const atMs = (at === undefined ? undefined : parseInstant(at)) ?? nowMs;
  return { creditId: newUuid(), accountId, amount, payer, endToEndId, atMs };
}
