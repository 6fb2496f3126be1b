import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type ClaimParty, type ClaimReason } from '#libs/dict-api';
import { accepted, newUuid, refused, toIsoUtc, type Result } from '#libs/kernel';
import { DueWork, Sandboxes, type Work } from '#libs/sandbox';
import { Directory } from '../directory/directory.repository';
import { accountOf } from '../keys/dict-key';
import { DictRefusal, type Refusal } from '../official/dict-refusal';
import { type NewOwner, type RestrictionSet } from '../restrictions/restriction';
import { RestrictionsService } from '../restrictions/restrictions.service';
import {
  acknowledged,
  cancelled,
  completed,
  confirmed,
  entryOfClaimer,
  openClaim,
  periodEndMs,
  type ClaimDraft,
  type ClaimPeriod,
} from './claim';
import { type DictClaim } from '../directory/dict-claim';
import {
  accountFull,
  alreadyClaimed,
  claimNotFound,
  inconsistency,
  keyNotFound,
  keyTaken,
  requestIdUsed,
} from './claim-refusals';
import { decide, dutiesAt, type StepRequest } from './claim-rules';
import { ClaimsRepository } from './claims.repository';

/** The periods at whose end a party has to act, with the kinds of due work for them. */
export const DUE_PERIODS = {
  resolution: 'claim-resolution',
  validation: 'claim-validation',
} as const satisfies Partial<Record<ClaimPeriod, string>>;

export type DuePeriod = keyof typeof DUE_PERIODS;

/** The instant of a step, and the restrictions at that instant. They are read before the transaction. */
export interface ClaimContext {
  readonly nowMs: number;
  readonly restrictions: RestrictionSet;
}

type Outcome = Result<DictClaim, Refusal>;

/** A part of DICT that is told of each change of a claim, in the same transaction. */
export type ClaimListener = (
  tx: UnitOfWork,
  claim: DictClaim,
  context: ClaimContext,
) => Transactional<void>;

