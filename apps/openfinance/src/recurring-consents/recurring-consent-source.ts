import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import {
  type Authorisable,
  type AuthorisationLine,
  type AuthorisationSource,
} from '../authorisation/authorisation-sources';
import { dateTime } from '../standard/date-time';
import { limitsOf, type PeriodLimit, type PeriodName } from './configuration';
import {
  authorised,
  isWaiting,
  payerDocument,
  productOf,
  RECURRING_CONSENT_REJECTIONS,
  RECURRING_CONSENT_REVOCATIONS,
  refusedByCustomer,
  rejected,
  revoked,
  type Ending,
  type RecurringConsent,
  type RecurringConsentStatus,
} from './recurring-consent';
import { RecurringConsentsService } from './recurring-consents.service';

const STATUS_TEXTS: Readonly<Record<RecurringConsentStatus, string>> = {
  AWAITING_AUTHORISATION: 'Aguardando autorização',
  PARTIALLY_ACCEPTED: 'Aguardando outra autorização',
  AUTHORISED: 'Autorizado',
  REJECTED: 'Rejeitado',
  REVOKED: 'Revogado',
  CONSUMED: 'Consumido',
};

const TITLES = {
  automatic: 'Pix Automático',
  sweeping: 'Transferências Inteligentes',
  vrp: 'Pagamentos de valor variável',
} as const;

const PERIOD_TEXTS: Readonly<Record<PeriodName, string>> = {
  day: 'Limite por dia',
  week: 'Limite por semana',
  month: 'Limite por mês',
  year: 'Limite por ano',
};

const REJECTIONS: Readonly<Record<string, string>> = RECURRING_CONSENT_REJECTIONS;
const REVOCATIONS: Readonly<Record<string, string>> = RECURRING_CONSENT_REVOCATIONS;

/** Recurring consents, for the authorisation page. */
@Injectable()
export class RecurringConsentSource implements AuthorisationSource {
  readonly scope = 'recurring-consent';
  readonly rejectionReasons = [
    ...new Set([...Object.keys(REJECTIONS), ...Object.keys(REVOCATIONS)]),
  ];

  constructor(
    private readonly consents: RecurringConsentsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(consentId: string): Promise<Authorisable | undefined> {
    const consent = await this.consents.current(consentId);
    if (consent === undefined) return undefined;
    const document = await this.consents.secondHolder(consent);
    const shown = authorisable(consent);
    if (document === undefined) return shown;
    return { ...shown, secondHolder: { document, accountIds: shown.accountIds } };
  }

  decideForSecondHolder(consentId: string, isApproved: boolean): Promise<void> {
    const nowMs = this.clock.nowMs();
    return this.consents.decide(consentId, nowMs, (current) => {
      if (current.status !== 'PARTIALLY_ACCEPTED') return undefined;
      return isApproved
        ? authorised(current, current.debtorAccountId ?? '', nowMs)
        : refusedByCustomer(current, nowMs);
    });
  }

  approve(consentId: string, [accountId]: readonly string[]): Promise<void> {
    return this.consents.authorise(consentId, accountId);
  }

  refuse(consentId: string): Promise<void> {
    const nowMs = this.clock.nowMs();
    return this.consents.decide(consentId, nowMs, (current) =>
      isPending(current) ? refusedByCustomer(current, nowMs) : undefined,
    );
  }

  /** Rejects a consent that waits, and revokes one that is authorised. */
  reject(consentId: string, reason?: string): Promise<void> {
    const nowMs = this.clock.nowMs();
    return this.consents.decide(consentId, nowMs, (current) => {
      if (isWaiting(current)) {
        const code = reason ?? 'REJEITADO_USUARIO';
        return Object.hasOwn(REJECTIONS, code)
          ? rejected(current, endingOf(code), nowMs)
          : undefined;
      }
      const code = reason ?? 'REVOGADO_USUARIO';
      const isPossible = current.status === 'AUTHORISED' && Object.hasOwn(REVOCATIONS, code);
      return isPossible ? revoked(current, endingOf(code), nowMs) : undefined;
    });
  }
}

/** Whether the first customer has to decide. */
function isPending({ status }: RecurringConsent): boolean {
  return status === 'AWAITING_AUTHORISATION';
}

/** At the bank: by the customer, or by the bank itself. */
function endingOf(code: string): Ending {
  const isOfCustomer = code === 'REJEITADO_USUARIO' || code === 'REVOGADO_USUARIO';
  return {
    by: isOfCustomer ? 'USUARIO' : 'DETENTORA',
    from: 'DETENTORA',
    code: code as Ending['code'],
    detail: REJECTIONS[code] ?? REVOCATIONS[code] ?? code,
  };
}

function authorisable(consent: RecurringConsent): Authorisable {
  const { consentId, status, request, debtorAccountId, expiresAtMs } = consent;
  const chooses = request.debtorAccount === undefined && debtorAccountId === null;
  return {
    consentId,
    title: TITLES[productOf(request)],
    isPending: isPending(consent),
    status,
    statusText: STATUS_TEXTS[status],
    customerDocument: payerDocument(request),
    lines: [
      ...request.creditors.map(({ name, cpfCnpj }) => ({
        label: 'Para',
        value: `${name} (${cpfCnpj})`,
      })),
      ...linesOf(consent),
      {
        label: 'Válido até',
        value: expiresAtMs === null ? 'Prazo indeterminado' : dayOf(dateTime(expiresAtMs)),
      },
    ],
    choosesAccounts: chooses ? 'one' : 'none',
    accountIds: debtorAccountId === null ? [] : [debtorAccountId],
  };
}

function linesOf({ request }: RecurringConsent): AuthorisationLine[] {
  const { automatic } = request.configuration;
  if (automatic !== undefined) {
    const { fixedAmount, maximumVariableAmount, firstPayment, interval } = automatic;
    return [
      ...(fixedAmount === undefined ? [] : [{ label: 'Valor', value: reais(fixedAmount) }]),
      ...(maximumVariableAmount === undefined
        ? []
        : [{ label: 'Valor máximo', value: reais(maximumVariableAmount) }]),
      { label: 'Periodicidade', value: interval.toLowerCase() },
      { label: 'Início', value: dayOf(automatic.referenceStartDate) },
      ...(firstPayment === undefined
        ? []
        : [
            {
              label: 'Primeiro pagamento',
              value: `${reais(firstPayment.amount)} em ${dayOf(firstPayment.date)}`,
            },
          ]),
    ];
  }
  const limits = limitsOf(request.configuration);
  return [
    ...limitLine('Limite por pagamento', { transactionLimit: limits?.transactionLimit }),
    ...Object.entries(PERIOD_TEXTS).flatMap(([name, label]) =>
      limitLine(label, limits?.periods[name as PeriodName]),
    ),
    ...limitLine('Limite total', limits?.total),
  ];
}

function limitLine(label: string, limit: PeriodLimit | undefined): AuthorisationLine[] {
  const { quantityLimit, transactionLimit } = limit ?? {};
  const parts = [
    ...(transactionLimit === undefined ? [] : [reais(transactionLimit)]),
    ...(quantityLimit === undefined ? [] : [`${String(quantityLimit)} pagamentos`]),
  ];
  return parts.length === 0 ? [] : [{ label, value: parts.join(', ') }];
}

function dayOf(text: string): string {
  return text.slice(0, 10).split('-').reverse().join('/');
}

function reais(decimal: string): string {
  return `R$ ${decimal.replace('.', ',')}`;
}
