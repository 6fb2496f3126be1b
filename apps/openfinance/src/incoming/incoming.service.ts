import { Inject, Injectable } from '@nestjs/common';
import { newUuid, RequestInvalid, type Cents, type Clock } from '#libs/kernel';
import { readRequest } from '#libs/schema';
import { CLOCK } from '#libs/sandbox';
import { type Account } from '../ledger/account';
import { BANK } from '../bank/bank';
import { BankCustomers } from '../bank/bank-customers';
import { type Credit } from '../credits/credit';
import { BalanceLimitExceeded } from '../credits/credit.errors';
import { CreditBooking } from '../credits/credit-booking';
import { BalanceTooHigh } from '../ledger/ledger.repository';
import { centsOf } from '../payment-terms/members';
import { contentHash, type EarlierRequest } from '../idempotency/idempotency.repository';
import { SettledReturns } from '../settlement/returns/settled-returns';
import {
  paymentRequest,
  settlementRequest,
  type IncomingPayment,
  type IncomingSettlement,
} from './incoming.request';
import { type PaymentAnswerResponse, type SettlementAnswerResponse } from './incoming.response';
import { paymentRefusal, type PaymentRefusal } from './payment-answer';

const BOOKED = { status: 'BOOKED' } as const;
/** An account that can be credited, or the reason why it cannot. */
type Receiver =
  | { readonly account: Account; readonly refusal?: undefined }
  | { readonly account?: undefined; readonly refusal: PaymentRefusal };

/** The bank as a participant of the SPI: it accepts or rejects payments to its customers, and books settled payments. */
@Injectable()
export class IncomingService {
  constructor(
    private readonly bank: BankCustomers,
    private readonly credits: CreditBooking,
    private readonly returns: SettledReturns,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async answer(body: unknown): Promise<PaymentAnswerResponse> {
    const valid = readRequest(paymentRequest, body);
    const { creditor } = valid;
    const { refusal } = await this.receiverOf(creditor, amountOf(valid));
    return refusal === undefined ? { status: 'ACSP' } : { status: 'RJCT', ...refusal };
  }

  /** Books a payment or a return. Each id is booked once. */
  async settle(body: unknown): Promise<SettlementAnswerResponse> {
    const valid = readRequest(settlementRequest, body);
    const { kind } = valid;
    return kind === 'PAYMENT' ? this.credit(valid) : this.takeBack(valid);
  }

  private async credit(settled: IncomingSettlement): Promise<SettlementAnswerResponse> {
    const { id, endToEndId, payer, creditor = {} } = settled;
    const amount = amountOf(settled);
    const nowMs = this.clock.nowMs();
    const content = contentHash({ amount, creditor });
    const keyed = { operation: 'spi-payment', key: id, content } as const;
    const earlier = await this.credits.earlier(keyed);
    if (earlier !== undefined) return again(earlier, id);
    const { account, refusal } = await this.receiverOf(creditor, amount);
    if (account === undefined) return notBooked(refusal);
    const credit: Credit = {
      creditId: newUuid(),
      accountId: account.accountId,
      amount,
      payer: {
        ...payer,
        name: payer?.name === undefined || payer.name === '' ? 'Pagador' : payer.name,
      },
      endToEndId,
      atMs: nowMs,
    };
    try {
      const first = await this.credits.receive(credit, { keyed, response: BOOKED, nowMs });
      return first === undefined ? BOOKED : again(first, id);
    } catch (error) {
      // Another credit was first.
      if (!(error instanceof BalanceTooHigh)) throw error;
      return notBooked({ reasonCode: 'AM02', detail: error.message });
    }
  }

  /** A payment of this bank that another institution has returned. */
  private async takeBack(settled: IncomingSettlement): Promise<SettlementAnswerResponse> {
    const { id: returnId, endToEndId } = settled;
    const given = { returnId, amount: amountOf(settled) };
    try {
      if (await this.returns.receive(endToEndId, given, this.clock.nowMs())) return BOOKED;
    } catch (error) {
      // A return cannot be returned. The SPI sends it again until the account can be credited.
      throw error instanceof BalanceTooHigh ? new BalanceLimitExceeded(error.accountId) : error;
    }
    return { status: 'NOT_BOOKED', detail: `This bank has not paid ${endToEndId}.` };
  }

  private async receiverOf(
    { account: named, document }: IncomingPayment['creditor'],
    amount: Cents,
  ): Promise<Receiver> {
    const account =
      named &&
      (await this.bank.findByNumber({
        ispb: BANK.ispb,
        number: named.number,
        ...(named.branch === undefined ? {} : { issuer: named.branch }),
      }));
    const found = account && { account, documents: await this.bank.documentsOf(account) };
    const refusal = paymentRefusal({ amount, document, accountType: named?.type }, found);
    if (refusal !== undefined) return { refusal };
    if (account === undefined) throw new Error('An account that was not found was accepted.');
    return { account };
  }
}

/** The id was settled before. The SPI never sends the same id with other content. */
function again({ isSame }: EarlierRequest, id: string): SettlementAnswerResponse {
  if (isSame) return BOOKED;
  return { status: 'NOT_BOOKED', detail: `Another payment with the id ${id} is booked already.` };
}

function notBooked({ detail }: PaymentRefusal): SettlementAnswerResponse {
  return { status: 'NOT_BOOKED', returnReason: 'BE08', detail };
}

/** @throws RequestInvalid if it cannot be counted in cents */
function amountOf({ amount }: { readonly amount: string }): Cents {
  const cents = centsOf(amount);
  if (cents !== undefined && cents > 0) return cents;
  throw new RequestInvalid([{ pointer: '/amount', detail: 'Must be at least 0.01.' }]);
}
