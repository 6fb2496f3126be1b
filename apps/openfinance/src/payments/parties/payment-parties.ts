import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type OpenfinanceConfig } from '../../config';
import { type PaymentConsent } from '../../payment-consents/payment-consent';
import { ExamplePaymentConsents } from '../../payment-consents/example-payment-consents';
import { PaymentConsentTransactions } from '../../payment-consents/payment-consent-transactions';
import { type RequestedPayments } from '../api/payment.request';
import { ConsentMissing, PaymentRefused } from '../../payment-terms/payment.errors';
import { Payers, type Payer } from '../../payment-consents/payers';

/** The payer and the consent. A payment without a consent gets its own. */
export interface Parties {
  readonly payer: Payer;
  readonly consent: PaymentConsent | undefined;
}

/** Finds the consent of a payment, and the account that pays. */
@Injectable()
export class PaymentParties {
  constructor(
    private readonly consents: PaymentConsentTransactions,
    private readonly payers: Payers,
    private readonly examples: ExamplePaymentConsents,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  /**
   * @throws PaymentRefused if the consent is not AUTHORISED, if several payments name none, or if the account does not exist
   * @throws ConsentMissing if no consent is named and CONSENT_REQUIRED is true
   */
  async find(requested: RequestedPayments, consentId: string | undefined): Promise<Parties> {
    if (consentId !== undefined) return this.underConsent(consentId);
    if (this.config.consentRequired) {
      throw new ConsentMissing(
        'A payment must name its consent in the header x-consent-id, because CONSENT_REQUIRED is true.',
      );
    }
    refuseSeveral(requested);
    return { payer: await this.payerOf(requested), consent: undefined };
  }

  /**
   * Uses up the consent of a payment that was refused.
   * @returns false if it is not AUTHORISED any more
   */
  consume(consent: PaymentConsent): Promise<boolean> {
    return this.consents.consumeAlone(consent, this.clock.nowMs());
  }

  private async underConsent(consentId: string): Promise<Parties> {
    const current = () => this.consents.at(consentId, this.clock.nowMs());
    const consent =
      (await current()) ?? ((await this.examples.make(consentId)) ? await current() : undefined);
    if (consent === undefined) {
      throw new PaymentRefused(
        'CONSENTIMENTO_INVALIDO',
        `There is no payment consent ${consentId}.`,
      );
    }
    refuseUnlessAuthorised(consent);
    const payer = await this.payers.byId(consent.debtorAccountId ?? '');
    if (payer === undefined) {
      throw new PaymentRefused(
        'CONSENTIMENTO_INVALIDO',
        'The account of the consent does not exist.',
      );
    }
    return { payer, consent };
  }

  private async payerOf({ accountId, debtorAccount }: RequestedPayments): Promise<Payer> {
    if (accountId !== undefined) {
      return (await this.payers.byId(accountId)) ?? unknownAccount('accountId', accountId);
    }
    if (debtorAccount !== undefined) {
      const { number } = debtorAccount;
      return (await this.payers.byNumber(debtorAccount)) ?? unknownAccount('debtorAccount', number);
    }
    return (await this.payers.byDefault()) ?? unknownAccount('accountId', '');
  }
}

/**
 * Several payments need a consent, because only a consent has a schedule.
 * @throws PaymentRefused
 */
function refuseSeveral({ payments }: RequestedPayments): void {
  if (payments.length === 1) return;
  throw new PaymentRefused(
    'CONSENTIMENTO_INVALIDO',
    `The request has ${String(payments.length)} payments and names no consent. Send the payment consent of their schedule in the header x-consent-id.`,
  );
}

/** @throws PaymentRefused if the consent is not AUTHORISED */
export function refuseUnlessAuthorised({ consentId, status }: PaymentConsent): void {
  if (status === 'AUTHORISED') return;
  const code =
    status === 'AWAITING_AUTHORISATION' || status === 'PARTIALLY_ACCEPTED'
      ? 'CONSENTIMENTO_PENDENTE_AUTORIZACAO'
      : 'CONSENTIMENTO_INVALIDO';
  throw new PaymentRefused(code, `The consent ${consentId} is ${status}; it must be AUTHORISED.`);
}

function unknownAccount(name: string, value: string): never {
  const detail = `The bank has no account ${value}; GET /open-banking/accounts/v1/accounts lists them.`;
  throw new PaymentRefused('PARAMETRO_INVALIDO', `/${name}: ${detail}`, [
    { pointer: `/${name}`, detail },
  ]);
}
