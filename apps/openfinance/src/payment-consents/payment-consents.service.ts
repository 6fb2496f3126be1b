import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { type Clock } from '#libs/kernel';
import { CONFIG, currentContext } from '#libs/platform';
import { readJson } from '#libs/schema';
import { CLOCK } from '#libs/sandbox';
import { type OpenfinanceConfig } from '../config';
import { type StandardAnswer } from '../standard/answer';
import { type EarlierRequest, type KeyedRequest } from '../payments/store/idempotency.repository';
import { PaymentNotFound, PaymentRefused } from '../payments/payment.errors';
import { ExamplePayments } from '../payments/example-payments';
import { newConsentId } from '../payments/payment-order';
import { paymentConsentBody } from './api/consent-body';
import {
  checkConsent,
  PAYMENT_CONSENT_REFUSALS,
  type PaymentConsentRefusalCode,
} from './consent-rules';
import {
  consentAt,
  newConsent,
  rejected,
  type ConsentRejection,
  type PaymentConsent,
  type PaymentConsentStatus,
} from './payment-consent';
import { AlreadyDecided } from '../authorisation/authorisation.errors';
import { PayerAgreement } from './payer-agreement';
import { PaymentConsentRepository } from './payment-consent.repository';
import { consentData, type PaymentConsentDataResponse } from './api/payment-consent.response';

/** As many as payments v4 allows in a response. */
const MAX_ERRORS = 3;

type Answer = StandardAnswer<PaymentConsentDataResponse>;

/** Makes and shows payment consents, and takes the customer's decision on them. */
@Injectable()
export class PaymentConsentsService {
  constructor(
    private readonly consents: PaymentConsentRepository,
    private readonly agreement: PayerAgreement,
    private readonly examples: ExamplePayments,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  /** Makes a consent. With CONSENT_AUTO_AUTHORISE it is authorised at once; the response still shows it as made. */
  async create(body: unknown, keyed: KeyedRequest | undefined): Promise<Answer> {
    const earlier = keyed === undefined ? undefined : await this.consents.earlier(keyed);
    if (earlier !== undefined) return sameAgain(earlier);
    refuseIfOrdered();
    const nowMs = this.clock.nowMs();
    const made = consentOf(body, nowMs);
    const data = consentData(made, undefined);
    const stored = this.config.consentAutoAuthorise
      ? await this.agreement.agreed(made, undefined, nowMs)
      : made;
    const first = await this.consents.store(stored, keyed && { keyed, response: data, nowMs });
    return first === undefined ? { data } : sameAgain(first);
  }

  async find(consentId: string): Promise<Answer> {
    const consent = await this.stored(consentId);
    return { data: consentData(consent, await this.agreement.debtorAccount(consent)) };
  }

  /** The consent as it is now; undefined if there is none. */
  async current(consentId: string): Promise<PaymentConsent | undefined> {
    const stored = await this.consents.find(consentId);
    return stored && consentAt(stored, this.clock.nowMs());
  }

  /** The customer agrees, and chooses the account that pays, unless the consent names it. */
  async authorise(consentId: string, accountId: string | undefined): Promise<void> {
    await this.decide(consentId, ['AWAITING_AUTHORISATION'], (consent, nowMs) =>
      this.agreement.agreed(consent, accountId, nowMs),
    );
  }

  /** The customer refuses, or the bank rejects. */
  async reject(
    consentId: string,
    reason: ConsentRejection,
    from: readonly PaymentConsentStatus[] = ['AWAITING_AUTHORISATION', 'AUTHORISED'],
  ): Promise<void> {
    await this.decide(consentId, from, (consent, nowMs) =>
      Promise.resolve(rejected(consent, reason, nowMs)),
    );
  }

  /** Makes a deadline take effect that has been reached. */
  async settle(consentId: string): Promise<void> {
    const stored = await this.consents.find(consentId);
    if (stored === undefined) return;
    const current = consentAt(stored, this.clock.nowMs());
    if (current !== stored) await this.consents.change(stored, current);
  }

  /** @throws AlreadyDecided if the consent has none of the statuses any more */
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
  const read = readJson(paymentConsentBody, body);
  if (!read.ok) throw PaymentRefused.ofViolations(read.refusal, MAX_ERRORS);
  const checked = checkConsent(read.value, brasiliaDate(nowMs));
  if (checked.ok) return newConsent(newConsentId(), checked.value, nowMs);
  const { code, pointer, detail } = checked.refusal;
  throw new PaymentRefused(code, `${pointer}: ${detail}`, [{ pointer, detail }]);
}

/** @throws PaymentRefused if a rule ordered one of the codes of a consent */
function refuseIfOrdered(): void {
  const { outcome, sandbox } = currentContext();
  if (outcome === undefined || !Object.hasOwn(PAYMENT_CONSENT_REFUSALS, outcome)) return;
  const code = outcome as PaymentConsentRefusalCode;
  throw new PaymentRefused(code, `A rule of sandbox ${sandbox} ordered ${code}.`);
}

function sameAgain({ isSame, response }: EarlierRequest): Answer {
  if (isSame) return { data: JSON.parse(response) as PaymentConsentDataResponse };
  const detail = 'The header x-idempotency-key was used for a request with other content.';
  throw new PaymentRefused('ERRO_IDEMPOTENCIA', detail);
}
