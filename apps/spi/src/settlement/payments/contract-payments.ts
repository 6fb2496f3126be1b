import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import {
  SPI_REJECT_CODES,
  type CreditTransfer,
  type SpiCreditTransfer,
  type SpiRejectCode,
} from '#libs/iso20022';
import { newUuid } from '#libs/kernel';
import { Sandboxes, takeOutcome } from '#libs/sandbox';
import { isSimulated, type ParticipantProfile } from '../../participants/participant';
import { type Arrival, type RequestTime } from '../arrival';
import { Institutions, paymentsOfContract } from '../institutions/institutions';
import { Payments } from '../payments.repository';
import { SPI_OUTCOMES } from '../outcomes';
import { decide, type Transaction } from '../transaction';
import { PaymentChecks, requestedRejection } from './payment-checks';
import { PaymentArrival } from './payment-arrival';
import { paymentToCheck, paymentOf } from './payment';

/** An EndToEndId of the message is stored already. Nothing of the message is stored. */
export class EndToEndIdTaken extends Error {}

/** What can end a payment, by the time when it is settled. */
interface WhenSettled {
  /** The codes that it is checked for; all if undefined. */
  readonly codes?: ReadonlySet<SpiRejectCode>;
  /** The outcomes that a rule can request. */
  readonly outcomes: Partial<typeof SPI_OUTCOMES>;
}

/** A payment that settles in the response. The other checks are about the messages of ICOM, and no receiver is asked. */
const AT_ONCE: WhenSettled = {
  codes: new Set(['DS02', 'RC09', 'RC10', 'DS27']),
  outcomes: SPI_REJECT_CODES,
};
const LATER: WhenSettled = { outcomes: SPI_OUTCOMES };

/** The message that a pacs.008 of the contract is forwarded as. */
const DEFINITION = 'pacs.008.spi.1.16';
const GROUP = { priority: 'HIGH', serviceLevel: 'PAGPRI' } as const;

/** The elements that each message of the SPI must have, and that the contract's pacs.008 does not. */
const UNKNOWN = {
  name: 'Pagador',
  document: '11144477735',
  account: { number: '1', branch: '1', type: 'TRAN' },
} as const;

/** How the payments of the contract's pacs.008 are settled. */
export type Settle = 'now' | 'async';

