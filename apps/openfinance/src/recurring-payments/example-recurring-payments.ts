import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { currentContext } from '#libs/http';
import { toCents, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { BANK } from '../bank/bank';
import { EXAMPLE_DETAILS } from '../payment-consents/api/payment-consent.request';
import { Payers, type Payer } from '../payment-consents/payers';
import { plusDays } from '../payment-consents/schedule';
import { endToEndIdOf } from '../payments/end-to-end-id';
import { type Payment } from '../payments/payment';
import { EndToEndIdTaken } from '../payments/store/payment.repository';
import { StorePayments } from '../payments/store/store-payments';
import {
  AUTOMATIC_EXAMPLE,
  EXAMPLE_COMPANY,
  recurringConsentRequest,
  SWEEPING_EXAMPLE,
} from '../recurring-consents/api/recurring-consent.request';
import { checkRecurringConsent } from '../recurring-consents/consent-checks';
import {
  EXAMPLE_RECURRING_CONSENT,
  isRecurringConsentToPay,
  type ExampleRecurringConsents,
} from '../recurring-consents/example-recurring-consents';
import {
  authorised,
  newRecurringConsent,
  type RecurringConsent,
} from '../recurring-consents/recurring-consent';
import { RecurringConsentTransactions } from '../recurring-consents/recurring-consent-transactions';
import { newRecurringPayment } from './new-recurring-payment';

/** The payment of the documentation: a scheduled one, of a consent to Pix Automático. */
export const EXAMPLE_RECURRING_PAYMENT = '00000000-0000-4000-8000-000000000013';
const ITS_CONSENT = 'urn:simulador:00000000-0000-4000-8000-000000000024';
/** The number of days from now to the payment. */
const DAYS_AHEAD = 5;
const NO_STEPS = { stepMs: 0, correlationId: 'example', blocksNow: false } as const;

/** Creates the recurring consents and payments of the documentation, each when its id is first used. */
@Injectable()
export class ExampleRecurringPayments implements ExampleRecurringConsents {
  constructor(
    private readonly store: StorePayments,
    private readonly payers: Payers,
    private readonly consents: RecurringConsentTransactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async make(id: string): Promise<boolean> {
    if (currentContext().isObserver) return false;
    const isPayment = id === EXAMPLE_RECURRING_PAYMENT || id === ITS_CONSENT;
    const isToPay = isRecurringConsentToPay(id);
    if (!isPayment && !isToPay && id !== EXAMPLE_RECURRING_CONSENT) return false;
    const payer = await this.payers.byDefault();
    if (payer === undefined) return false;
    const nowMs = this.clock.nowMs();
    const consentId = isPayment ? ITS_CONSENT : id;
    const consent = exampleConsent(consentId, { isSweeping: isToPay, payer, nowMs });
    await this.consents.store(consent, undefined, nowMs);
    if (isPayment) await this.makePayment(examplePayment(consent, payer, nowMs), nowMs);
    return true;
  }

  private async makePayment(payment: Payment, nowMs: number): Promise<void> {
    try {
      const request = { payments: [payment], keyed: undefined, response: undefined, nowMs };
      // eslint-disable-next-line @typescript-eslint/no-empty-function -- the example is always allowed
      await this.store.storeIf({ ...request, outcomes: {} }, function* () {});
    } catch (error) {
      // Another request created it at the same time.
      if (!(error instanceof EndToEndIdTaken)) throw error;
    }
  }
}

function exampleConsent(
  consentId: string,
  {
    isSweeping,
    payer,
    nowMs,
  }: { readonly isSweeping: boolean; readonly payer: Payer; readonly nowMs: number },
): RecurringConsent {
  const { data } = isSweeping ? SWEEPING_EXAMPLE : automaticExample(brasiliaDate(nowMs));
  const checked = checkRecurringConsent(recurringConsentRequest.parse({ data }), nowMs);
  if (!checked.ok) throw new Error(`The example consent is refused: ${checked.refusal.detail}`);
  const consent = newRecurringConsent(consentId, checked.value, nowMs);
  return authorised(consent, payer.account.accountId, nowMs);
}

/** The example of Pix Automático, from a day on. */
function automaticExample(referenceStartDate: string) {
  const { automatic } = AUTOMATIC_EXAMPLE.data.recurringConfiguration;
  const recurringConfiguration = { automatic: { ...automatic, referenceStartDate } };
  return { data: { ...AUTOMATIC_EXAMPLE.data, recurringConfiguration } };
}

/** Already SCHD. */
function examplePayment(consent: RecurringConsent, payer: Payer, nowMs: number): Payment {
  const date = plusDays(brasiliaDate(nowMs), DAYS_AHEAD);
  const terms = {
    amount: toCents(10_000),
    currency: 'BRL',
    localInstrument: 'MANU',
    creditorAccount: { ...EXAMPLE_DETAILS.creditorAccount, accountType: 'CACC' },
    endToEndId: endToEndIdOf(BANK.ispb, { date, nowMs }, 'exemplo0003'),
    cnpjInitiator: EXAMPLE_COMPANY.cpfCnpj,
  } as const;
  const request = {
    ...terms,
    date,
    isAboveLimit: false,
    document: { identification: EXAMPLE_COMPANY.cpfCnpj, rel: 'CNPJ' },
    paymentReference: `M${date.slice(5, 7)}-${date.slice(0, 4)}`,
  } as const;
  const context = { ...NO_STEPS, nowMs };
  const payment = newRecurringPayment({ ...terms, date }, request, { payer, consent }, context);
  const { sendAtMs } = payment;
  return { ...payment, paymentId: EXAMPLE_RECURRING_PAYMENT, status: 'SCHD', nextAtMs: sendAtMs };
}
