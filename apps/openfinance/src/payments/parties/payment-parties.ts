import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CONFIG } from '#libs/platform';
import { CLOCK } from '#libs/sandbox';
import { type OpenfinanceConfig } from '../../config';
import { consentAt, type PaymentConsent } from '../../payment-consents/payment-consent';
import { PaymentConsentRepository } from '../../payment-consents/payment-consent.repository';
import { type RequestedPayments } from '../api/payment-body';
import { ConsentMissing, PaymentRefused } from '../payment.errors';
import { Payers, type Payer } from './payers';

/** Who pays, and the consent that allows it; without a consent the payment gets one of its own. */
export interface Parties {
  readonly payer: Payer;
  readonly consent: PaymentConsent | undefined;
}

/** Finds the consent of a payment, and the account that pays. */
@Injectable()
export class PaymentParties {
  constructor(
    private readonly consents: PaymentConsentRepository,
    private readonly payers: Payers,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  /**
   * @throws PaymentRefused if the consent is not AUTHORISED, if several payments have none, or if the account does not exist
   * @throws ConsentMissing if no consent is named though CONSENT_REQUIRED demands one
   */
  async find(requested: RequestedPayments, consentId: string | undefined): Promise<Parties> {
    if (consentId !== undefined) return this.underConsent(consentId);
    if (this.config.consentRequired) {
      throw new ConsentMissing(
        'A payment must name its consent, in the header x-consent-id: CONSENT_REQUIRED is true.',
      );
    }
    refuseSeveral(requested);
    return { payer: await this.payerOf(requested), consent: undefined };
  }

  private async underConsent(consentId: string): Promise<Parties> {
    const stored = await this.consents.find(consentId);
    if (stored === undefined) {
      throw new PaymentRefused(
        'CONSENTIMENTO_INVALIDO',
        `There is no payment consent ${consentId}.`,
      );
    }
    const consent = consentAt(stored, this.clock.nowMs());
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
 * Several payments are those of a schedule, which only a consent has.
 * @throws PaymentRefused
 */
function refuseSeveral({ payments }: RequestedPayments): void {
  if (payments.length === 1) return;
  throw new PaymentRefused(
    'CONSENTIMENTO_INVALIDO',
    `The request has ${String(payments.length)} payments and names no consent. Several payments need the payment consent of their schedule, in the header x-consent-id.`,
  );
}

/** @throws PaymentRefused unless a payment can be made under the consent */
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
