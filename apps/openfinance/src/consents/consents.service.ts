import { Inject, Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { accepted, refused, type Clock } from '#libs/kernel';
import { CLOCK, takeOutcomeAlone } from '#libs/sandbox';
import { AlreadyDecided, ConsentNotFound } from '../authorisation/authorisation.errors';
import { after, consentAt, type Consent, type ConsentEvent, type Extension } from './consent';
import { ConsentRefusalRequested, ConsentRefused } from './consent.errors';
import { ConsentRepository } from './consent.repository';
import { ConsentTransactions, type DecideConsent } from './consent-transactions';
import { type CreateConsent, type ExtendConsent } from './api/consent.request';
import { extensionOf, type CustomerAtReceiver } from './extension';
import { ConsentAccounts } from './joint/consent-accounts';
import { secondHolderDecided } from './joint/second-decision';
import { NewConsents } from './new-consents';
import { CONSENT_REFUSALS } from './rules/consent-refusals';

@Injectable()
export class ConsentsService {
  constructor(
    private readonly consents: ConsentRepository,
    private readonly transactions: ConsentTransactions,
    private readonly accounts: ConsentAccounts,
    private readonly created: NewConsents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Creates a consent. The returned consent is always AWAITING_AUTHORISATION, as the standard requires for the response to
   * POST, even if the stored one is already authorised.
   */
  async create(request: CreateConsent): Promise<Consent> {
    await refuseIfRequested();
    return this.created.create(request, this.clock.nowMs());
  }

  /** Whether there is such a consent. Unlike `find` it only reads. */
  async has(consentId: string): Promise<boolean> {
    return (await this.consents.find(consentId)) !== undefined;
  }

  /** The consent in its current state. */
  async find(consentId: string): Promise<Consent> {
    const stored = (await this.consents.find(consentId)) ?? (await this.makeExample(consentId));
    if (stored === undefined) throw new ConsentNotFound(consentId, currentContext().sandbox);
    const current = consentAt(stored, this.clock.nowMs());
    // A status that was shown is stored, so that later requests see the same status even if the clock is put back.
    return current === stored ? stored : this.change(consentId, (consent) => accepted({ consent }));
  }

  /** The receiver of the data revokes the consent, also before it is authorised. */
  async revoke(consentId: string): Promise<void> {
    await refuseIfRequested();
    await this.change(consentId, (consent, nowMs) => {
      const ended = after(consent, 'refuse', nowMs) ?? after(consent, 'revoke', nowMs);
      if (ended !== undefined) return accepted({ consent: ended });
      const detail = `The consent has been ${consent.status} since ${consent.statusUpdatedAt} and cannot be revoked.`;
      const code = 'CONSENTIMENTO_EM_STATUS_REJEITADO';
      return refused(new ConsentRefused({ code, pointer: '/consentId', detail }));
    });
  }

  /** Extends an authorised consent without asking the customer again. */
  async extend(
    consentId: string,
    request: ExtendConsent,
    customer: CustomerAtReceiver,
  ): Promise<Consent> {
    await refuseIfRequested();
    return this.change(consentId, (consent, nowMs) =>
      extensionOf(consent, request, { customer, nowMs }),
    );
  }

  /** A page of the extensions, newest first, and their total number. */
  async extensions(
    consentId: string,
    page: { readonly page: number; readonly pageSize: number },
  ): Promise<{ readonly items: readonly Extension[]; readonly total: number }> {
    await this.find(consentId);
    return this.consents.extensions(consentId, page);
  }

  /** The customer authorises the consent for these accounts. */
  async authorise(consentId: string, accountIds: readonly string[]): Promise<void> {
    const secondDecisions = await this.accounts.secondDecisions(
      await this.find(consentId),
      accountIds,
    );
    await this.change(consentId, (consent, nowMs) => {
      const authorised = after(consent, 'authorise', nowMs);
      if (authorised === undefined) return refused(new AlreadyDecided(consentId, consent.status));
      return accepted({ consent: { ...authorised, accountIds, secondDecisions } });
    });
  }

  /** The second holder of accounts of the consent decides. It stays AUTHORISED for the other accounts. */
  async decideForSecondHolder(consentId: string, isApproved: boolean): Promise<void> {
    await this.change(consentId, (consent, nowMs) => {
      const decided = secondHolderDecided(consent, isApproved, nowMs);
      if (decided !== undefined) return accepted({ consent: decided });
      const more = 'No second holder has to decide.';
      return refused(new AlreadyDecided(consentId, consent.status, more));
    });
  }

  /** Rejects the consent by the first of the events that its state allows. */
  async reject(consentId: string, ...events: readonly ConsentEvent[]): Promise<void> {
    await this.change(consentId, (consent, nowMs) => {
      for (const event of events) {
        const rejected = after(consent, event, nowMs);
        if (rejected !== undefined) return accepted({ consent: rejected });
      }
      return refused(new AlreadyDecided(consentId, consent.status));
    });
  }

  /** Applies a deadline of the consent that has been reached. */
  async settle(consentId: string): Promise<void> {
    await this.transactions.change(consentId, this.clock.nowMs());
  }

  private async change(consentId: string, decide: DecideConsent): Promise<Consent> {
    const change = () => this.transactions.change(consentId, this.clock.nowMs(), decide);
    let changed = await change();
    if (changed === undefined && (await this.makeExample(consentId)) !== undefined) {
      changed = await change();
    }
    if (changed === undefined) throw new ConsentNotFound(consentId, currentContext().sandbox);
    if (!changed.ok) throw changed.refusal;
    return changed.value;
  }

  /** Creates the example consent with this id, if there is one. */
  private async makeExample(consentId: string): Promise<Consent | undefined> {
    if (!(await this.created.createExample(consentId, this.clock.nowMs()))) return undefined;
    // Another request may have created it first.
    return this.consents.find(consentId);
  }
}

/** @throws ConsentRefusalRequested if a rule requests a refusal of this request */
async function refuseIfRequested(): Promise<void> {
  const code = await takeOutcomeAlone(CONSENT_REFUSALS);
  if (code !== undefined) throw new ConsentRefusalRequested(code, currentContext().sandbox);
}
