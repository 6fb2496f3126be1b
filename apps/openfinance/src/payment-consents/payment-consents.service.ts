import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { currentContext } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { readJson } from '#libs/schema';
import { CLOCK, requesterOfOutcome, requestTestValue, takeOutcomeAlone } from '#libs/sandbox';
import { decidedAtOnce } from '../authorisation/automatic/decided-at-once';
import {
  AutomaticCustomer,
  type CustomerPlan,
} from '../authorisation/automatic/automatic-customer';
import { CUSTOMER_OUTCOMES } from '../authorisation/automatic/customer-outcomes';
import { type StandardAnswer } from '../standard/answer';
import { type KeyedRequest } from '../idempotency/idempotency.repository';
import { sameAgain } from '../idempotency/same-again';
import { PaymentNotFound, PaymentRefused } from '../payment-terms/payment.errors';
import {
  authorised,
  newConsentId,
  newConsent,
  rejected,
  type ConsentRejection,
  type PaymentConsent,
  type PaymentConsentStatus,
} from './payment-consent';
import { paymentConsentRequest } from './api/payment-consent.request';
import { checkConsent } from './consent-rules';
import { CONSENT_TEST_VALUES, PAYMENT_CONSENT_REFUSALS } from '../payment-terms/payment-codes';
import { AlreadyDecided } from '../authorisation/authorisation.errors';
import { ExamplePaymentConsents } from './example-payment-consents';
import { PayerAgreement } from './payer-agreement';
import { PaymentConsentTransactions } from './payment-consent-transactions';
import { consentData, type PaymentConsentDataResponse } from './api/payment-consent.response';

/** The maximum number of errors in a response of payments v4. */
const MAX_ERRORS = 3;

/** What a rule or a test value can request for a new consent. */
const OUTCOMES = { ...PAYMENT_CONSENT_REFUSALS, ...CUSTOMER_OUTCOMES };

type Answer = StandardAnswer<PaymentConsentDataResponse>;

/** Creates and returns payment consents, and stores the decisions on them. */
@Injectable()
export class PaymentConsentsService {
  constructor(
    private readonly consents: PaymentConsentTransactions,
    private readonly agreement: PayerAgreement,
    private readonly examples: ExamplePaymentConsents,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly customer: AutomaticCustomer,
  ) {}

  /** Creates a consent. With `autoAuthorise` it is authorised immediately, but the response shows it before that. */
  async create(body: unknown, keyed: KeyedRequest | undefined): Promise<Answer> {
    const earlier = keyed === undefined ? undefined : await this.consents.earlier(keyed);
    if (earlier !== undefined) return sameAgain(earlier);
    await refuseIfRequested();
    const nowMs = this.clock.nowMs();
    const made = consentOf(body, nowMs);
    const { proxy } = made.request.terms;
    if (requestTestValue(proxy, OUTCOMES, { prefix: CONSENT_TEST_VALUES })) {
      await refuseIfRequested();
    }
    const data = consentData(made, undefined);
    const done = keyed && { keyed, response: data, nowMs };
    for (;;) {
      const plan = await this.customer.currentPlan();
      const consent = await this.decidedAtOnce(made, plan, nowMs);
      const first = await this.consents.begin({ consent, plan }, done, this.customer);
      if (first !== 'retry') return first === undefined ? { data } : sameAgain(first);
    }
  }

  async find(consentId: string): Promise<Answer> {
    const consent = await this.stored(consentId);
    return { data: consentData(consent, await this.agreement.debtorAccount(consent)) };
  }

  /** The consent in its current state; undefined if there is none. */
  current(consentId: string): Promise<PaymentConsent | undefined> {
    return this.consents.at(consentId, this.clock.nowMs());
  }

  /** Authorises the consent for the account that the customer has chosen, unless the consent names the account. */
  async authorise(consentId: string, accountId: string | undefined): Promise<void> {
    await this.decide(consentId, ['AWAITING_AUTHORISATION'], (consent, nowMs) =>
      this.agreement.agreed(consent, accountId, nowMs),
    );
  }

