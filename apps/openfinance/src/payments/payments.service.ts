import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { currentContext } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { CLOCK, requesterOfOutcome, requestTestValue, takeOutcomeAlone } from '#libs/sandbox';
import { type OpenfinanceConfig } from '../config';
import { type StandardAnswer } from '../standard/answer';
import { type EarlierRequest, type KeyedRequest } from '../idempotency/idempotency.repository';
import { sameAgain } from '../idempotency/same-again';
import { PayeeDirectory } from './parties/payee-directory';
import { readPayments, type RequestedPayments } from './api/payment.request';
import {
  checkAgainstConsent,
  checkBalance,
  checkLimit,
  checkPayment,
  type CompletePayment,
} from './payment-checks';
import {
  isPaymentRefusalCode,
  LATER_OUTCOMES,
  PAYMENT_OUTCOMES,
} from '../payment-terms/payment-codes';
import { PaymentRefused } from '../payment-terms/payment.errors';
import { implicitConsent, newPayment } from './new-payment';
import { PaymentParties, type Parties } from './parties/payment-parties';
import { paymentData, type PaymentDataResponse } from './api/payment.response';
import { storeRefusal } from './store/store-refusal';
import { ChargeTaken } from './store/payment-transactions';
import { ConsentNotUsable, StorePayments, type NewPayments } from './store/store-payments';

type Made = StandardAnswer<PaymentDataResponse | PaymentDataResponse[]>;

/** The values in the headers of a payment request. */
export interface PaymentHeaders {
  readonly consentId: string | undefined;
  readonly keyed: KeyedRequest | undefined;
}

/** The maximum number of errors in a response of payments v4. */
const MAX_ERRORS = 9;

/** Refusals that do not consume the consent: the request is not valid, or the consent is not ready. */
const KEEPING_THE_CONSENT = new Set([
  'PARAMETRO_INVALIDO',
  'PARAMETRO_NAO_INFORMADO',
  'ERRO_IDEMPOTENCIA',
  'CONSENTIMENTO_PENDENTE_AUTORIZACAO',
]);

