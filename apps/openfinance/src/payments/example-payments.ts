import { Inject, Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { brasiliaDate } from '#libs/brazil';
import { toCents, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { BANK } from '../bank/bank';
import {
  EXAMPLE_PAYMENT_CONSENT,
  isConsentToPay,
  type ExamplePaymentConsents,
} from '../payment-consents/example-payment-consents';
import { PaymentConsentTransactions } from '../payment-consents/payment-consent-transactions';
import { authorised, newConsent, type PaymentConsent } from '../payment-consents/payment-consent';
import { exampleConsentRequest } from '../payment-consents/api/payment-consent.request';
import { checkConsent } from '../payment-consents/consent-rules';
import { plusDays } from '../payment-consents/schedule';
import { endToEndIdOf, scheduledInstantMs } from './end-to-end-id';
import { type Payment } from './payment';
import { type CompletePayment } from './payment-checks';
import { newPayment } from './new-payment';
import { Payers, type Payer } from '../payment-consents/payers';
import { EndToEndIdTaken } from './store/payment.repository';
import { StorePayments } from './store/store-payments';

/** A payment of the documentation, and its consent. */
interface Example {
  readonly paymentId: string;
  readonly consentId: string;
  /** The last characters of its EndToEndId. */
  readonly suffix: string;
}

const UUID = '00000000-0000-4000-8000-0000000000';

/**
 * Scheduled payments that every sandbox has, so that the examples of the API's documentation work on a fresh
 * start. Each is created when its id is first used.
 */
export const EXAMPLE_PAYMENT: Example = {
  paymentId: `${UUID}11`,
  consentId: `urn:simulador:${UUID}21`,
  suffix: 'exemplo0001',
};
/** For the operations on a payment consent, and on its payments. */
export const EXAMPLE_PAYMENT_OF_CONSENT: Example = {
  paymentId: `${UUID}12`,
  consentId: EXAMPLE_PAYMENT_CONSENT,
  suffix: 'exemplo0002',
};

const EXAMPLES = [EXAMPLE_PAYMENT, EXAMPLE_PAYMENT_OF_CONSENT];
/** The number of days from now to the payments. */
const DAYS_AHEAD = 30;
const DAY_MS = 86_400_000;
const NO_STEPS = { stepMs: 0, correlationId: 'example', blocksNow: false } as const;

/** Creates the payments of the documentation. */
@Injectable()
export class ExamplePayments implements ExamplePaymentConsents {
  constructor(
    private readonly store: StorePayments,
    private readonly payers: Payers,
    private readonly consents: PaymentConsentTransactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns whether the id is that of an example payment or of its consent; if so, both exist now */
  async make(id: string): Promise<boolean> {
    if (currentContext().isObserver) return false;
    if (isConsentToPay(id)) return this.makeConsentToPay(id);
    const example = EXAMPLES.find(
      ({ paymentId, consentId }) => id === paymentId || id === consentId,
    );
    const payer = example && (await this.payers.byDefault());
    if (example === undefined || payer === undefined) return false;
    // Created yesterday, so that they are already SCHD.
    const nowMs = this.clock.nowMs() - DAY_MS;
    const date = plusDays(brasiliaDate(nowMs), DAYS_AHEAD);
    const payment = paymentOf(example, date, nowMs);
    const consent = consentOf(example, { payment, payer, nowMs });
    const made: Payment = {
      ...newPayment(payment, { payer, consent }, { ...NO_STEPS, nowMs }),
      paymentId: example.paymentId,
      status: 'SCHD',
      nextAtMs: scheduledInstantMs(date),
    };
    try {
      const request = { payments: [made], consent, isImplicit: true, keyed: undefined };
      await this.store.store({ ...request, response: undefined, nowMs, outcomes: {} });
    } catch (error) {
      // Another request created it at the same time.
      if (!(error instanceof EndToEndIdTaken)) throw error;
    }
    return true;
  }

  /** Creates a consent to the example payment, which its customer has authorised now. */
  private async makeConsentToPay(consentId: string): Promise<boolean> {
    const payer = await this.payers.byDefault();
    if (payer === undefined) return false;
    const nowMs = this.clock.nowMs();
    const date = brasiliaDate(nowMs);
    const checked = checkConsent(exampleConsentRequest(date), date);
    if (!checked.ok) throw new Error(`The example consent is refused: ${checked.refusal.detail}`);
    const consent = newConsent(consentId, checked.value, nowMs);
    await this.consents.store(authorised(consent, payer.account.accountId, nowMs), undefined);
    return true;
  }
}

function paymentOf({ suffix }: Example, date: string, nowMs: number): CompletePayment {
  return {
    amount: toCents(15_000),
    currency: 'BRL',
    localInstrument: 'MANU',
    creditorAccount: {
      ispb: '12345678',
      issuer: '0001',
      number: '1234567890',
      accountType: 'CACC',
    },
    endToEndId: endToEndIdOf(BANK.ispb, { date, nowMs }, suffix),
    date,
  };
}

function consentOf(
  { consentId }: Example,
  { payment, payer, nowMs }: { payment: CompletePayment; payer: Payer; nowMs: number },
): PaymentConsent {
  const { amount, currency, localInstrument, creditorAccount, date = '' } = payment;
  const request = {
    loggedUser: { document: { identification: payer.document, rel: 'CPF' } },
    creditor: { personType: 'PESSOA_NATURAL', cpfCnpj: '11144477735', name: 'João Souza' },
    payment: {
      type: 'PIX',
      schedule: { single: { date } },
      currency,
      amount: '150.00',
      details: { localInstrument, creditorAccount },
    },
    terms: { amount, currency, localInstrument, creditorAccount },
    isScheduled: true,
  } as const;
  const { accountId } = payer.account;
  const made = newConsent(consentId, { request, dates: [date] }, nowMs);
  return { ...made, status: 'CONSUMED', debtorAccountId: accountId };
}
