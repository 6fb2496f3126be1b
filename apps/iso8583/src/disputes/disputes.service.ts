import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type JsonList } from '#libs/http';
import { brandNamed } from '#libs/iso8583';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { CLOCK, DueWork, Sandboxes, type Work } from '#libs/sandbox';
import { isTooLate, openDispute, ruleOf, stepAtDeadline } from '../account/disputes/dispute';
import { stepsFrom, type StepRule } from '../account/disputes/dispute-machine';
import { isDisputeBrand, reasonOf, type DisputeReason } from '../account/disputes/dispute-reasons';
import { type Card } from '../account/card';
import { lockCard } from '../cards/lock-card';
import { CardStore } from '../issuer/store/card-store.repository';
import { type DisputeRow } from '../issuer/store/dispute.rows';
import {
  BrandWithoutDisputes,
  DisputeAmountInvalid,
  DisputeNotFound,
  DisputeTooLate,
  PresentmentNotFound,
  ReasonUnknown,
  StepCannotConcede,
  StepNotAllowed,
} from './dispute.errors';
import { type OpenDisputeRequest, type TakeStepRequest } from './dispute.request';
import { DisputeResponse } from './dispute.response';
import { DisputeRepository, type DisputeFilter, type MovementFilter } from './dispute.repository';
import { DisputeMovementResponse } from './movement.response';
import { DISPUTE_DUE, open, passDeadlines, take, type DisputeContext } from './take-steps';

/** In addresses in place of an id: the newest dispute. */
export const LATEST = 'latest';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Opens disputes, and takes their steps: by request, or at their deadlines on the clock of the sandbox. */
@Injectable()
export class DisputesService implements OnModuleInit {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly disputes: DisputeRepository,
    private readonly store: CardStore,
    private readonly due: DueWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.due.handle(DISPUTE_DUE, (work) => this.passDeadline(work), {
      about: ({ key }) => key,
    });
  }

  /**
   * Charges a purchase back.
   * @throws CardNotFound, PresentmentNotFound, BrandWithoutDisputes, ReasonUnknown, DisputeTooLate, DisputeAmountInvalid
   */
  open(request: OpenDisputeRequest): Promise<DisputeRow> {
    const nowMs = this.clock.nowMs();
    return this.sandboxes.atomically((tx) => chargeBack(this.context(tx, nowMs), request));
  }

  /**
   * Takes a step of a dispute. Deadlines that have passed are decided first.
   * @throws DisputeNotFound, StepNotAllowed, StepCannotConcede, DisputeAmountInvalid
   */
  async take(idOrLatest: string, request: TakeStepRequest): Promise<DisputeRow> {
    const dispute = await this.find(idOrLatest);
    const nowMs = this.clock.nowMs();
    return this.sandboxes.atomically((tx) =>
      takeRequested(this.context(tx, nowMs), dispute, request),
    );
  }

  list(filter: DisputeFilter): JsonList {
    return this.disputes.list(filter, (row) => JSON.stringify(DisputeResponse.of(row)));
  }

  movements(filter: MovementFilter): JsonList {
    return this.disputes.movements(filter, (row) =>
      JSON.stringify(DisputeMovementResponse.of(row)),
    );
  }

  /** @param idOrLatest an id, or `latest` for the newest one @throws DisputeNotFound */
  async find(idOrLatest: string): Promise<DisputeRow> {
    const { disputes } = this;
    const byId = UUID.test(idOrLatest) ? disputes.find(idOrLatest) : undefined;
    const dispute = await (idOrLatest === LATEST ? disputes.newest() : byId);
    if (dispute === undefined) throw new DisputeNotFound(idOrLatest);
    return dispute;
  }

  /** Decides a dispute at its deadline. A step that was taken in the meantime has moved the deadline. */
  private async passDeadline({ key: id, dueAt }: Work): Promise<void> {
    const found = await this.disputes.find(id);
    if (found === undefined || stepAtDeadline(found) === undefined) return;
    await this.sandboxes.atomically((tx) =>
      lockDispute(this.context(tx, Date.parse(dueAt)), found),
    );
  }

  private context(tx: UnitOfWork, nowMs: number): DisputeContext {
    const { store, disputes, due } = this;
    return { tx, store, disputes, due, nowMs };
  }
}

function* chargeBack(
  context: DisputeContext,
  { pan, reason: code, transactionId, amount, note }: OpenDisputeRequest,
): Transactional<DisputeRow> {
  const { tx, store, disputes, nowMs } = context;
  const card = yield* lockCard(tx, store, pan, toIsoUtc(nowMs));
  const reason = reasonFor(card, code);
  const presentment = yield* store.transactions.findPurchase(tx, pan, transactionId);
  if (presentment === undefined) throw new PresentmentNotFound();
  if (isTooLate(reason, presentment, nowMs)) {
    throw new DisputeTooLate(reason.code, reason.filingDays);
  }
  const left = presentment.netAmount - (yield* disputes.chargedBack(tx, presentment.id));
  const cents = amount ?? left;
  if (cents > left || left <= 0) {
    const why = 'the rest of the purchase was reversed or is in another dispute';
    throw new DisputeAmountInvalid(Math.max(0, left), why);
  }
  const opening = { id: newUuid(), reason, cents, note: note ?? null, nowMs };
  return yield* open(context, card, openDispute(presentment, opening));
}

function* takeRequested(
  context: DisputeContext,
  found: DisputeRow,
  { step, amount, note }: TakeStepRequest,
): Transactional<DisputeRow> {
  const current = yield* lockDispute(context, found);
  if (current === undefined) throw new DisputeNotFound(found.id);
  const { flow, status, contested: before } = current.dispute;
  const rule = ruleOf(current.dispute, step);
  if (rule === undefined) {
    const allowed = stepsFrom(flow, status).map((each) => each.step);
    throw new StepNotAllowed(step, status, allowed);
  }
  const taking = {
    contested: contestedAfter(rule, before, amount),
    isSilence: false,
    note: note ?? null,
  };
  return (yield* take(context, current, rule, taking)).dispute;
}

/** The dispute and its card, locked, after all its deadlines until now. */
function* lockDispute(context: DisputeContext, { id, pan }: DisputeRow) {
  const { tx, store, nowMs } = context;
  return yield* passDeadlines(context, yield* lockCard(tx, store, pan, toIsoUtc(nowMs)), id);
}

/** @throws BrandWithoutDisputes, ReasonUnknown */
function reasonFor({ brand }: Card, code: string): DisputeReason {
  const name = brandNamed(brand);
  if (!isDisputeBrand(name)) throw new BrandWithoutDisputes(brand);
  const reason = reasonOf(name, code);
  if (reason === undefined) throw new ReasonUnknown(name);
  return reason;
}

/** @throws StepCannotConcede, DisputeAmountInvalid */
function contestedAfter({ step, concedes }: StepRule, contested: number, amount = contested) {
  if (amount > contested) throw new DisputeAmountInvalid(contested, 'this is the contested amount');
  if (amount < contested && concedes === undefined) throw new StepCannotConcede(step, contested);
  return amount;
}
