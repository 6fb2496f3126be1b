import { Inject, Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { LAST_INSTANT_MS, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, DueWork, requestedOutcome, takeOutcome, type Work } from '#libs/sandbox';
import { behavioursOf, type ConsentSettings } from '../../settings/consent-settings';
import { ConsentSettingsService } from '../../settings/consent-settings.service';
import { type CustomerBehaviour } from '../../settings/customer-behaviour';
import { AccountChoice } from '../account-choice';
import { AlreadyDecided } from '../authorisation.errors';
import { AuthorisationSources } from '../authorisation-sources';
import { CUSTOMER_OUTCOMES, type CustomerOutcomeCode } from './customer-outcomes';

/** The kind of due work that decides for a customer. */
export const CUSTOMER_DECISION = 'consent-customer';

/** How the customers of a new consent decide. */
export interface CustomerPlan {
  readonly first: CustomerBehaviour;
  readonly second: CustomerBehaviour;
  /** The outcome of a rule that makes it so. */
  readonly code?: CustomerOutcomeCode | undefined;
}

/** The payload of the due work. */
interface Decision {
  readonly consentId: string;
  readonly holder: 'first' | 'second';
  readonly isApproved: boolean;
  /** How the second holder decides after this approval of the first. */
  readonly second?: CustomerBehaviour;
}

/**
 * Decides for the customers of consents of every kind, so that a suite needs nobody at the authorisation page. A decision of
 * a person before it stays.
 */
@Injectable()
export class AutomaticCustomer {
  constructor(
    private readonly dueWork: DueWork,
    private readonly settings: ConsentSettingsService,
    private readonly sources: AuthorisationSources,
    private readonly accounts: AccountChoice,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** How the customers of a new consent decide: by an outcome of a rule, or by the settings. It runs no statement. */
  planOf(settings: ConsentSettings): CustomerPlan {
    const bySettings = behavioursOf(settings);
    const code = requestedOutcome(CUSTOMER_OUTCOMES);
    return code === undefined ? bySettings : { ...bySettings, ...CUSTOMER_OUTCOMES[code], code };
  }

  /** As `planOf`, by the settings of the sandbox. */
  async currentPlan(): Promise<CustomerPlan> {
    return this.planOf(await this.settings.current());
  }

  /**
   * Takes the outcome of the plan. Call it in the transaction that stores the consent.
   * @returns false if other requests have taken the last hit of the rule: make a new plan
   */
  *take(tx: UnitOfWork, { code }: CustomerPlan): Transactional<boolean> {
    if (code === undefined) return true;
    return (yield* takeOutcome(tx, { [code]: CUSTOMER_OUTCOMES[code] })) !== undefined;
  }

  /**
   * Schedules the next decision on a new consent, in the transaction that stores it. Decisions without a delay are part of the
   * stored consent already.
   * @param isPartlyApproved whether the stored consent waits for its second holder
   */
  *schedule(
    tx: UnitOfWork,
    { first, second }: CustomerPlan,
    { consentId, isPartlyApproved }: { consentId: string; isPartlyApproved: boolean },
  ): Transactional<void> {
    const nowMs = this.clock.nowMs();
    const work = isPartlyApproved
      ? workOf({ consentId, holder: 'second' }, second, nowMs)
      : workOf({ consentId, holder: 'first', second }, first, nowMs);
    if (work === undefined || (!isPartlyApproved && first.afterMs === 0)) return;
    yield* this.dueWork.schedule(tx, work);
  }

  /** Lets the second holder of a consent decide, after the first has approved it. */
  async afterApproval(consentId: string, planned?: CustomerBehaviour): Promise<void> {
    const found = await this.sources.find(consentId);
    if (found?.authorisable.secondHolder === undefined) return;
    const second = planned ?? behavioursOf(await this.settings.current()).second;
    const work = workOf({ consentId, holder: 'second' }, second, this.clock.nowMs());
    if (work === undefined) return;
    if (second.afterMs > 0) await this.dueWork.scheduleAlone(work);
    else await this.decide(work);
  }

  /** Carries out a decision that is due. Nothing happens if the consent is already decided, or no longer exists. */
  async decide({ payload }: Pick<Work, 'payload'>): Promise<void> {
    const { consentId, holder, isApproved, second } = payload as Decision;
    const found = await this.sources.find(consentId);
    if (found === undefined) return;
    const { source, authorisable } = found;
    if (holder === 'second') {
      if (authorisable.secondHolder === undefined) return;
      await unlessDecided(source.decideForSecondHolder?.(consentId, isApproved));
      return;
    }
    if (!isApproved) {
      await unlessDecided(source.refuse(consentId));
      return;
    }
    await unlessDecided(source.approve(consentId, await this.accounts.byDefault(authorisable)));
    // Also if it was approved before: this work can have been interrupted after the approval.
    await this.afterApproval(consentId, second);
  }
}

/** The work that decides; undefined if the customer never does. */
function workOf(
  decision: Omit<Decision, 'isApproved'>,
  behaviour: CustomerBehaviour,
  nowMs: number,
): Work | undefined {
  if (behaviour.decision === 'never') return undefined;
  const dueAt = toIsoUtc(Math.min(nowMs + behaviour.afterMs, LAST_INSTANT_MS));
  const payload: Decision = { ...decision, isApproved: behaviour.decision === 'approve' };
  return {
    kind: CUSTOMER_DECISION,
    key: `${decision.holder} ${decision.consentId}`,
    dueAt,
    payload,
  };
}

async function unlessDecided(decision: Promise<void> | undefined): Promise<void> {
  try {
    await decision;
  } catch (error) {
    if (!(error instanceof AlreadyDecided)) throw error;
  }
}