/** Processes the payments of the contract's pacs.008: all of a message, or none. */
@Injectable()
export class ContractPayments {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly institutions: Institutions,
    private readonly payments: Payments,
    private readonly arrivals: PaymentArrival,
    private readonly checks: PaymentChecks,
  ) {}

  /** Whether the payments move accounts, wait for receivers, or can be rejected. If not, the caller stores them directly. */
  concerns(transfers: readonly CreditTransfer[], settle: Settle): boolean | Promise<boolean> {
    if (settle === 'async') return true;
    const isAsked = transfers.some(
      ({ customers, creditorIspb }) =>
        customers !== undefined && this.institutions.has(creditorIspb),
    );
    if (isAsked) return true;
    const ispbs = transfers.flatMap(({ debtorIspb, creditorIspb }) => [debtorIspb, creditorIspb]);
    return this.checks.concern(ispbs);
  }

  /**
   * Stores the payments and settles them now, or sends them to their receivers.
   * @returns the payments as stored
   * @throws EndToEndIdTaken
   */
  async receive(
    transfers: readonly CreditTransfer[],
    settle: Settle,
    time: RequestTime,
  ): Promise<readonly Transaction[]> {
    const refusals = await this.institutions.ask(paymentsOfContract(transfers));
    const about = { ...time, signer: undefined, messageId: null, definition: DEFINITION, refusals };
    const receiveOne = settle === 'now' ? this.settleNow.bind(this) : this.send.bind(this);
    const { checks } = this;
    return this.sandboxes.atomically(function* (tx) {
      yield* checks.lockAccounts(tx, transfers);
      const payments: Transaction[] = [];
      for (const transfer of transfers) {
        const arrival = { ...about, sender: transfer.debtorIspb };
        const payment = yield* receiveOne(tx, transfer, arrival);
        if (payment === undefined) throw new EndToEndIdTaken();
        payments.push(payment);
      }
      return payments;
    });
  }

  /**
   * Stores payments that move no account, each with the reject code that a rule or its test value requests.
   * @throws EndToEndIdTaken
   */
  storeRequested(
    transfers: readonly CreditTransfer[],
    createdAt: string,
  ): Promise<readonly Transaction[]> {
    const repository = this.payments;
    return this.sandboxes.atomically(function* (tx) {
      const payments: Transaction[] = [];
      for (const transfer of transfers) {
        const code = yield* takeOutcome(tx, SPI_REJECT_CODES, transfer.endToEndId);
        const payment = decide(transfer, code ?? null, { id: newUuid(), createdAt });
        if (!(yield* repository.add(tx, payment))) throw new EndToEndIdTaken();
        payments.push(payment);
      }
      return payments;
    });
  }

  private *settleNow(
    tx: UnitOfWork,
    transfer: CreditTransfer,
    arrival: Arrival,
  ): Transactional<Transaction | undefined> {
    const checked = yield* this.check(tx, transfer, arrival, AT_ONCE);
    const { pending, participants, rejection } = checked;
    const payment = { ...pending, details: null };
    const code = rejection?.code ?? refusalOf(transfer, participants, arrival);
    if (code === undefined) {
      return yield* this.arrivals.settle(tx, payment, pending.details, arrival);
    }
    const refused = { ...payment, status: 'REJECTED', reasonCode: code } as const;
    return (yield* this.payments.add(tx, refused)) ? refused : undefined;
  }

  private *send(
    tx: UnitOfWork,
    transfer: CreditTransfer,
    arrival: Arrival,
  ): Transactional<Transaction | undefined> {
    const checked = yield* this.check(tx, transfer, arrival, LATER);
    const { pending, participants, rejection } = checked;
    const isNew =
      rejection === undefined
        ? yield* this.arrivals.forward(tx, pending, participants, arrival)
        : yield* this.arrivals.refuse(tx, pending, rejection, arrival);
    return isNew ? yield* this.payments.find(tx, pending.endToEndId) : undefined;
  }

  private *check(
    tx: UnitOfWork,
    transfer: CreditTransfer,
    arrival: Arrival,
    { codes, outcomes }: WhenSettled,
  ) {
    const sent = spiTransferOf(transfer, arrival.now);
    const checked = yield* this.checks.check(tx, paymentToCheck(sent, GROUP), arrival, codes);
    const { participants } = checked;
    const { endToEndId } = transfer;
    const rejection = checked.rejection ?? (yield* requestedRejection(tx, endToEndId, outcomes));
    const payment = paymentOf(sent, GROUP, arrival, participants);
    const { txId, creditorName = '', debtorName = '', customers = null } = transfer;
    const details = payment.details && { ...payment.details, customers };
    const pending = { ...payment, txId, creditorName, debtorName, details };
    return { participants, rejection, pending };
  }
}

/** A transfer of the contract's pacs.008 as a transfer of the SPI: by account data (MANU), accepted now. */
function spiTransferOf(transfer: CreditTransfer, now: string): SpiCreditTransfer {
  const { endToEndId, amount, debtorIspb, debtorName, creditorIspb } = transfer;
  return {
    endToEndId,
    amount,
    acceptedAt: now,
    form: 'MANU',
    debtorName: debtorName ?? UNKNOWN.name,
    debtorDocument: UNKNOWN.document,
    debtorAccount: UNKNOWN.account,
    debtorIspb,
    creditorIspb,
    creditorDocument: UNKNOWN.document,
    creditorAccount: UNKNOWN.account,
    purpose: 'IPAY',
  };
}

/** The code with which a simulated institution rejects a payment. The system of a participant is not asked. */
function refusalOf(
  { endToEndId, creditorIspb }: CreditTransfer,
  participants: ReadonlyMap<string, ParticipantProfile>,
  { refusals }: Arrival,
): SpiRejectCode | undefined {
  return isSimulated(participants.get(creditorIspb)) ? refusals?.get(endToEndId) : undefined;
}