  /** The CPF of the second holder whose approval the consent waits for; undefined if it waits for none. */
  secondHolder(consent: PaymentConsent): Promise<string | undefined> {
    return this.agreement.secondHolder(consent);
  }

  /** Authorises the consent for the second holder of its account. */
  async approveAsSecond(consentId: string): Promise<void> {
    await this.decide(consentId, ['PARTIALLY_ACCEPTED'], (consent, nowMs) =>
      Promise.resolve(authorised(consent, consent.debtorAccountId ?? '', nowMs)),
    );
  }

  /** Rejects the consent on behalf of the customer or of the bank. */
  async reject(
    consentId: string,
    reason: ConsentRejection,
    from: readonly PaymentConsentStatus[] = [
      ...(['AWAITING_AUTHORISATION', 'PARTIALLY_ACCEPTED', 'AUTHORISED'] as const),
    ],
  ): Promise<void> {
    await this.decide(consentId, from, (consent, nowMs) =>
      Promise.resolve(rejected(consent, reason, nowMs)),
    );
  }

  /** Applies a deadline that has been reached. */
  settle(consentId: string): Promise<void> {
    return this.consents.settle(consentId, this.clock.nowMs());
  }

  /** The consent with the decisions that its customers make without a delay. */
  private decidedAtOnce(
    consent: PaymentConsent,
    plan: CustomerPlan,
    nowMs: number,
  ): Promise<PaymentConsent> {
    return decidedAtOnce(consent, plan, {
      approve: () => this.agreement.agreed(consent, undefined, nowMs),
      approveAsSecond: (agreed) => authorised(agreed, agreed.debtorAccountId ?? '', nowMs),
      refuse: (refused) => rejected(refused, 'REJEITADO_USUARIO', nowMs),
    });
  }

  /** @throws AlreadyDecided if the consent no longer has one of the statuses */
  private async decide(
    consentId: string,
    from: readonly PaymentConsentStatus[],
    decision: (consent: PaymentConsent, nowMs: number) => Promise<PaymentConsent>,
  ): Promise<void> {
    const consent = await this.stored(consentId);
    const next = from.includes(consent.status)
      ? await decision(consent, this.clock.nowMs())
      : undefined;
    if (next !== undefined && (await this.consents.change(consent, next))) return;
    const { status } = await this.stored(consentId);
    throw new AlreadyDecided(consentId, status);
  }

  private async stored(consentId: string): Promise<PaymentConsent> {
    const isExample = (): Promise<boolean> => this.examples.make(consentId);
    const consent =
      (await this.current(consentId)) ??
      ((await isExample()) ? await this.current(consentId) : undefined);
    if (consent !== undefined) return consent;
    const { sandbox } = currentContext();
    throw new PaymentNotFound(`Sandbox ${sandbox} has no payment consent ${consentId}.`);
  }
}

function consentOf(body: unknown, nowMs: number): PaymentConsent {
  const read = readJson(paymentConsentRequest, body);
  if (!read.ok) throw PaymentRefused.ofViolations(read.refusal, MAX_ERRORS);
  const checked = checkConsent(read.value, brasiliaDate(nowMs));
  if (checked.ok) return newConsent(newConsentId(), checked.value, nowMs);
  const { code, pointer, detail } = checked.refusal;
  throw new PaymentRefused(code, `${pointer}: ${detail}`, [{ pointer, detail }]);
}

/** @throws PaymentRefused if a rule or a test value requests one of the codes of a consent */
async function refuseIfRequested(): Promise<void> {
  const code = await takeOutcomeAlone(PAYMENT_CONSENT_REFUSALS);
  if (code === undefined) return;
  throw new PaymentRefused(code, `${requesterOfOutcome()} requests ${code}.`);
}
