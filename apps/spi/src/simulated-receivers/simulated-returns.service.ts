import { Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { toCents } from '#libs/kernel';
import { readRequest } from '#libs/schema';
import { ParticipantRepository } from '../participants/participant.repository';
import { type PaymentReturn } from '../settlement/returns/return';
import { ReturnPayment } from '../settlement/returns/return-payment';
import { type Transaction } from '../settlement/transaction';
import { TransactionRepository } from '../settlement/transaction.repository';
import { ParticipantPlaysItself } from '../simulated-payers/payment-series.errors';
import { ExamplePayment } from './example-payment';
import { returnRequest } from './return.request';
import {
  PaymentNotFound,
  PaymentNotSettled,
  PaymentWithoutAccounts,
  ReturnTooLarge,
} from './simulated-return.errors';

/** Returns payments for receivers that the simulator plays. */
@Injectable()
export class SimulatedReturnsService {
  constructor(
    private readonly transactions: TransactionRepository,
    private readonly participants: ParticipantRepository,
    private readonly returns: ReturnPayment,
    private readonly examples: ExamplePayment,
  ) {}

  async send(body: unknown): Promise<PaymentReturn> {
    const valid = readRequest(returnRequest, body);
    const { endToEndId, reason } = valid;
    const payment = await this.find(endToEndId);
    if (payment === undefined) throw new PaymentNotFound(endToEndId);
    const { creditorIspb, status, amount: whole, returned } = payment;
    if (await this.participants.isClient(creditorIspb)) {
      throw new ParticipantPlaysItself(creditorIspb);
    }
    if (status !== 'ACCEPTED') throw new PaymentNotSettled(endToEndId, status);
    const rest = toCents(whole - (returned ?? 0));
    const { amount = rest } = valid;
    // The engine checks this again under a lock, because two returns can be requested at the same time.
    if (amount > rest || amount === 0) throw new ReturnTooLarge(endToEndId, rest);
    const given = await this.returns.giveBack(endToEndId, amount, reason);
    if (given === undefined) throw new PaymentWithoutAccounts(endToEndId);
    audit('send virtual return', given.returnId);
    return given;
  }

  private async find(endToEndId: string): Promise<Transaction | undefined> {
    const payment = await this.transactions.findByEndToEndId(endToEndId);
    if (payment !== undefined || !(await this.examples.create(endToEndId))) return payment;
    return this.transactions.findByEndToEndId(endToEndId);
  }
}
