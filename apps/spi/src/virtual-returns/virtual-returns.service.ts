import { Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { RequestInvalid, toCents } from '#libs/kernel';
import { readJson } from '#libs/schema';
import { type PaymentReturn } from '../settlement/returns/return';
import { VirtualOrders } from '../settlement/payments/virtual-orders.repository';
import { type Transaction } from '../transactions/transaction';
import { PaymentSeriesRepository } from '../virtual-payers/payment-series.repository';
import { ParticipantPlaysItself } from '../virtual-payers/payment-series.errors';
import { ExamplePayment } from './example-payment';
import { returnBody } from './return-body';
import {
  PaymentNotFound,
  PaymentNotSettled,
  PaymentWithoutAccounts,
  ReturnTooLarge,
} from './virtual-return.errors';
import { VirtualReturnsRepository } from './virtual-returns.repository';

/** Returns payments for receivers that the simulator plays. */
@Injectable()
export class VirtualReturnsService {
  constructor(
    private readonly payments: VirtualReturnsRepository,
    private readonly series: PaymentSeriesRepository,
    private readonly orders: VirtualOrders,
    private readonly examples: ExamplePayment,
  ) {}

  async send(body: unknown): Promise<PaymentReturn> {
    const read = readJson(returnBody, body);
    if (!read.ok) throw new RequestInvalid(read.refusal.kept, read.refusal.omitted);
    const { endToEndId, reason } = read.value;
    const payment = await this.find(endToEndId);
    if (payment === null) throw new PaymentNotFound(endToEndId);
    const { creditorIspb, status, amount: whole, returned } = payment;
    if (await this.series.playsItself(creditorIspb)) throw new ParticipantPlaysItself(creditorIspb);
    if (status !== 'ACCEPTED') throw new PaymentNotSettled(endToEndId, status);
    const rest = toCents(whole - (returned ?? 0));
    const { amount = rest } = read.value;
    // The engine decides for good: two returns can be asked for at the same time.
    if (amount > rest || amount === 0) throw new ReturnTooLarge(endToEndId, rest);
    const given = await this.orders.giveBack(endToEndId, amount, reason);
    if (given === undefined) throw new PaymentWithoutAccounts(endToEndId);
    audit('send virtual return', given.returnId);
    return given;
  }

  private async find(endToEndId: string): Promise<Transaction | null> {
    const payment = await this.payments.find(endToEndId);
    if (payment !== null || !(await this.examples.make(endToEndId))) return payment;
    return this.payments.find(endToEndId);
  }
}