/** Creates claims and does their steps, each time in one transaction with the entries and the due work. */
@Injectable()
export class ClaimLifecycle {
  private readonly listeners: ClaimListener[] = [];

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly claims: ClaimsRepository,
    private readonly directory: Directory,
    private readonly dueWork: DueWork,
    private readonly restrictions: RestrictionsService,
  ) {}

  /** @param listener gets each claim that was created or changed by a step */
  onChange(listener: ClaimListener): void {
    this.listeners.push(listener);
  }

  /** Opens a transaction of claims. */
  async transaction<T>(
    nowMs: number,
    work: (tx: UnitOfWork, context: ClaimContext) => Transactional<T>,
  ): Promise<T> {
    const context: ClaimContext = { nowMs, restrictions: await this.restrictions.current() };
    return this.sandboxes.atomically((tx) => work(tx, context));
  }

  *create(tx: UnitOfWork, draft: ClaimDraft, context: ClaimContext): Transactional<Outcome> {
    const { nowMs, restrictions } = context;
    const { keyType, keyValue } = draft;
    // The lock makes a deletion of the entry wait, which then finds the claim.
    const key = yield* this.directory.lock(tx, keyType, keyValue);
    const open = yield* this.directory.openClaim(tx, keyType, keyValue);
    if (open !== undefined) return refused(alreadyClaimed(open));
    if (key === undefined) return refused(keyNotFound(draft));
    const ownedSince = key.ownedSince ?? key.createdAt;
    const identity = { id: newUuid(), donor: key.ispb, ownedSince, now: toIsoUtc(nowMs) };
    const claim = openClaim(draft, identity);
    const refusal = inconsistency(key, claim) ?? restrictions.ofNewOwner(newOwnerOf(claim));
    if (refusal !== undefined) return refused(refusal);
    if (!(yield* this.claims.add(tx, claim))) return refused(alreadyClaimed());
    for (const work of dueWorkOf(claim)) yield* this.dueWork.schedule(tx, work);
    yield* this.tell(tx, claim, context);
    return accepted(claim);
  }

  /** Does a step, if the participant can do it now. */
  *carryOut(
    tx: UnitOfWork,
    id: string,
    request: StepRequest,
    context: ClaimContext,
  ): Transactional<Outcome> {
    const { nowMs, restrictions } = context;
    const claim = yield* this.claims.lock(tx, id);
    if (claim === undefined) return refused(claimNotFound(id));
    const decision = decide(claim, request, nowMs);
    if (!decision.ok) return decision;
    const { party, isRepeated } = decision.value;
    if (isRepeated) return accepted(claim);
    const restriction = restrictionOf(claim, request, restrictions);
    if (restriction !== undefined) return refused(restriction);
    const outcome = yield* this.doStep(tx, claim, { ...request, party, now: toIsoUtc(nowMs) });
    if (outcome.ok) yield* this.tell(tx, outcome.value, context);
    return outcome;
  }

  /** Does the steps that an absent party had to do by the end of a period, unless they were done. */
  *doDuties(
    tx: UnitOfWork,
    id: string,
    period: DuePeriod,
    context: ClaimContext,
  ): Transactional<void> {
    const claim = yield* this.claims.lock(tx, id);
    if (claim === undefined) return;
    for (const duty of dutiesAt(claim, period)) yield* this.carryOut(tx, id, duty, context);
  }

  private *doStep(
    tx: UnitOfWork,
    claim: DictClaim,
    step: StepRequest & { readonly party: ClaimParty; readonly now: string },
  ): Transactional<Outcome> {
    const { now } = step;
    switch (step.step) {
      case 'acknowledge':
        return accepted(yield* this.claims.change(tx, claim, acknowledged(now)));
      case 'confirm':
        return accepted(yield* this.confirm(tx, claim, step.reason, now));
      case 'cancel':
        return accepted(yield* this.cancel(tx, claim, step));
      case 'complete':
        return yield* this.complete(tx, claim, step.requestId, now);
    }
  }

  private *tell(tx: UnitOfWork, claim: DictClaim, context: ClaimContext): Transactional<void> {
    for (const listener of this.listeners) yield* listener(tx, claim, context);
  }

  /** Removes the entry of the donor, unless it was removed silently before. */
  private *confirm(
    tx: UnitOfWork,
    claim: DictClaim,
    reason: ClaimReason,
    now: string,
  ): Transactional<DictClaim> {
    const key = yield* this.directory.lock(tx, claim.keyType, claim.keyValue);
    if (key?.ispb === claim.donor) yield* this.directory.remove(tx, key, now);
    yield* this.dueWork.cancel(tx, DUE_PERIODS.resolution, claim.id);
    return yield* this.claims.change(tx, claim, confirmed(claim, reason, now));
  }

  private *cancel(
    tx: UnitOfWork,
    claim: DictClaim,
    step: { readonly party: ClaimParty; readonly reason: ClaimReason; readonly now: string },
  ): Transactional<DictClaim> {
    yield* this.cancelDueWork(tx, claim);
    const { party, reason, now } = step;
    return yield* this.claims.change(tx, claim, cancelled(party, reason, now));
  }

  private *complete(
    tx: UnitOfWork,
    claim: DictClaim,
    requestId: string,
    now: string,
  ): Transactional<Outcome> {
    const { directory } = this;
    const used = yield* directory.resultOf(tx, claim.claimer, requestId);
    if (used !== undefined) return refused(requestIdUsed(claim, requestId));
    const id = newUuid();
    const added = yield* directory.add(tx, entryOfClaimer(claim, requestId), { id, now });
    if (added === 'account-full') return refused(accountFull(claim));
    if (added === 'key-active') return refused(keyTaken());
    const isNew = yield* directory.keepResult(tx, { ispb: claim.claimer, requestId, result: id });
    if (!isNew) {
      // Another request used the id in the meantime. The error rolls the entry back.
      const { error, detail } = requestIdUsed(claim, requestId);
      throw new DictRefusal(error, detail);
    }
    yield* this.cancelDueWork(tx, claim);
    return accepted(yield* this.claims.change(tx, claim, completed(requestId, now)));
  }

  private *cancelDueWork(tx: UnitOfWork, { id }: DictClaim): Transactional<void> {
    for (const kind of Object.values(DUE_PERIODS)) {
      yield* this.dueWork.cancel(tx, kind, id);
    }
  }
}

/** The restriction that prevents a step, by a court order or because of suspected fraud; undefined if there is none. */
function restrictionOf(
  claim: DictClaim,
  { step }: StepRequest,
  restrictions: RestrictionSet,
): Refusal | undefined {
  if (step === 'confirm') return restrictions.ofChange(claim.keyValue);
  return step === 'complete' ? restrictions.ofNewOwner(newOwnerOf(claim)) : undefined;
}

function newOwnerOf(claim: DictClaim): NewOwner {
  const entry = entryOfClaimer(claim, claim.id);
  const taxId = claim.claimerPerson.TaxIdNumber;
  return { keyValue: claim.keyValue, taxId, account: accountOf(entry) };
}

/** The due work at the end of each period. */
function dueWorkOf(claim: DictClaim): readonly Work[] {
  return (Object.keys(DUE_PERIODS) as DuePeriod[]).flatMap((period) => {
    const endMs = periodEndMs(claim, period);
    if (endMs === undefined) return [];
    const dueAt = toIsoUtc(endMs);
    return [{ kind: DUE_PERIODS[period], key: claim.id, dueAt, payload: null }];
  });
}
