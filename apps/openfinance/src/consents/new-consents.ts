import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { newUuid } from '#libs/kernel';
import {
  AutomaticCustomer,
  type CustomerPlan,
} from '../authorisation/automatic/automatic-customer';
import { ConsentSettingsService } from '../settings/consent-settings.service';
import { draftOf, type CreateConsent } from './api/consent.request';
import { after, newConsent, type Consent } from './consent';
import { ConsentRefused } from './consent.errors';
import { ConsentTransactions } from './consent-transactions';
import { exampleConsent } from './example-consents';
import { ConsentAccounts } from './joint/consent-accounts';
import { pendingDecisions, secondHolderDecided } from './joint/second-decision';
import { refusalOfConsent } from './rules/consent-rules';

/** Creates consents, with the decisions that their customers make at once. */
@Injectable()
export class NewConsents {
  constructor(
    private readonly transactions: ConsentTransactions,
    private readonly accounts: ConsentAccounts,
    private readonly customer: AutomaticCustomer,
    private readonly settings: ConsentSettingsService,
  ) {}

  /**
   * @returns the consent before any decision
   * @throws ConsentRefused
   */
  async create(request: CreateConsent, nowMs: number): Promise<Consent> {
    const draft = draftOf(request);
    const settings = await this.settings.current();
    const refusal = refusalOfConsent(draft, { nowMs, groups: settings.permissionGroups });
    if (refusal !== undefined) throw new ConsentRefused(refusal);
    const consent = newConsent(`urn:simulador:${newUuid()}`, draft, nowMs);
    for (;;) {
      const plan = this.customer.planOf(settings);
      const stored = await this.decidedAtOnce(consent, plan, nowMs);
      if (await this.transactions.store(stored, (tx) => this.begin(tx, plan, stored))) {
        return consent;
      }
    }
  }

  /** @returns false if no example has the id */
  async createExample(consentId: string, nowMs: number): Promise<boolean> {
    const example = exampleConsent(consentId, nowMs);
    if (example === undefined) return false;
    const consent = newConsent(consentId, example.draft, nowMs);
    await this.transactions.store(example.isAuthorised ? await this.approved(consent) : consent);
    return true;
  }

  private *begin(tx: UnitOfWork, plan: CustomerPlan, stored: Consent): Transactional<boolean> {
    if (!(yield* this.customer.take(tx, plan))) return false;
    const isPartlyApproved = pendingDecisions(stored).length > 0;
    yield* this.customer.schedule(tx, plan, { consentId: stored.consentId, isPartlyApproved });
    return true;
  }

  private async decidedAtOnce(
    consent: Consent,
    { first, second }: CustomerPlan,
    nowMs: number,
  ): Promise<Consent> {
    if (first.decision === 'never' || first.afterMs > 0) return consent;
    if (first.decision === 'refuse') return after(consent, 'refuse', nowMs) ?? consent;
    const approved = await this.approved(consent);
    if (second.decision === 'never' || second.afterMs > 0) return approved;
    return secondHolderDecided(approved, second.decision === 'approve', nowMs) ?? approved;
  }

  /** The consent after its customer has approved it for all accounts. */
  private async approved(consent: Consent): Promise<Consent> {
    const approved = after(consent, 'authorise', Date.parse(consent.createdAt));
    if (approved === undefined) return consent;
    return { ...approved, ...(await this.accounts.all(consent)) };
  }
}
