import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { giveBackOutcome, takeOutcome } from '#libs/sandbox';
import { DayQueue } from '../carry-out/day-queue';
import { isDueOccurrence, isFileOccurrence, REMITTANCE_OUTCOMES } from '../occurrences';
import { RemittancePaymentRepository } from '../payments/remittance-payment.repository';
import { type Remittance } from '../remittance';
import { RemittanceInterrupted, RemittanceNsaUsed } from '../remittance.errors';
import { RemittanceRepository } from '../remittance.repository';
import { RemittanceResults } from '../returns/remittance-results';
import { Deletions } from './deletions';

/** Accepts a file whose payments are all stored. From then on it is shown and carried out. */
@Injectable()
export class Acceptance {
  constructor(
    private readonly remittances: RemittanceRepository,
    private readonly payments: RemittancePaymentRepository,
    private readonly results: RemittanceResults,
    private readonly deletions: Deletions,
    private readonly queue: DayQueue,
  ) {}

  /**
   * @param received the values of the whole file
   * @returns the remittance, or the earlier one with the same NSA and the same bytes
   * @throws RemittanceNsaUsed if the series has another file with the NSA
   * @throws RemittanceInterrupted if due work has removed the upload
   */
  *accept(tx: UnitOfWork, received: Remittance): Transactional<Remittance> {
    const { id, nsa, contentHash } = received;
    const stored = yield* this.remittances.lock(tx, id);
    if (stored?.status !== 'RECEIVING') throw new RemittanceInterrupted();
    yield* this.remittances.lockSeries(tx, received);
    const earlier = yield* this.remittances.withNsa(tx, received, nsa);
    if (earlier?.contentHash === contentHash) return earlier;
    if (earlier !== undefined) throw new RemittanceNsaUsed({ nsa, id: earlier.id });
    yield* this.deletions.carryOut(tx, received, received.receivedAtMs);
    const change = yield* this.takeRequested(tx, received);
    const days = yield* this.payments.openDays(tx, id);
    for (const payOn of days) yield* this.queue.add(tx, { remittanceId: id, payOn });
    const isOver = days.length === 0 && change.status === 'ACCEPTED';
    const status = isOver ? 'PROCESSED' : change.status;
    const accepted: Remittance = { ...received, ...change, status };
    yield* this.remittances.change(tx, id, accepted);
    yield* this.results.makeReturn(tx, accepted, { atMs: received.receivedAtMs });
    return { ...accepted, returns: 1 };
  }

  /** Takes the occurrence that a rule requests, if there is a payment that it can change. */
  private *takeRequested(
    tx: UnitOfWork,
    { id, receivedAtMs }: Remittance,
  ): Transactional<Pick<Remittance, 'status' | 'requestedOccurrence'>> {
    const none = { status: 'ACCEPTED', requestedOccurrence: null } as const;
    const occurrence = yield* takeOutcome(tx, REMITTANCE_OUTCOMES);
    if (occurrence === undefined) return none;
    if (isDueOccurrence(occurrence)) {
      if (yield* this.payments.hasScheduled(tx, id)) {
        return { ...none, requestedOccurrence: occurrence };
      }
    } else {
      const isWhole = isFileOccurrence(occurrence);
      const ended = yield* this.payments.endScheduled(tx, id, {
        status: 'REFUSED',
        occurrences: occurrence,
        endedAtMs: receivedAtMs,
        finalIn: 1,
      });
      if (ended > 0) {
        return {
          status: isWhole ? 'REFUSED' : 'ACCEPTED',
          requestedOccurrence: isWhole ? occurrence : null,
        };
      }
    }
    yield* giveBackOutcome(tx);
    return none;
  }
}
