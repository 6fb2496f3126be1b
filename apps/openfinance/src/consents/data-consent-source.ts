import { Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import {
  type Authorisable,
  type AuthorisationLine,
  type AuthorisationSource,
  type SecondHolder,
} from '../authorisation/authorisation-sources';
import { ConsentNotFound } from '../authorisation/authorisation.errors';
import {
  CONSENT_TRANSITIONS,
  customerDocument,
  type Consent,
  type ConsentEvent,
  type RejectionCode,
} from './consent';
import { ConsentsService } from './consents.service';
import { pendingDecisions } from './joint/second-decision';
import { completeGroups, permissionsOutsideGroups, sharedKinds } from './rules/permissions';

const REJECTIONS: Readonly<Record<RejectionCode, string>> = {
  CONSENT_EXPIRED: 'Prazo para autorizar encerrado',
  CUSTOMER_MANUALLY_REJECTED: 'Recusado',
  CUSTOMER_MANUALLY_REVOKED: 'Revogado',
  CONSENT_MAX_DATE_REACHED: 'Prazo de validade encerrado',
  CONSENT_TECHNICAL_ISSUE: 'Rejeitado por um problema técnico',
  INTERNAL_SECURITY_REASON: 'Rejeitado pela segurança do banco',
};

/** The event of each reason. Deadlines have none, because only the clock triggers them. */
const EVENTS = {
  CUSTOMER_MANUALLY_REJECTED: 'refuse',
  CUSTOMER_MANUALLY_REVOKED: 'revoke',
  CONSENT_TECHNICAL_ISSUE: 'fail',
  INTERNAL_SECURITY_REASON: 'block',
} as const satisfies Partial<Record<RejectionCode, ConsentEvent>>;

/** Consents to share data, for the authorisation page. */
@Injectable()
export class DataConsentSource implements AuthorisationSource {
  readonly scope = 'consent';
  readonly rejectionReasons = Object.keys(EVENTS);

  constructor(private readonly consents: ConsentsService) {}

  async find(consentId: string): Promise<Authorisable | undefined> {
    try {
      return authorisable(await this.consents.find(consentId));
    } catch (error) {
      if (error instanceof ConsentNotFound) return undefined;
      throw error;
    }
  }

  approve(consentId: string, accountIds: readonly string[]): Promise<void> {
    return this.consents.authorise(consentId, accountIds);
  }

  refuse(consentId: string): Promise<void> {
    return this.consents.reject(consentId, 'refuse');
  }

  decideForSecondHolder(consentId: string, isApproved: boolean): Promise<void> {
    return this.consents.decideForSecondHolder(consentId, isApproved);
  }

  reject(consentId: string, reason?: string): Promise<void> {
    const event = EVENTS[reason as keyof typeof EVENTS] as ConsentEvent | undefined;
    const events: readonly ConsentEvent[] = event === undefined ? ['refuse', 'revoke'] : [event];
    return this.consents.reject(consentId, ...events);
  }
}

function authorisable(consent: Consent): Authorisable {
  const { consentId, status, permissions, rejectionCode, accountIds } = consent;
  const offers = sharedKinds(permissions);
  return {
    consentId,
    title: 'Compartilhamento de dados',
    isPending: CONSENT_TRANSITIONS.authorise.from.some((from) => from === status),
    status,
    statusText: statusText(rejectionCode, status === 'AUTHORISED'),
    customerDocument: customerDocument(consent),
    lines: linesOf(consent),
    ...(offers.length === 0
      ? { choosesAccounts: 'none' as const }
      : { choosesAccounts: 'several' as const, offers }),
    accountIds,
    secondHolder: secondHolderOf(consent),
  };
}

function secondHolderOf(consent: Consent): SecondHolder | undefined {
  const pending = pendingDecisions(consent);
  const [first] = pending;
  return first && { document: first.document, accountIds: pending.map((each) => each.accountId) };
}

function statusText(rejectionCode: RejectionCode | null, isAuthorised: boolean): string {
  if (rejectionCode !== null) return REJECTIONS[rejectionCode];
  return isAuthorised ? 'Autorizado' : 'Aguardando autorização';
}

function linesOf({ permissions, expiresAt }: Consent): AuthorisationLine[] {
  const outside = permissionsOutsideGroups(permissions);
  return [
    ...completeGroups(permissions).map(({ category, name, shares }) => ({
      label: `${category}: ${name.toLowerCase()}`,
      value: shares,
    })),
    ...(outside.length === 0 ? [] : [{ label: 'Outras permissões', value: outside.join(', ') }]),
    { label: 'Validade', value: validity(expiresAt) },
  ];
}

function validity(expiresAt: string | null): string {
  if (expiresAt === null) return 'Sem prazo: até que você revogue o consentimento';
  const [year, month, day] = brasiliaDate(Date.parse(expiresAt)).split('-');
  return `Até ${String(day)}/${String(month)}/${String(year)}`;
}
