import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork } from '#libs/database';
import { type ClaimParty, type ClaimReason } from '#libs/dict-api';
import { accepted, newUuid, refused, toIsoUtc, type Result } from '#libs/kernel';
import { DueWork, Sandboxes, type Work } from '#libs/sandbox';
import { Directory } from '../entries/directory.repository';
import { accountOf } from '../keys/dict-key';
import { DictRefusal, type Refusal } from '../official/dict-refusal';
import { type NewOwner, type RestrictionSet } from '../restrictions/restriction';
import { Restrictions } from '../restrictions/restrictions.service';
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
  type DictClaim,
} from './claim';
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

/** What decides about a step besides the claim. Atomic work can be done twice: it takes this beforehand. */
export interface ClaimMoment {
  readonly nowMs: number;
  readonly restrictions: RestrictionSet;
}

type Outcome = Result<DictClaim, Refusal>;

/** A part of DICT that is told of each change of a claim, as part of the same atomic work. */
export type ClaimListener = (
  database: DataSource,
  claim: DictClaim,
  moment: ClaimMoment,
) => AtomicWork<void>;

/** Does what is asked of claims, each time in one piece of atomic work with the entries and the later work. */
@Injectable()
export class ClaimWork {
  private readonly listeners: ClaimListener[] = [];

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly claims: ClaimsRepository,
    private readonly directory: Directory,
    private readonly dueWork: DueWork,
    private readonly restrictions: Restrictions,
  ) {}

  /** @param listener gets each claim that was created, or of which a step was done */
  onChange(listener: ClaimListener): void {
    this.listeners.push(listener);
  }

  async create(draft: ClaimDraft, nowMs: number): Promise<Outcome> {
    const id = newUuid();
    const outcome = await this.atomically(nowMs, (database, moment) =>
      this.creating(database, draft, { id, ...moment }),
    );
    if (outcome.ok) this.dueWork.announce();
    return outcome;
  }

  /** Does a step, if the participant can do it now. */
  carryOut(id: string, request: StepRequest, nowMs: number): Promise<Outcome> {
    return this.atomically(nowMs, (database, moment) =>
      this.carryingOut(database, id, request, moment),
    );
  }

  /** Does what an absent party had to do at the end of a period. It does nothing if the party has done it. */
  async doDuties(id: string, period: DuePeriod, nowMs: number): Promise<void> {
    const { claims } = this;
    const carryOut = this.carryingOut.bind(this);
    await this.atomically(nowMs, function* (database, moment) {
      const claim = yield* claims.lock(database, id);
      if (claim === undefined) return;
      for (const duty of dutiesAt(claim, period)) yield* carryOut(database, id, duty, moment);
    });
  }

  private async atomically<T>(
    nowMs: number,
    work: (database: DataSource, moment: ClaimMoment) => AtomicWork<T>,
  ): Promise<T> {
    const database = await this.sandboxes.database();
    const moment: ClaimMoment = { nowMs, restrictions: await this.restrictions.current() };
    return atomically(database, () => work(database, moment));
  }

  /** The same as `create`, as a part of atomic work. The caller announces the later work after the commit. */
  *creating(
    database: DataSource,
    draft: ClaimDraft,
    { id, ...moment }: ClaimMoment & { readonly id: string },
  ): AtomicWork<Outcome> {
    const { nowMs, restrictions } = moment;
    const { keyType, keyValue } = draft;
    // The lock makes a deletion of the entry wait, which then finds the claim.
    const key = yield* this.directory.lock(database, keyType, keyValue);
    const open = yield* this.directory.openClaim(database, keyType, keyValue);
    if (open !== undefined) return refused(alreadyClaimed(open));
    if (key === undefined) return refused(keyNotFound(draft));
    const ownedSince = key.ownedSince ?? key.createdAt;
    const claim = openClaim(draft, { id, donor: key.ispb, ownedSince, now: toIsoUtc(nowMs) });
    const refusal = inconsistency(key, claim) ?? restrictions.ofNewOwner(newOwnerOf(claim));
    if (refusal !== undefined) return refused(refusal);
    if (!(yield* this.claims.add(database, claim))) return refused(alreadyClaimed());
    for (const work of laterWorkOf(claim)) yield this.dueWork.enlisting(database, work);
    yield* this.tell(database, claim, moment);
    return accepted(claim);
  }

  /** The same as `carryOut`, as a part of atomic work. */
  *carryingOut(
    database: DataSource,
    id: string,
    request: StepRequest,
    moment: ClaimMoment,
  ): AtomicWork<Outcome> {
    const { nowMs, restrictions } = moment;
    const claim = yield* this.claims.lock(database, id);
    if (claim === undefined) return refused(claimNotFound(id));
    const decision = decide(claim, request, nowMs);
    if (!decision.ok) return decision;
    const { party, isRepeated } = decision.value;
    if (isRepeated) return accepted(claim);
    const restriction = restrictionOf(claim, request, restrictions);
    if (restriction !== undefined) return refused(restriction);
    const outcome = yield* this.doing(database, claim, { ...request, party, now: toIsoUtc(nowMs) });
    if (outcome.ok) yield* this.tell(database, outcome.value, moment);
    return outcome;
  }

  private *doing(
    database: DataSource,
    claim: DictClaim,
    step: StepRequest & { readonly party: ClaimParty; readonly now: string },
  ): AtomicWork<Outcome> {
    const { now } = step;
    switch (step.step) {
      case 'acknowledge':
        return accepted(yield* this.claims.change(database, claim, acknowledged(now)));
      case 'confirm':
        return accepted(yield* this.confirm(database, claim, step.reason, now));
      case 'cancel':
        return accepted(yield* this.cancel(database, claim, step));
      case 'complete':
        return yield* this.complete(database, claim, step.requestId, now);
    }
  }

  private *tell(database: DataSource, claim: DictClaim, moment: ClaimMoment): AtomicWork<void> {
    for (const listener of this.listeners) yield* listener(database, claim, moment);
  }

  /** The entry of the donor is removed, unless it was removed silently before. */
  private *confirm(
    database: DataSource,
    claim: DictClaim,
    reason: ClaimReason,
    now: string,
  ): AtomicWork<DictClaim> {
    const key = yield* this.directory.lock(database, claim.keyType, claim.keyValue);
    if (key?.ispb === claim.donor) yield* this.directory.remove(database, key, now);
    yield this.dueWork.cancelling(database, DUE_PERIODS.resolution, claim.id);
    return yield* this.claims.change(database, claim, confirmed(claim, reason, now));
  }

  private *cancel(
    database: DataSource,
    claim: DictClaim,
    step: { readonly party: ClaimParty; readonly reason: ClaimReason; readonly now: string },
  ): AtomicWork<DictClaim> {
    yield* this.cancelDueWork(database, claim);
    const { party, reason, now } = step;
    return yield* this.claims.change(database, claim, cancelled(party, reason, now));
  }

  private *complete(
    database: DataSource,
    claim: DictClaim,
    requestId: string,
    now: string,
  ): AtomicWork<Outcome> {
    const { directory } = this;
    const used = yield* directory.resultOf(database, claim.claimer, requestId);
    if (used !== undefined) return refused(requestIdUsed(claim, requestId));
    const id = newUuid();
    const added = yield* directory.add(database, entryOfClaimer(claim, requestId), { id, now });
    if (added === 'account-full') return refused(accountFull(claim));
    if (added === 'key-active') return refused(keyTaken());
    const isNew = yield* directory.keepResult(database, {
      ...{ ispb: claim.claimer, requestId, result: id },
    });
    if (!isNew) {
      // Another request used the id in the meantime: the entry must not stay.
      const { error, detail } = requestIdUsed(claim, requestId);
      throw new DictRefusal(error, detail);
    }
    yield* this.cancelDueWork(database, claim);
    return accepted(yield* this.claims.change(database, claim, completed(requestId, now)));
  }

  private *cancelDueWork(database: DataSource, { id }: DictClaim): AtomicWork<void> {
    for (const kind of Object.values(DUE_PERIODS)) {
      yield this.dueWork.cancelling(database, kind, id);
    }
  }
}

/** Why a court order or a suspicion of fraud prevents a step; undefined if nothing does. */
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

/** The end of each period at which a party has to act. */
function laterWorkOf(claim: DictClaim): readonly Work[] {
  return (Object.keys(DUE_PERIODS) as DuePeriod[]).flatMap((period) => {
    const endMs = periodEndMs(claim, period);
    if (endMs === undefined) return [];
    const dueAt = toIsoUtc(endMs);
    return [{ kind: DUE_PERIODS[period], key: claim.id, dueAt, payload: null }];
  });
}
