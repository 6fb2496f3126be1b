import { Injectable } from '@nestjs/common';
import { formatCents, formatSum } from '#libs/kernel';
import {
  type Authorisable,
  type AuthorisationSource,
} from '../authorisation/authorisation-sources';
import {
  CONSENT_REJECTIONS,
  payerDocument,
  totalOf,
  type ConsentRejection,
  type PaymentConsent,
  type PaymentConsentStatus,
} from './payment-consent';
import { PaymentConsentsService } from './payment-consents.service';
import { type PixAccount } from '../payment-terms/terms';

const STATUS_TEXTS: Readonly<Record<PaymentConsentStatus, string>> = {
  AWAITING_AUTHORISATION: 'Aguardando autorização',
  PARTIALLY_ACCEPTED: 'Aguardando outra autorização',
  AUTHORISED: 'Autorizado',
  REJECTED: 'Rejeitado',
  CONSUMED: 'Utilizado',
};

/** Payment consents, for the authorisation page. */
@Injectable()
export class PaymentConsentSource implements AuthorisationSource {
  readonly scope = 'consent';
  readonly rejectionReasons = Object.keys(CONSENT_REJECTIONS);

  constructor(private readonly consents: PaymentConsentsService) {}

  async find(consentId: string): Promise<Authorisable | undefined> {
    const consent = await this.consents.current(consentId);
    if (consent === undefined) return undefined;
    const document = await this.consents.secondHolder(consent);
    const shown = authorisable(consent);
    if (document === undefined) return shown;
    return { ...shown, secondHolder: { document, accountIds: shown.accountIds } };
  }

  decideForSecondHolder(consentId: string, isApproved: boolean): Promise<void> {
    return isApproved
      ? this.consents.approveAsSecond(consentId)
      : this.consents.reject(consentId, 'REJEITADO_USUARIO', ['PARTIALLY_ACCEPTED']);
  }

  approve(consentId: string, [accountId]: readonly string[]): Promise<void> {
    return this.consents.authorise(consentId, accountId);
  }

  refuse(consentId: string): Promise<void> {
    return this.consents.reject(consentId, 'REJEITADO_USUARIO', ['AWAITING_AUTHORISATION']);
  }

  reject(consentId: string, reason = 'REJEITADO_USUARIO'): Promise<void> {
    return this.consents.reject(consentId, reason as ConsentRejection);
  }
}

function authorisable(consent: PaymentConsent): Authorisable {
  const { consentId, status, request, dates, debtorAccountId } = consent;
  const { creditor, terms, isScheduled, debtorAccount } = request;
  const days = dates.map(dayOf);
  return {
    consentId,
    title: 'Pagamento com Pix',
    isPending: status === 'AWAITING_AUTHORISATION',
    status,
    statusText: STATUS_TEXTS[status],
    customerDocument: payerDocument(request),
    lines: [
      { label: 'Valor', value: reais(formatCents(terms.amount)) },
      ...(dates.length > 1
        ? [
            {
              label: 'Total',
              value: `${String(dates.length)} pagamentos, ${reais(formatSum(totalOf(consent)))}`,
            },
          ]
        : []),
      { label: 'Para', value: `${creditor.name} (${creditor.cpfCnpj})` },
      { label: 'Conta de destino', value: placeOf(terms.creditorAccount) },
      ...(debtorAccount === undefined
        ? []
        : [{ label: 'Conta de origem', value: placeOf(debtorAccount) }]),
      { label: isScheduled ? 'Datas' : 'Data', value: days.join(', ') },
    ],
    choosesAccounts: debtorAccount === undefined ? 'one' : 'none',
    accountIds: debtorAccountId === null ? [] : [debtorAccountId],
  };
}

function placeOf({ ispb, issuer, number }: PixAccount): string {
  const branch = issuer === undefined ? '' : `, agência ${issuer}`;
  return `Instituição ${ispb}${branch}, conta ${number}`;
}

function dayOf(date: string): string {
  return date.split('-').reverse().join('/');
}

function reais(decimal: string): string {
  return `R$ ${decimal.replace('.', ',')}`;
}
