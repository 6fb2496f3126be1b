import { brasiliaDate, brasiliaDayStartMs } from '#libs/brazil';
import { accepted, parseCents, refused, type Result } from '#libs/kernel';
import { type RecurringChangeRefusalCode } from '../payment-terms/recurring-codes';
import { type RecurringEdition } from './api/change-recurring-consent.request';
import { payerDocument, type RecurringConsent } from './recurring-consent';

/** Why a change of a consent is refused. */
export interface ChangeRefusal {
  readonly code: RecurringChangeRefusalCode;
  readonly pointer?: string;
  readonly detail: string;
}

/** The signals that every platform has (automatic-payments 2.0.0, RiskSignalsConsentEdition). */
const SIGNALS = [
  ...['deviceId', 'osVersion', 'userTimeZoneOffset', 'language', 'screenDimensions'],
  'accountTenure',
];
/** The signals that Android and iOS have too. */
const MOBILE_SIGNALS = ['isRootedDevice', 'screenBrightness', 'elapsedTimeSinceBoot'];
/** The standard does not say how the platform is known. Here, osVersion names it. */
const IS_MOBILE = /android|ios/i;

/**
 * The consent after an edition by the initiator. An expiration or a maximum that the request leaves out becomes indefinite.
 * @param needsApprovers whether the account needs several approvers
 */
export function edited(
  consent: RecurringConsent,
  edition: RecurringEdition,
  { nowMs, needsApprovers }: { readonly nowMs: number; readonly needsApprovers: boolean },
): Result<RecurringConsent, ChangeRefusal> {
  const { automatic } = consent.request.configuration;
  if (automatic === undefined) {
    const detail = 'Only a consent to Pix Automático can be edited.';
    return refused({ code: 'CAMPO_NAO_PERMITIDO', detail });
  }
  if (consent.status !== 'AUTHORISED') {
    return refused(invalid(`The consent is ${consent.status}; it must be AUTHORISED.`));
  }
  const { riskSignals = {} } = edition;
  const maximum = edition.recurringConfiguration?.automatic?.maximumVariableAmount;
  const expiresAtMs = edition.expirationDateTime ?? null;
  const problem =
    signalProblem(riskSignals) ??
    amountProblem(automatic, maximum) ??
    expirationProblem(expiresAtMs, nowMs) ??
    creditorProblem(edition) ??
    userProblem(consent, edition, needsApprovers);
  if (problem !== undefined) return refused(problem);
  const [{ name } = {}] = edition.creditors;
  const creditors = consent.request.creditors.map((creditor) => ({
    ...creditor,
    name: name ?? creditor.name,
  }));
  const configuration = { automatic: { ...automatic, maximumVariableAmount: maximum } };
  const request = {
    ...consent.request,
    ...{ creditors, configuration, riskSignals },
  };
  const updated = { expiresAtMs, deadlineAtMs: expiresAtMs, updatedAtMs: nowMs };
  return accepted({ ...consent, ...updated, request });
}

function signalProblem(signals: Readonly<Record<string, unknown>>): ChangeRefusal | undefined {
  const isMobile = IS_MOBILE.test(String(signals['osVersion']));
  const needed = isMobile ? [...SIGNALS, ...MOBILE_SIGNALS] : SIGNALS;
  const missing = needed.filter((name) => signals[name] === undefined);
  if (missing.length === 0) return undefined;
  return {
    code: 'FALTAM_SINAIS_OBRIGATORIOS_PLATAFORMA',
    pointer: '/data/riskSignals',
    detail: `Must have ${missing.join(', ')}.`,
  };
}

function amountProblem(
  {
    fixedAmount,
    minimumVariableAmount,
  }: {
    readonly fixedAmount?: string | undefined;
    readonly minimumVariableAmount?: string | undefined;
  },
  maximum: string | undefined,
): ChangeRefusal | undefined {
  if (maximum === undefined) return undefined;
  const pointer = '/data/recurringConfiguration/automatic/maximumVariableAmount';
  if (fixedAmount !== undefined) {
    const detail = 'Is not allowed, because the consent has a fixedAmount.';
    return { code: 'CAMPO_NAO_PERMITIDO', pointer, detail };
  }
  const cents = parseCents(maximum);
  if (!cents.ok || cents.value === 0) return { ...invalid('Must be at least 0.01.'), pointer };
  const minimum = parseCents(minimumVariableAmount ?? '0.00');
  if (!minimum.ok || minimum.value <= cents.value) return undefined;
  return {
    ...invalid(`Must be at least the minimum of the payee, ${minimumVariableAmount ?? ''}.`),
    pointer,
  };
}

/** The first day that is allowed is that of the request (automatic-payments 2.0.0, ConsentEdition). */
function expirationProblem(expiresAtMs: number | null, nowMs: number): ChangeRefusal | undefined {
  const today = brasiliaDate(nowMs);
  if (expiresAtMs === null || expiresAtMs >= brasiliaDayStartMs(today)) return undefined;
  return {
    ...invalid(`Must be today in Brasília, ${today}, or later.`),
    pointer: '/data/expirationDateTime',
  };
}

function creditorProblem({ creditors }: RecurringEdition): ChangeRefusal | undefined {
  if (creditors.length === 1) return undefined;
  return { ...invalid('Must have the one creditor of the consent.'), pointer: '/data/creditors' };
}

/** The name of the payee can change without the user. Everything else needs the user of the consent. */
function userProblem(
  consent: RecurringConsent,
  edition: RecurringEdition,
  needsApprovers: boolean,
): ChangeRefusal | undefined {
  const { loggedUser, businessEntity } = edition;
  const pointer = '/data/loggedUser';
  if (loggedUser === undefined) {
    if (!changesTerms(consent, edition)) return undefined;
    return {
      ...invalid('Is missing; it is required unless only the name of the payee changes.'),
      pointer,
    };
  }
  const code = 'PERMISSAO_INSUFICIENTE';
  const isSame =
    loggedUser.document.identification === consent.request.loggedUser.document.identification &&
    payerDocument({ ...consent.request, loggedUser, businessEntity }) ===
      payerDocument(consent.request);
  if (!isSame) return { code, pointer, detail: 'Must be the user of the consent.' };
  if (!needsApprovers) return undefined;
  return { code, pointer, detail: 'The account needs several approvers; the user cannot edit it.' };
}

function changesTerms(
  { expiresAtMs, request }: RecurringConsent,
  { expirationDateTime, recurringConfiguration }: RecurringEdition,
): boolean {
  const maximum = recurringConfiguration?.automatic?.maximumVariableAmount;
  return (
    (expirationDateTime ?? null) !== expiresAtMs ||
    maximum !== request.configuration.automatic?.maximumVariableAmount
  );
}

function invalid(detail: string): ChangeRefusal {
  return { code: 'DETALHE_EDICAO_INVALIDO', detail };
}
