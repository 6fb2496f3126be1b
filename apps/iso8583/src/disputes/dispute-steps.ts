import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { toCents, toIsoUtc } from '#libs/kernel';
import { DueWork } from '#libs/sandbox';
import { type Card } from '../account/card';
import { onDefault } from '../account/own-accounts/own-account';
import {
  silentStep,
  sumOf,
  takeStep,
  type Dispute,
  type StepTaken,
} from '../account/disputes/dispute';
import { type StepRule } from '../account/disputes/dispute-machine';
import { type CardTransaction } from '../account/transaction';
import { post } from '../issuer/posting/posting';
import { postWaiting } from '../issuer/stand-in/post-waiting';
import { CardStore } from '../issuer/store/card-store.repository';
import { type DisputeRow } from '../issuer/store/dispute.rows';
import { DisputeRepository } from './dispute.repository';

/** The kind of the due work that decides a dispute at its deadline. Its key is the id of the dispute. */
export const DISPUTE_DUE = 'iso8583-dispute';

/** A dispute, and the card as it is now. */
interface Current {
  readonly dispute: DisputeRow;
  readonly card: Card;
}

/** How a step is taken. */
interface Step {
  readonly rule: StepRule;
  readonly taking: Parameters<typeof takeStep>[2];
}

/** The parts of a transaction that takes a step of a dispute. The lock of the card protects its disputes. */
@Injectable()
export class DisputeSteps {
  constructor(
    readonly disputes: DisputeRepository,
    private readonly cards: CardStore,
    private readonly due: DueWork,
  ) {}

  /** The locked card. Messages that wait for it are posted first. */
  *lockCard(tx: UnitOfWork, pan: string, nowMs: number): Transactional<Card | undefined> {
    const locked = yield* this.cards.lock(tx, pan, toIsoUtc(nowMs));
    return yield* postWaiting({ tx, store: this.cards, nowMs }, locked);
  }

  /** A purchase of the card that was not wholly reversed. @param id undefined: the newest one */
  *presentmentOf(
    tx: UnitOfWork,
    pan: string,
    id: string | undefined,
  ): Transactional<CardTransaction | undefined> {
    return yield* this.cards.transactions.findPurchase(tx, pan, id);
  }

  /** The dispute after all its deadlines until now. */
  *upToDate(
    tx: UnitOfWork,
    locked: Card,
    id: string,
    nowMs: number,
  ): Transactional<Current | undefined> {
    let dispute = yield* this.disputes.lock(tx, id);
    let card = locked;
    while (dispute !== undefined) {
      const rule = silentStep(dispute);
      const atMs = Date.parse(dispute.deadlineAt ?? '');
      if (rule === undefined || !(atMs <= nowMs)) return { dispute, card };
      const taking = { contested: dispute.contested, isSilence: true, note: null, nowMs: atMs };
      const next: DisputeRow = yield* this.take(tx, card, dispute, { rule, taking });
      const shown = yield* this.cards.lock(tx, dispute.pan, toIsoUtc(nowMs));
      card = shown.card ?? card;
      dispute = next;
    }
    return undefined;
  }

  *take(
    tx: UnitOfWork,
    card: Card,
    dispute: DisputeRow,
    { rule, taking }: Step,
  ): Transactional<DisputeRow> {
    return yield* this.store(tx, card, takeStep(dispute, rule, taking), dispute);
  }

  /**
   * Stores a new dispute, or a step of one, with the money that it moves, and plans its next deadline.
   * @param before the dispute before the step; undefined if it is new
   */
  *store(
    tx: UnitOfWork,
    card: Card,
    { dispute, movements }: StepTaken,
    before?: DisputeRow,
  ): Transactional<DisputeRow> {
    const at = dispute.events.at(-1)?.at ?? dispute.createdAt;
    const { id, pan, transactionId, reason, presentment, deadlineAt } = dispute;
    const { processingCode, terminal, merchant, rrn, authorizationCode } = presentment;
    yield* this.disputes.addMovements(
      tx,
      movements.map(({ kind, party, cents }) => ({
        ...{ disputeId: id, pan, transactionId, reason, kind, party, cents: toCents(cents) },
        ...{ processingCode, terminal, merchant, rrn, authorizationCode, createdAt: at },
      })),
    );
    yield* this.credit(tx, card, dispute, { cents: sumOf(movements, 'cardholder'), at });
    if (deadlineAt === null) yield* this.due.cancel(tx, DISPUTE_DUE, id);
    else {
      const work = { kind: DISPUTE_DUE, key: id, dueAt: deadlineAt, payload: null };
      yield* this.due.schedule(tx, work);
    }
    const row = { ...dispute, events: [...dispute.events] };
    if (before === undefined) return yield* this.disputes.insert(tx, row);
    yield* this.disputes.save(tx, dispute);
    return { ...row, sequence: before.sequence };
  }

  /** Credits the cardholder, or takes the provisional credit back, on the account of the purchase. */
  private *credit(
    tx: UnitOfWork,
    card: Card,
    { transactionId, presentment }: Dispute,
    { cents, at }: { readonly cents: number; readonly at: string },
  ): Transactional<void> {
    if (cents === 0) return;
    const { cards } = this;
    const nowMs = Date.parse(at);
    const shown = yield* cards.onAccount(tx, onDefault(card), presentment.account, at);
    const posting = { tx, store: cards, nowMs, transactionId };
    yield* cards.save(tx, yield* post(posting, shown, 'dispute', cents));
    yield* cards.transactions.addDisputed(tx, { pan: card.pan, id: transactionId }, toCents(cents));
  }
}
