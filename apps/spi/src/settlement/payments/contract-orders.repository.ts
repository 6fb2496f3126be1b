import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type CreditTransfer, type SpiRejectCode } from '#libs/iso20022';
import { type Transaction } from '../../transactions/transaction';
import { type ParticipantProfile } from '../../participants/participant';
import { type Moment } from '../effects';
import { type Arrival } from '../incoming/arrival';
import { ordersOfContract } from '../institutions/institution-notices';
import { isPlayed } from '../settling/answers';
import { CONTRACT_DEFINITION, CONTRACT_GROUP, spiTransferOf } from './contract-transfer';
import { OrderChecking } from './order-checking.repository';
import { orderedRejection } from './order-checks';
import { Orders } from '../orders.repository';
import { PaymentArrival } from './payment-arrival.repository';
import { orderToCheck, paymentOf } from './payments';
import { settleablePayment } from '../settling/settleable';
import { SettlementWork } from '../settlement-work.repository';
import { BALANCE_TOO_LOW, Settling } from '../settling/settling.repository';

/** An EndToEndId of the message is stored already: nothing of the message is stored. */
export class EndToEndIdTaken extends Error {}

/** What a payment that settles at once can be rejected with. The other checks are about the messages of ICOM. */
const CODES_AT_ONCE: ReadonlySet<SpiRejectCode> = new Set(['DS02', 'RC09', 'RC10', 'DS27']);

/** How the payments of the contract's pacs.008 are settled. */
export type Settle = 'now' | 'async';

/** Carries out the payments of the contract's pacs.008: all of a message, or none. */
@Injectable()
export class ContractOrders {
  constructor(
    private readonly work: SettlementWork,
    private readonly orders: Orders,
    private readonly arrivals: PaymentArrival,
    private readonly settling: Settling,
    private readonly checking: OrderChecking,
  ) {}

  /** Whether the payments must go through the engine: they move accounts, wait for receivers, or can be rejected. */
  concerns(transfers: readonly CreditTransfer[], settle: Settle): boolean | Promise<boolean> {
    if (settle === 'async') return true;
    if (this.checking.isForSimulated(ordersOfContract(transfers))) return true;
    const ispbs = transfers.flatMap(({ debtorIspb, creditorIspb }) => [debtorIspb, creditorIspb]);
    return this.checking.concerns(ispbs);
  }

  /**
   * Stores the payments and settles them now, or sends them to their receivers.
   * @returns the payments as they are then
   * @throws EndToEndIdTaken
   */
  async receive(
    transfers: readonly CreditTransfer[],
    settle: Settle,
  ): Promise<readonly Transaction[]> {
    const moment = await this.work.momentFor(ordersOfContract(transfers));
    const receiveOne = settle === 'now' ? this.settleNow.bind(this) : this.send.bind(this);
    const { checking } = this;
    return this.work.run(function* (database, effects) {
      yield* checking.lock(database, transfers);
      const payments: Transaction[] = [];
      for (const transfer of transfers) {
        const sender = transfer.debtorIspb;
        const about = {
          sender,
          signer: undefined,
          messageId: null,
          definition: CONTRACT_DEFINITION,
        };
        payments.push(yield* receiveOne(database, transfer, { ...about, moment, effects }));
      }
      return payments;
    });
  }

  private *settleNow(
    database: DataSource,
    transfer: CreditTransfer,
    arrival: Arrival,
  ): AtomicWork<Transaction> {
    const { moment, effects } = arrival;
    const { pending, participants, rejection } = yield* this.check(
      database,
      transfer,
      arrival,
      CODES_AT_ONCE,
    );
    const payment = { ...pending, txId: transfer.txId, details: null };
    const code = rejection?.code ?? refusalOf(transfer, participants, moment);
    if (code !== undefined) return yield* this.add(database, rejected(payment, code));
    const settled = { ...payment, status: 'ACCEPTED', settledAt: moment.now } as const;
    yield* this.add(database, settled);
    const item = settleablePayment(pending);
    if (yield* this.settling.book(database, item, moment.now)) {
      yield* this.settling.tell(database, item, { moment, effects });
      return settled;
    }
    const refused = rejected(payment, BALANCE_TOO_LOW.code);
    const { status, reasonCode, settledAt } = refused;
    yield* this.orders.finish(database, payment.endToEndId, { status, reasonCode, settledAt });
    return refused;
  }

  private *send(
    database: DataSource,
    transfer: CreditTransfer,
    arrival: Arrival,
  ): AtomicWork<Transaction> {
    const { pending, participants, rejection } = yield* this.check(database, transfer, arrival);
    const isNew =
      rejection === undefined
        ? yield* this.arrivals.forward(database, pending, participants, arrival)
        : yield* this.arrivals.refuse(database, pending, rejection, arrival);
    if (!isNew) throw new EndToEndIdTaken();
    return (yield* this.orders.find(database, pending.endToEndId)) ?? pending;
  }

  private *check(
    database: DataSource,
    transfer: CreditTransfer,
    arrival: Arrival,
    codes?: ReadonlySet<SpiRejectCode>,
  ) {
    const sent = spiTransferOf(transfer, arrival.moment.now);
    const order = orderToCheck(sent, CONTRACT_GROUP);
    const checked = yield* this.checking.check(database, order, arrival, codes);
    const { participants } = checked;
    const rejection = checked.rejection ?? orderedRejection(arrival.moment);
    const payment = paymentOf(sent, CONTRACT_GROUP, arrival, participants);
    const { txId, creditorName = '', debtorName = '', customers = null } = transfer;
    const details = payment.details && { ...payment.details, customers };
    const pending = { ...payment, txId, creditorName, debtorName, details };
    return { participants, rejection, pending };
  }

  /** @throws EndToEndIdTaken */
  private *add(database: DataSource, payment: Transaction): AtomicWork<Transaction> {
    if (yield* this.orders.add(database, payment)) return payment;
    throw new EndToEndIdTaken();
  }
}

/** The code with which the institution of the receiver rejects a payment that settles at once; a system of its own is not asked. */
function refusalOf(
  { endToEndId, creditorIspb }: CreditTransfer,
  participants: ReadonlyMap<string, ParticipantProfile>,
  { refusals }: Moment,
): SpiRejectCode | undefined {
  return isPlayed(participants.get(creditorIspb)) ? refusals?.get(endToEndId) : undefined;
}

function rejected(payment: Transaction, reasonCode: SpiRejectCode): Transaction {
  return { ...payment, status: 'REJECTED', reasonCode, settledAt: null };
}
