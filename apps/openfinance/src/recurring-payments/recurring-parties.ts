import { Injectable } from '@nestjs/common';
import { Payers, type Payer } from '../payment-consents/payers';
import { PaymentRefused } from '../payment-terms/payment.errors';
import { isWaiting, type RecurringConsent } from '../recurring-consents/recurring-consent';
import { RecurringConsentsService } from '../recurring-consents/recurring-consents.service';

/** The consent of a recurring payment, and the account that pays. */
export interface RecurringParties {
  readonly consent: RecurringConsent;
  readonly payer: Payer;
}

/** Finds the consent of a recurring payment, and the account that pays. */
@Injectable()
export class RecurringPartyFinder {
  constructor(
    private readonly consents: RecurringConsentsService,
    private readonly payers: Payers,
  ) {}

  /** @throws PaymentRefused if the consent does not exist or is not AUTHORISED */
  async find(consentId: string): Promise<RecurringParties> {
    const consent = await this.consents.currentOrExample(consentId);
    if (consent === undefined) {
      const detail = `There is no recurring consent ${consentId}.`;
      throw new PaymentRefused('CONSENTIMENTO_INVALIDO', detail);
    }
    refuseUnlessAuthorised(consent);
    const payer = await this.payers.byId(consent.debtorAccountId ?? '');
    if (payer !== undefined) return { consent, payer };
    const detail = 'The account of the consent does not exist.';
    throw new PaymentRefused('CONSENTIMENTO_INVALIDO', detail);
  }
}

/** @throws PaymentRefused if the consent is not AUTHORISED */
export function refuseUnlessAuthorised(consent: RecurringConsent): void {
  const { consentId, status } = consent;
  if (status === 'AUTHORISED') return;
  const code = isWaiting(consent) ? 'CONSENTIMENTO_PENDENTE_AUTORIZACAO' : 'CONSENTIMENTO_INVALIDO';
  throw new PaymentRefused(code, `The consent ${consentId} is ${status}; it must be AUTHORISED.`);
}