/** Creates payments. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly store: StorePayments,
    private readonly parties: PaymentParties,
    private readonly payees: PayeeDirectory,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  /** Creates the payments of a body: all of them, or none. */
  async create(body: unknown, headers: PaymentHeaders): Promise<Made> {
    const earlier = await this.earlier(headers);
    if (earlier !== undefined) return earlier;
    try {
      return await this.createFirst(body, headers);
    } catch (error) {
      // A concurrent request with the same key may have consumed the consent.
      const first = error instanceof PaymentRefused ? await this.earlier(headers) : undefined;
      if (first !== undefined) return first;
      throw error;
    }
  }

  /** The response to an earlier request with the idempotency key. */
  private async earlier({ keyed }: PaymentHeaders): Promise<Made | undefined> {
    const earlier = keyed === undefined ? undefined : await this.store.earlier(keyed);
    return earlier && sameAgain(earlier);
  }

  private async createFirst(body: unknown, { consentId, keyed }: PaymentHeaders): Promise<Made> {
    const read = readPayments(body);
    if (!read.ok) throw PaymentRefused.ofViolations(read.refusal, MAX_ERRORS);
    const requested = read.value;
    refuseContradiction(requested, consentId);
    const parties = await this.parties.find(requested, consentId ?? requested.consentId);
    try {
      return await this.make(requested, parties, keyed);
    } catch (error) {
      const { consent } = parties;
      const isRefusal = error instanceof PaymentRefused && !KEEPING_THE_CONSENT.has(error.code);
      if (!isRefusal || consent === undefined || (await this.parties.consume(consent))) throw error;
      // Another payment has used the consent meanwhile, so this one came second.
      throw consentNotUsable(consent.consentId);
    }
  }

  private async make(
    requested: RequestedPayments,
    parties: Parties,
    keyed: KeyedRequest | undefined,
  ): Promise<Made> {
    const nowMs = this.clock.nowMs();
    // A schedule has the same terms for all of its payments.
    const isTestKey = requestTestValue(requested.payments[0]?.proxy, PAYMENT_OUTCOMES);
    await refuseIfRequested();
    const payments = await this.complete({ ...requested, isTestKey }, parties, nowMs);
    refuseIfTooMuch(payments, parties);
    const { payer } = parties;
    const consent = parties.consent ?? implicitConsent(first(payments), payer, nowMs);
    const stepMs = this.config.paymentStepSec * 1_000;
    const { correlationId } = currentContext();
    const blocksNow = this.config.paymentBlocking === 'acceptance';
    const made = payments.map((payment) =>
      newPayment(payment, { payer, consent }, { nowMs, stepMs, correlationId, blocksNow }),
    );
    const data = made.map(paymentData);
    const response = requested.isList ? data : first(data);
    const isImplicit = parties.consent === undefined;
    const earlier = await this.save({
      payments: made,
      consent,
      isImplicit,
      keyed,
      response,
      nowMs,
      outcomes: LATER_OUTCOMES,
    });
    return earlier === undefined ? { data: response } : sameAgain(earlier);
  }

  /** Adds the data from DICT to the payments, and checks each alone and against the consent. */
  private async complete(
    { payments, isTestKey }: RequestedPayments & { readonly isTestKey: boolean },
    { consent }: Parties,
    nowMs: number,
  ): Promise<readonly CompletePayment[]> {
    const tooMuch = checkLimit(payments);
    if (tooMuch !== undefined) throw new PaymentRefused(tooMuch.code, tooMuch.detail);
    if (consent !== undefined) {
      const difference = checkAgainstConsent(payments, consent.request.terms, consent.dates);
      if (difference !== undefined) throw new PaymentRefused(difference.code, difference.detail);
    }
    const complete: CompletePayment[] = [];
    for (const [index, payment] of payments.entries()) {
      const date = consent?.request.isScheduled === true ? consent.dates[index] : undefined;
      const creditorAccount = payment.creditorAccount ?? consent?.request.terms.creditorAccount;
      const named = { ...payment, creditorAccount, isTestKey };
      const one = await this.payees.complete(named, date, nowMs);
      const checked = checkPayment(one, nowMs);
      if (!checked.ok) throw new PaymentRefused(checked.refusal.code, checked.refusal.detail);
      complete.push(one);
    }
    return complete;
  }

  private async save(request: NewPayments): Promise<EarlierRequest | undefined> {
    try {
      return await this.store.store(request);
    } catch (error) {
      if (error instanceof ConsentNotUsable) {
        throw consentNotUsable(request.consent.consentId);
      }
      if (error instanceof ChargeTaken) {
        const detail =
          'The charge of the QR code was paid or removed, or another payment is paying it.';
        throw new PaymentRefused('COBRANCA_INVALIDA', detail);
      }
      throw storeRefusal(error);
    }
  }
}

function consentNotUsable(consentId: string): PaymentRefused {
  const detail = `The consent ${consentId} was used or has expired; it must be AUTHORISED.`;
  return new PaymentRefused('CONSENTIMENTO_INVALIDO', detail);
}

/** @throws PaymentRefused if a rule or a test value requests a refusal. The outcomes of later steps are taken when the payments are stored */
async function refuseIfRequested(): Promise<void> {
  const code = await takeOutcomeAlone(PAYMENT_OUTCOMES, isPaymentRefusalCode);
  if (code === undefined || !isPaymentRefusalCode(code)) return;
  throw new PaymentRefused(code, `${requesterOfOutcome()} requests ${code}.`);
}

/** @throws PaymentRefused if the consent in the body is not the one in the header or the token */
function refuseContradiction({ consentId: ofBody }: RequestedPayments, named?: string): void {
  if (ofBody === undefined || named === undefined || ofBody === named) return;
  const detail = `consentId: The body names consent ${ofBody}, but the header or the token names ${named}.`;
  throw new PaymentRefused('PARAMETRO_INVALIDO', detail);
}

/** @throws PaymentRefused if the available balance is lower than the sum of the immediate payments */
function refuseIfTooMuch(payments: readonly CompletePayment[], { payer }: Parties): void {
  const now = payments.filter(({ date }) => date === undefined);
  const total = now.reduce((sum, { amount }) => sum + amount, 0);
  const problem = checkBalance(total, payer.account);
  if (problem !== undefined) throw new PaymentRefused(problem.code, problem.detail);
}

function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('A request without payments was accepted.');
  return item;
}
