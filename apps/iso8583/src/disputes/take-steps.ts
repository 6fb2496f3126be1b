import { type NewRow, type Transactional } from '#libs/database';
import { toCents, toIsoUtc } from '#libs/kernel';
import { type DueWork } from '#libs/sandbox';
import { type Card } from '../account/card';
import {
  stepAtDeadline,
  sumOf,
  takeStep,
  type Dispute,
  type Movement,
  type StepTaken,
  type Taking,
} from '../account/disputes/dispute';
import { type StepRule } from '../account/disputes/dispute-machine';
import { onDefault } from '../account/own-accounts/own-account';
import { post, type StoreContext } from '../issuer/posting/posting';
import { type DisputeMovementRow, type DisputeRow } from '../issuer/store/dispute.rows';
import { type DisputeRepository } from './dispute.repository';

/** The kind of the due work that decides a dispute at its deadline. Its key is the id of the dispute. */
export const DISPUTE_DUE = 'iso8583-dispute';

/** The open transaction, and what a step at `nowMs` reads and writes. The lock of the card protects its disputes. */
export interface DisputeContext extends StoreContext {
  readonly disputes: DisputeRepository;
  readonly due: DueWork;
}

/** A dispute, and its card with the amounts of the default account. */
interface Current {
  readonly dispute: DisputeRow;
  readonly card: Card;
}

/** Stores a new dispute. */
export function* open(
  context: DisputeContext,
  card: Card,
  opened: StepTaken,
): Transactional<DisputeRow> {
  yield* carryOut(context, card, opened);
  return yield* context.disputes.insert(context.tx, rowOf(opened.dispute));
}

/** Takes a step of a dispute, and stores it. */
export function* take(
  context: DisputeContext,
  { dispute, card }: Current,
  rule: StepRule,
  taking: Omit<Taking, 'nowMs'>,
): Transactional<Current> {
  const taken = takeStep(dispute, rule, { ...taking, nowMs: context.nowMs });
  const after = yield* carryOut(context, card, taken);
  yield* context.disputes.save(context.tx, taken.dispute);
  return { dispute: { ...rowOf(taken.dispute), sequence: dispute.sequence }, card: after };
}

/** The dispute after all its deadlines until now; undefined if it does not exist. */
export function* passDeadlines(
  context: DisputeContext,
  locked: Card,
  id: string,
): Transactional<Current | undefined> {
  const dispute = yield* context.disputes.lock(context.tx, id);
  if (dispute === undefined) return undefined;
  let current: Current = { dispute, card: locked };
  for (;;) {
    const { contested, deadlineAt } = current.dispute;
    const rule = stepAtDeadline(current.dispute);
    const nowMs = Date.parse(deadlineAt ?? '');
    if (rule === undefined || !(nowMs <= context.nowMs)) return current;
    const taking = { contested, isSilence: true, note: null };
    current = yield* take({ ...context, nowMs }, current, rule, taking);
  }
}

/** Moves the money of a step, and plans the next deadline. @returns the card after it */
function* carryOut(
  context: DisputeContext,
  card: Card,
  { dispute, movements }: StepTaken,
): Transactional<Card> {
  const { tx, disputes, due, nowMs } = context;
  const rows = movements.map((movement) => movementRow(dispute, movement, toIsoUtc(nowMs)));
  yield* disputes.addMovements(tx, rows);
  const { id: key, deadlineAt: dueAt } = dispute;
  if (dueAt === null) yield* due.cancel(tx, DISPUTE_DUE, key);
  else yield* due.schedule(tx, { kind: DISPUTE_DUE, key, dueAt, payload: null });
  return yield* credit(context, card, dispute, sumOf(movements, 'cardholder'));
}

/** Credits the cardholder, or takes the provisional credit back, on the account of the purchase. */
function* credit(
  { tx, store, nowMs }: DisputeContext,
  card: Card,
  { pan, transactionId, presentment }: Dispute,
  cents: number,
): Transactional<Card> {
  if (cents === 0) return card;
  const shown = yield* store.onAccount(tx, card, presentment.account, toIsoUtc(nowMs));
  const posted = yield* post({ tx, store, nowMs, transactionId }, shown, 'dispute', cents);
  yield* store.save(tx, posted);
  yield* store.transactions.addDisputed(tx, { pan, id: transactionId }, toCents(cents));
  return onDefault(posted);
}

function movementRow(
  { id: disputeId, pan, transactionId, reason, presentment }: Dispute,
  { kind, party, cents }: Movement,
  createdAt: string,
): NewRow<DisputeMovementRow> {
  const { processingCode, terminal, merchant, rrn, authorizationCode } = presentment;
  return {
    ...{ disputeId, pan, transactionId, reason, kind, party, cents: toCents(cents) },
    ...{ processingCode, terminal, merchant, rrn, authorizationCode, createdAt },
  };
}

function rowOf(dispute: Dispute): NewRow<DisputeRow> {
  return { ...dispute, events: [...dispute.events] };
}
