import { brasiliaDate } from '#libs/brazil';
import { accepted, isCalendarDate, parseCents, refused, type Result } from '#libs/kernel';
import { centsOf } from '../payment-terms/members';
import { refusalOutcomes } from '../payment-terms/payment-codes';
import {
  RECURRING_CONSENT_REFUSALS,
  type RecurringConsentRefusalCode,
} from '../payment-terms/recurring-codes';
import { dateTime } from '../standard/date-time';
import { type RecurringConsentRequest } from './api/recurring-consent.request';
import { PERIODS, type AutomaticConfiguration, type PeriodLimit } from './configuration';
import { type RecurringConsent } from './recurring-consent';

/** The outcomes that a rule can request for a recurring consent, with their meanings. */
export const RECURRING_CONSENT_OUTCOMES = refusalOutcomes(RECURRING_CONSENT_REFUSALS);

export interface ConsentProblem {
  readonly code: RecurringConsentRefusalCode;
  readonly pointer: string;
  readonly detail: string;
}

type Data = RecurringConsentRequest['data'];
/** The first digits of a CNPJ, which all establishments of a company share. */
const ROOT = 8;

/** Checks the rules that the schema of the body cannot check (automatic-payments 2.0.0, 1.3.2). */
export function checkRecurringConsent(
  { data }: RecurringConsentRequest,
  nowMs: number,
): Result<Pick<RecurringConsent, 'request' | 'expiresAtMs'>, ConsentProblem> {
  const { expirationDateTime, recurringConfiguration, ...rest } = data;
  const problem =
    productProblem(data) ??
    amountProblem(recurringConfiguration, '/data/recurringConfiguration') ??
    creditorProblem(data) ??
    configurationProblem(data, brasiliaDate(nowMs));
  if (problem !== undefined) return refused(problem);
  const expiresAtMs = expirationDateTime ?? null;
  if (expiresAtMs !== null && expiresAtMs <= nowMs) {
    const detail = `Must be after now, ${dateTime(nowMs)}.`;
    return refused(invalid('/data/expirationDateTime', detail));
  }
  const configuration = { ...recurringConfiguration };
  const { sweeping } = configuration;
  if (sweeping !== undefined) {
    // A start before the creation is replaced by the creation (automatic-payments 2.0.0, startDateTime).
    const startMs = Math.max(nowMs, sweeping.startDateTime ?? nowMs);
    if (expiresAtMs !== null && startMs >= expiresAtMs) {
      const detail = 'Must be before the end of the consent.';
      return refused(invalid('/data/recurringConfiguration/sweeping/startDateTime', detail));
    }
    const request = {
      ...rest,
      configuration: { sweeping: { ...sweeping, startDateTime: dateTime(startMs) } },
    };
    return accepted({ request, expiresAtMs });
  }
  const { automatic, vrp } = configuration;
  return accepted({ request: { ...rest, configuration: { automatic, vrp } }, expiresAtMs });
}

function productProblem({ recurringConfiguration }: Data): ConsentProblem | undefined {
  const chosen = Object.values(recurringConfiguration).filter((each) => each !== undefined);
  if (chosen.length === 1) return undefined;
  const code = chosen.length === 0 ? 'PARAMETRO_NAO_INFORMADO' : 'PARAMETRO_INVALIDO';
  const detail = 'Must have exactly one of automatic, sweeping, vrp.';
  return { code, pointer: '/data/recurringConfiguration', detail };
}

