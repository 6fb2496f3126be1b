import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { brandNamed } from '#libs/iso8583';
import { currentContext, type JsonList } from '#libs/http';
import { newUuid, type Clock } from '#libs/kernel';
import { type Transactional } from '#libs/database';
import { CLOCK, DueWork, Sandboxes, type Work } from '#libs/sandbox';
import { isTooLate, openDispute, ruleOf, silentStep } from '../account/disputes/dispute';
import { stepsFrom, type StepRule } from '../account/disputes/dispute-machine';
import { isDisputeBrand, reasonOf, type DisputeReason } from '../account/disputes/dispute-reasons';
import { type Card } from '../account/card';
import { CardNotFound } from '../cards/card.errors';
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
import { DISPUTE_DUE, DisputeSteps } from './dispute-steps';
import { type OpenDisputeRequest, type TakeStepRequest } from './dispute.request';
import { DisputeResponse } from './dispute.response';
import { type DisputeFilter, type MovementFilter } from './dispute.repository';
import { DisputeMovementResponse } from './movement.response';

/** In addresses in place of an id: the newest dispute. */
export const LATEST = 'latest';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Opens disputes, and takes their steps: by request, or at their deadlines on the clock of the sandbox. */
@Injectable()
export class DisputesService implements OnModuleInit {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly steps: DisputeSteps,
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
    const { pan, transactionId, amount, note = null } = request;
    const { steps } = this;
    const nowMs = this.clock.nowMs();
    return this.sandboxes.atomically(function* (tx): Transactional<DisputeRow> {
      const card = yield* steps.lockCard(tx, pan, nowMs);
      if (card === undefined) throw new CardNotFound(currentContext().sandbox);
      const reason = reasonFor(card, request.reason);
      const presentment = yield* steps.presentmentOf(tx, pan, transactionId);
      if (presentment === undefined) throw new PresentmentNotFound();
      if (isTooLate(reason, presentment, nowMs)) {
        throw new DisputeTooLate(reason.code, reason.filingDays);
      }
      const left = presentment.netAmount - (yield* steps.disputes.chargedBack(tx, presentment.id));
      const cents = amount ?? left;
      if (cents > left || left <= 0) {
        const why = 'the rest of the purchase was reversed or is in another dispute';
        throw new DisputeAmountInvalid(Math.max(0, left), why);
      }
      const opening = { id: newUuid(), reason, cents, note, nowMs };
      return yield* steps.store(tx, card, openDispute(presentment, opening));
    });
  }

  /**
   * Takes a step of a dispute. Deadlines that have passed are decided first.
   * @throws DisputeNotFound, StepNotAllowed, StepCannotConcede, DisputeAmountInvalid
   */
  async take(idOrLatest: string, request: TakeStepRequest): Promise<DisputeRow> {
    const { id, pan } = await this.find(idOrLatest);
    const { step, amount, note = null } = request;
    const { steps } = this;
    const nowMs = this.clock.nowMs();
    return this.sandboxes.atomically(function* (tx): Transactional<DisputeRow> {
      const card = yield* steps.lockCard(tx, pan, nowMs);
      const found = card && (yield* steps.upToDate(tx, card, id, nowMs));
      if (card === undefined || found === undefined) throw new DisputeNotFound(id);
      const { dispute } = found;
      const rule = ruleOf(dispute, step);
      if (rule === undefined) {
        const allowed = stepsFrom(dispute.flow, dispute.status).map((each) => each.step);
        throw new StepNotAllowed(step, dispute.status, allowed);
      }
      const contested = contestedAfter(rule, dispute.contested, amount);
      const taking = { contested, isSilence: false, note, nowMs };
      return yield* steps.take(tx, found.card, dispute, { rule, taking });
    });
  }

  list(filter: DisputeFilter): JsonList {
    return this.steps.disputes.list(filter, (row) => JSON.stringify(DisputeResponse.of(row)));
  }

  movements(filter: MovementFilter): JsonList {
    return this.steps.disputes.movements(filter, (row) =>
      JSON.stringify(DisputeMovementResponse.of(row)),
    );
  }

  /** @param idOrLatest an id, or `latest` for the newest one @throws DisputeNotFound */
  async find(idOrLatest: string): Promise<DisputeRow> {
    const { disputes } = this.steps;
    const byId = UUID.test(idOrLatest) ? disputes.find(idOrLatest) : undefined;
    const dispute = await (idOrLatest === LATEST ? disputes.newest() : byId);
    if (dispute === undefined) throw new DisputeNotFound(idOrLatest);
    return dispute;
  }

  /** The side that must act has been silent. A step that was taken in the meantime has moved the deadline. */
  private async passDeadline({ key: id, dueAt }: Work): Promise<void> {
    const found = await this.steps.disputes.find(id);
    if (found === undefined || silentStep(found) === undefined) return;
    const { steps } = this;
    await this.sandboxes.atomically(function* (tx): Transactional<void> {
      const nowMs = Date.parse(dueAt);
      const card = yield* steps.lockCard(tx, found.pan, nowMs);
      if (card !== undefined) yield* steps.upToDate(tx, card, id, nowMs);
    });
  }
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
  if (amount > contested) throw new DisputeAmountInvalid(contested, 'no more is contested');
  if (amount < contested && concedes === undefined) throw new StepCannotConcede(step, contested);
  return amount;
}
