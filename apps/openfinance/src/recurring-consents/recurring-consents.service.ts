import { Inject, Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { readJson } from '#libs/schema';
import { CLOCK, requesterOfOutcome, takeOutcomeAlone } from '#libs/sandbox';
import { AlreadyDecided } from '../authorisation/authorisation.errors';
import { decidedAtOnce } from '../authorisation/automatic/decided-at-once';
import {
  AutomaticCustomer,
  type CustomerPlan,
} from '../authorisation/automatic/automatic-customer';
import { type KeyedRequest } from '../idempotency/idempotency.repository';
import { sameAgain } from '../idempotency/same-again';
import { PaymentNotFound, PaymentRefused } from '../payment-terms/payment.errors';
import { RECURRING_CONSENT_REFUSALS } from '../payment-terms/recurring-codes';
import { type StandardAnswer } from '../standard/answer';
import { recurringConsentRequest } from './api/recurring-consent.request';
import {
  recurringConsentData,
  type RecurringConsentDataResponse,
} from './api/recurring-consent.response';
import { checkRecurringConsent } from './consent-checks';
import { ExampleRecurringConsents } from './example-recurring-consents';
import { RecurringAgreement } from './recurring-agreement';
import {
  authorised,
  INITIAL_RECURRING_STATUS,
  newRecurringConsent,
  newRecurringConsentId,
  refusedByCustomer,
  type RecurringConsent,
} from './recurring-consent';
import { RecurringConsentTransactions } from './recurring-consent-transactions';

/** The maximum number of errors in a response for consents (automatic-payments 2.0.0). */
const MAX_ERRORS = 3;

type Answer = StandardAnswer<RecurringConsentDataResponse>;

/** Creates and returns recurring consents, and stores the decisions on them. */
@Injectable()
export class RecurringConsentsService {
  constructor(
    private readonly consents: RecurringConsentTransactions,
    private readonly agreement: RecurringAgreement,
    private readonly examples: ExampleRecurringConsents,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly customer: AutomaticCustomer,
  ) {}

  /** Creates a consent. With `autoAuthorise` it is authorised immediately, but the response shows it before that. */
  async create(body: unknown, keyed: KeyedRequest | undefined): Promise<Answer> {
    const earlier = keyed === undefined ? undefined : await this.consents.earlier(keyed);
    if (earlier !== undefined) return sameAgain(earlier);
    const code = await takeOutcomeAlone(RECURRING_CONSENT_REFUSALS);
    if (code !== undefined) {
      throw new PaymentRefused(code, `${requesterOfOutcome()} requests ${code}.`);
    }
    const nowMs = this.clock.nowMs();
    const made = consentOf(body, nowMs);
    const data = recurringConsentData(made, undefined);
    const done = keyed && { keyed, response: data };
    for (;;) {
      const plan = await this.customer.currentPlan();
      const consent = await this.decidedAtOnce(made, plan, nowMs);
      const decided = { plan, customer: this.customer };
      const first = await this.consents.store(consent, done, nowMs, decided);
      if (first !== 'retry') return first === undefined ? { data } : sameAgain(first);
    }
  }

  /** The consent with the decisions that its customers make without a delay. */
  private decidedAtOnce(
    consent: RecurringConsent,
    plan: CustomerPlan,
    nowMs: number,
  ): Promise<RecurringConsent> {
    return decidedAtOnce(consent, plan, {
      approve: () => this.agreement.agreed(consent, undefined, nowMs),
      approveAsSecond: (agreed) => authorised(agreed, agreed.debtorAccountId ?? '', nowMs),
      refuse: (refused) => refusedByCustomer(refused, nowMs),
    });
  }

  async find(consentId: string): Promise<Answer> {
    return this.answer(await this.stored(consentId));
  }

  async answer(consent: RecurringConsent): Promise<Answer> {
    return { data: recurringConsentData(consent, await this.agreement.debtorAccount(consent)) };
  }

  /** The consent in its current state; undefined if there is none. */
  current(consentId: string): Promise<RecurringConsent | undefined> {
    return this.consents.at(consentId, this.clock.nowMs());
  }

  /** The consent in its current state. An example is created if it does not exist yet. */
  async currentOrExample(consentId: string): Promise<RecurringConsent | undefined> {
    return (
      (await this.current(consentId)) ??
      ((await this.examples.make(consentId)) ? await this.current(consentId) : undefined)
    );
  }

  /** Authorises the consent for the account that the customer has chosen, unless the consent names the account. */
  async authorise(consentId: string, accountId: string | undefined): Promise<void> {
    const consent = await this.stored(consentId);
    const nowMs = this.clock.nowMs();
    if (consent.status !== INITIAL_RECURRING_STATUS) {
      throw new AlreadyDecided(consentId, consent.status);
    }
    const next = await this.agreement.agreed(consent, accountId, nowMs);
    await this.decide(consentId, nowMs, ({ status }) =>
      status === consent.status ? next : undefined,
    );
  }

  /** The CPF of the second holder whose approval the consent waits for; undefined if it waits for none. */
  secondHolder(consent: RecurringConsent): Promise<string | undefined> {
    return this.agreement.secondHolder(consent);
  }

  /** @throws AlreadyDecided if the decision leaves the consent as it is */
  async decide(
    consentId: string,
    nowMs: number,
    decision: (current: RecurringConsent) => RecurringConsent | undefined,
  ): Promise<void> {
    if ((await this.consents.change(consentId, nowMs, decision)) !== undefined) return;
    const { status } = await this.stored(consentId);
    throw new AlreadyDecided(consentId, status);
  }

  /** Applies a deadline that has been reached. */
  settle(consentId: string): Promise<void> {
    return this.consents.settle(consentId, this.clock.nowMs());
  }

  /** @throws PaymentNotFound */
  async stored(consentId: string): Promise<RecurringConsent> {
    const consent = await this.currentOrExample(consentId);
    if (consent !== undefined) return consent;
    const { sandbox } = currentContext();
    throw new PaymentNotFound(`Sandbox ${sandbox} has no recurring consent ${consentId}.`);
  }
}

function consentOf(body: unknown, nowMs: number): RecurringConsent {
  const read = readJson(recurringConsentRequest, body);
  if (!read.ok) throw PaymentRefused.ofViolations(read.refusal, MAX_ERRORS);
  const checked = checkRecurringConsent(read.value, nowMs);
  if (checked.ok) return newRecurringConsent(newRecurringConsentId(), checked.value, nowMs);
  const { code, pointer, detail } = checked.refusal;
  throw new PaymentRefused(code, `${pointer}: ${detail}`, [{ pointer, detail }]);
}
