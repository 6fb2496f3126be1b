import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { currentContext } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { readJson } from '#libs/schema';
import { CLOCK, requesterOfOutcome, requestTestValue, takeOutcomeAlone } from '#libs/sandbox';
import { type OpenfinanceConfig } from '../config';
import { type KeyedRequest } from '../idempotency/idempotency.repository';
import { sameAgain } from '../idempotency/same-again';
import { RECURRING_PAYMENT_OUTCOMES } from '../payment-terms/payment-codes';
import { PaymentRefused } from '../payment-terms/payment.errors';
import {
  RECURRING_PAYMENT_REFUSALS,
  type RecurringPaymentRefusalCode,
} from '../payment-terms/recurring-codes';
import { PayeeDirectory } from '../payments/parties/payee-directory';
import {
  checkBalance,
  checkLimit,
  checkPayment,
  type CheckRefusal,
  type CompletePayment,
} from '../payments/payment-checks';
import { type StandardAnswer } from '../standard/answer';
import {
  recurringPaymentRequest,
  requestedOf,
  type RequestedRecurringPayment,
} from './api/recurring-payment.request';
import {
  recurringPaymentData,
  type RecurringPaymentDataResponse,
} from './api/recurring-payment.response';
import { newRecurringPayment, scheduledDay } from './new-recurring-payment';
import { RecurringPartyFinder, type RecurringParties } from './recurring-parties';
import { RecurringStore } from './recurring-store';
import { checkAgainstRecurringConsent } from './rules/admission';
import { type RecurringProblem } from './rules/limits';

/** The maximum number of errors in a response for payments (automatic-payments 2.0.0). */
const MAX_ERRORS = 9;

type Answer = StandardAnswer<RecurringPaymentDataResponse>;

/** The values in the headers of a payment request. */
export interface RecurringPaymentHeaders {
  readonly consentId: string | undefined;
  readonly keyed: KeyedRequest | undefined;
}

/** Creates recurring payments. */
@Injectable()
export class RecurringPaymentsService {
  constructor(
    private readonly store: RecurringStore,
    private readonly parties: RecurringPartyFinder,
    private readonly payees: PayeeDirectory,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  async create(body: unknown, { consentId, keyed }: RecurringPaymentHeaders): Promise<Answer> {
    const earlier = keyed === undefined ? undefined : await this.store.earlier(keyed);
    if (earlier !== undefined) return sameAgain(earlier);
    const read = readJson(recurringPaymentRequest, body);
    if (!read.ok) throw PaymentRefused.ofViolations(read.refusal, MAX_ERRORS);
    const requested = requestedOf(read.value);
    const parties = await this.parties.find(consentNamed(requested, consentId));
    return this.make(requested, parties, keyed);
  }

  private async make(
    requested: RequestedRecurringPayment,
    parties: RecurringParties,
    keyed: KeyedRequest | undefined,
  ): Promise<Answer> {
    const nowMs = this.clock.nowMs();
    const isTestKey = requestTestValue(requested.proxy, RECURRING_PAYMENT_OUTCOMES);
    await refuseIfRequested();
    const complete = await this.complete({ ...requested, isTestKey }, parties, nowMs);
    const { correlationId } = currentContext();
    const stepMs = this.config.paymentStepSec * 1_000;
    const blocksNow = this.config.paymentBlocking === 'acceptance';
    const context = { nowMs, stepMs, correlationId, blocksNow };
    const payment = newRecurringPayment(complete, requested, parties, context);
    const data = recurringPaymentData(payment);
    const earlier = await this.store.save({ payment, keyed, response: data, nowMs });
    return earlier === undefined ? { data } : sameAgain(earlier);
  }

  /** Checks the payment, and adds the data from DICT. The limits are checked when it is stored. */
  private async complete(
    requested: RequestedRecurringPayment & { readonly isTestKey: boolean },
    { consent, payer }: RecurringParties,
    nowMs: number,
  ): Promise<CompletePayment> {
    refuse(checkLimit([requested]));
    refuse(checkAgainstRecurringConsent(requested, consent, nowMs));
    const day = scheduledDay(requested, nowMs);
    const complete = await this.payees.complete(requested, day, nowMs);
    const checked = checkPayment(complete, nowMs);
    if (!checked.ok) refuse(checked.refusal);
    if (day === undefined) refuse(checkBalance(complete.amount, payer.account));
    return complete;
  }
}

/** @throws PaymentRefused if no consent is named, or several */
function consentNamed({ recurringConsentId }: RequestedRecurringPayment, named?: string): string {
  const consentId = named ?? recurringConsentId;
  if (consentId === undefined) {
    const detail =
      'Is missing; name the consent here, in the header x-consent-id or in the scope of the token.';
    throw new PaymentRefused('PARAMETRO_NAO_INFORMADO', `/data/recurringConsentId: ${detail}`);
  }
  if (recurringConsentId === undefined || recurringConsentId === consentId) return consentId;
  const detail = `/data/recurringConsentId: The body names consent ${recurringConsentId}, but the header or the token names ${consentId}.`;
  throw new PaymentRefused('PARAMETRO_INVALIDO', detail);
}

/** @throws PaymentRefused if there is a problem */
function refuse(problem: CheckRefusal | RecurringProblem | undefined): void {
  if (problem !== undefined) throw new PaymentRefused(problem.code, problem.detail);
}

/** @throws PaymentRefused if a rule or a test value requests a refusal. The outcomes of later steps are taken when the payment is stored */
async function refuseIfRequested(): Promise<void> {
  const code = await takeOutcomeAlone(RECURRING_PAYMENT_OUTCOMES, isRefusal);
  if (code === undefined || !isRefusal(code)) return;
  throw new PaymentRefused(code, `${requesterOfOutcome()} requests ${code}.`);
}

function isRefusal(code: string): code is RecurringPaymentRefusalCode {
  return Object.hasOwn(RECURRING_PAYMENT_REFUSALS, code);
}
