import { Inject, Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, DueWork, Sandboxes } from '#libs/sandbox';
import { type RemittancePayment } from '../payments/remittance-payment';
import { RemittancePaymentRepository } from '../payments/remittance-payment.repository';
import { RECEIPT_MS, type Remittance } from '../remittance';
import { RemittanceInterrupted } from '../remittance.errors';
import { RemittanceRepository, type StoredLot } from '../remittance.repository';

/** The kind of due work that removes what an interrupted upload has left. Its key is the id of the remittance. */
export const REMITTANCE_RECEIPTS = 'openfinance-remittance-receipts';

/** The records of a file that arrive together. */
export interface Part {
  readonly payments: readonly RemittancePayment[];
  readonly lots: readonly StoredLot[];
}

/** The work that accepts a file. @returns the remittance, or an earlier one of the same file */
type Accept = (tx: UnitOfWork) => Transactional<Remittance>;

/**
 * Stores the payments of a file while it arrives. Nothing shows them before the file is accepted. If the process ends in the
 * meantime, due work removes them.
 */
@Injectable()
export class Staging {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly remittances: RemittanceRepository,
    private readonly payments: RemittancePaymentRepository,
    private readonly dueWork: DueWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Stores the remittance as one that is being received. */
  begin(remittance: Remittance): Promise<void> {
    const dueAt = toIsoUtc(this.clock.nowMs() + RECEIPT_MS);
    return this.sandboxes.atomically((tx) => this.beginIn(tx, remittance, dueAt));
  }

  /** @throws RemittanceInterrupted if due work has removed the remittance */
  add(id: string, part: Part): Promise<void> {
    return this.sandboxes.atomically((tx) => this.addIn(tx, id, part));
  }

  /** Removes a remittance that is being received. An accepted one stays. */
  drop(id: string): Promise<void> {
    return this.sandboxes.atomically((tx) => this.dropIn(tx, id));
  }

  /**
   * Stores the last part of a file, and ends the upload with the work of the caller. Removes it if the work does not accept it.
   * @throws RemittanceInterrupted if due work has removed the remittance
   */
  finish(id: string, part: Part, accept: Accept): Promise<Remittance> {
    return this.sandboxes.atomically((tx) => this.finishIn(tx, id, part, accept));
  }

  /** Stores a whole file with the work of the caller. Nobody can meet it half stored, so that it needs no lock and no due work. */
  storeWhole(remittance: Remittance, part: Part, accept: Accept): Promise<Remittance> {
    return this.sandboxes.atomically((tx) => this.storeWholeIn(tx, remittance, part, accept));
  }

  private *beginIn(tx: UnitOfWork, remittance: Remittance, dueAt: string): Transactional<void> {
    yield* this.remittances.insert(tx, remittance);
    const work = { kind: REMITTANCE_RECEIPTS, key: remittance.id, dueAt, payload: null };
    yield* this.dueWork.schedule(tx, work);
  }

  private *finishIn(
    tx: UnitOfWork,
    id: string,
    part: Part,
    accept: Accept,
  ): Transactional<Remittance> {
    yield* this.addIn(tx, id, part);
    const accepted = yield* accept(tx);
    if (accepted.id === id) yield* this.dueWork.cancel(tx, REMITTANCE_RECEIPTS, id);
    else yield* this.dropIn(tx, id);
    return accepted;
  }

  private *storeWholeIn(
    tx: UnitOfWork,
    remittance: Remittance,
    part: Part,
    accept: Accept,
  ): Transactional<Remittance> {
    yield* this.remittances.insert(tx, remittance);
    yield* this.insertPart(tx, remittance.id, part);
    const accepted = yield* accept(tx);
    if (accepted.id !== remittance.id) yield* this.removeIn(tx, remittance.id);
    return accepted;
  }

  private *addIn(tx: UnitOfWork, id: string, part: Part): Transactional<void> {
    const remittance = yield* this.remittances.lock(tx, id);
    if (remittance === undefined) throw new RemittanceInterrupted();
    yield* this.insertPart(tx, id, part);
  }

  private *insertPart(tx: UnitOfWork, id: string, part: Part): Transactional<void> {
    yield* this.payments.insert(tx, part.payments);
    yield* this.remittances.insertLots(tx, id, part.lots);
  }

  private *dropIn(tx: UnitOfWork, id: string): Transactional<void> {
    const remittance = yield* this.remittances.lock(tx, id);
    if (remittance?.status !== 'RECEIVING') return;
    yield* this.removeIn(tx, id);
    yield* this.dueWork.cancel(tx, REMITTANCE_RECEIPTS, id);
  }

  private *removeIn(tx: UnitOfWork, id: string): Transactional<void> {
    yield* this.payments.removeOf(tx, id);
    yield* this.remittances.remove(tx, id);
  }
}