/** Every amount of the configuration is at least 0.01, and small enough to be exact. */
function amountProblem(value: unknown, pointer: string): ConsentProblem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value as Readonly<Record<string, unknown>>)) {
    const at = `${pointer}/${name}`;
    const isAmount = /(?:amount|Amount|transactionLimit)$/.test(name);
    const cents = isAmount && typeof member === 'string' ? parseCents(member) : undefined;
    if (cents?.ok === false) return invalid(at, 'The amount is too high.');
    if (cents?.value === 0) {
      return { code: 'PARAMETRO_INVALIDO', pointer: at, detail: 'Must be at least 0.01.' };
    }
    const problem = amountProblem(member, at);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function creditorProblem(data: Data): ConsentProblem | undefined {
  const { creditors, recurringConfiguration, loggedUser, businessEntity } = data;
  const [first, ...others] = creditors;
  const at = '/data/creditors';
  if (recurringConfiguration.automatic !== undefined) {
    if (others.length > 0) return invalid(at, 'Must have one creditor for Pix Automático.');
    return first?.personType === 'PESSOA_JURIDICA'
      ? undefined
      : invalid(`${at}/0/personType`, 'Must be PESSOA_JURIDICA for Pix Automático.');
  }
  if (recurringConfiguration.sweeping === undefined) return undefined;
  const company = businessEntity?.document.identification;
  if (company === undefined) {
    const { identification } = loggedUser.document;
    if (others.length > 0) return invalid(at, 'Must have one creditor, the customer.');
    return first?.cpfCnpj === identification
      ? undefined
      : invalid(`${at}/0/cpfCnpj`, `Must be the CPF of the logged user, ${identification}.`);
  }
  const root = company.slice(0, ROOT);
  const index = creditors.findIndex(
    ({ cpfCnpj, personType }) =>
      personType !== 'PESSOA_JURIDICA' || cpfCnpj.slice(0, ROOT) !== root,
  );
  return index < 0
    ? undefined
    : invalid(`${at}/${String(index)}/cpfCnpj`, `Must be a CNPJ of the company ${root}.`);
}

function configurationProblem(
  { recurringConfiguration }: Data,
  today: string,
): ConsentProblem | undefined {
  const { automatic, sweeping, vrp } = recurringConfiguration;
  const at = '/data/recurringConfiguration';
  if (automatic !== undefined) {
    return (
      automaticAmountProblem(automatic, `${at}/automatic`) ??
      automaticDateProblem(automatic, today, `${at}/automatic`)
    );
  }
  const limits = (sweeping ?? vrp)?.periodicLimits;
  const empty = PERIODS.find((name) => isEmpty(limits?.[name]));
  const product = sweeping === undefined ? 'vrp' : 'sweeping';
  return empty === undefined
    ? undefined
    : invalid(
        `${at}/${product}/periodicLimits/${empty}`,
        'Must have quantityLimit or transactionLimit.',
      );
}

function isEmpty(limit: PeriodLimit | undefined): boolean {
  if (limit === undefined) return false;
  return limit.quantityLimit === undefined && limit.transactionLimit === undefined;
}

function automaticAmountProblem(
  { fixedAmount, maximumVariableAmount, minimumVariableAmount }: AutomaticConfiguration,
  at: string,
): ConsentProblem | undefined {
  if (fixedAmount !== undefined) {
    if (maximumVariableAmount !== undefined) {
      return invalid(`${at}/maximumVariableAmount`, 'Is not allowed with fixedAmount.');
    }
    return minimumVariableAmount === undefined
      ? undefined
      : invalid(`${at}/minimumVariableAmount`, 'Is not allowed with fixedAmount.');
  }
  if (minimumVariableAmount === undefined || maximumVariableAmount === undefined) return undefined;
  return (centsOf(maximumVariableAmount) ?? 0) >= (centsOf(minimumVariableAmount) ?? 0)
    ? undefined
    : invalid(`${at}/maximumVariableAmount`, `Must be at least ${minimumVariableAmount}.`);
}

function automaticDateProblem(
  { firstPayment, referenceStartDate }: AutomaticConfiguration,
  today: string,
  at: string,
): ConsentProblem | undefined {
  const first = firstPayment?.date;
  const dates = [
    ...(first === undefined ? [] : [[`${at}/firstPayment/date`, first] as const]),
    [`${at}/referenceStartDate`, referenceStartDate] as const,
  ];
  for (const [pointer, date] of dates) {
    if (!isCalendarDate(date)) {
      return { code: 'PARAMETRO_INVALIDO', pointer, detail: `${date} is not a date.` };
    }
    if (date < today) {
      const detail = `Must be today in Brasília, ${today}, or later.`;
      return { code: 'DATA_PAGAMENTO_INVALIDA', pointer, detail };
    }
  }
  if (first === undefined || referenceStartDate > first) return undefined;
  // The recurrence begins after the first payment (Pix Automático guide, 2.1).
  const detail = `Must be after the first payment, ${first}.`;
  return { code: 'DATA_PAGAMENTO_INVALIDA', pointer: `${at}/referenceStartDate`, detail };
}

function invalid(pointer: string, detail: string): ConsentProblem {
  return { code: 'DETALHE_PAGAMENTO_INVALIDO', pointer, detail };
}
