import { Inject, Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import {
  formatCents,
  newUuid,
  parseInstant,
  toIsoUtc,
  type Clock,
  RequestInvalid,
} from '#libs/kernel';
import { currentContext } from '#libs/platform';
import { readJson } from '#libs/schema';
import { CLOCK, DueWork } from '#libs/sandbox';
import { AccountNotFound } from '../accounts/accounts.errors';
import { Bank } from '../bank/bank.service';
import { BalanceTooHigh } from '../ledger/ledger.repository';
import { contentHash } from '../payments/store/idempotency.repository';
import { newEndToEndId } from '../payments/payment-order';
import { creditBody, creditedCents, type Credit, type CreditBody } from './credit';
import { BalanceLimitExceeded, CreditConflict } from './credit.errors';
import { CREDIT_DUE, CreditRepository } from './credit.repository';
import { type CreditResponse } from './credit.response';

/** Lets accounts receive money. */
@Injectable()
export class CreditsService {
  constructor(
    dueWork: DueWork,
    private readonly bank: Bank,
    private readonly credits: CreditRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    dueWork.handle(CREDIT_DUE, ({ payload }) => this.credits.bookDue(payload as Credit));
  }

  async receive(body: unknown): Promise<CreditResponse> {
    const read = readJson(creditBody, body);
    if (!read.ok) throw new RequestInvalid(read.refusal.kept, read.refusal.omitted);
    const nowMs = this.clock.nowMs();
    const credit = creditOf(read.value, nowMs);
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
      content: contentHash(read.value),
    } as const;
    const earlier = await this.credits.receive(credit, { keyed, response, nowMs }).catch(refused);
    if (earlier?.isSame === false) throw new CreditConflict(endToEndId);
    if (earlier !== undefined) return JSON.parse(earlier.response) as CreditResponse;
    audit('credit account', accountId);
    return response;
  }
}

/** @throws BalanceLimitExceeded for an account that cannot take the credit */
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
