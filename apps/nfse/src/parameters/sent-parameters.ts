import { toCents } from '#libs/kernel';
import {
  normalizeServiceCode,
  stateOf,
  type Benefit,
  type Municipality,
  type ParameterRows,
  type RateRow,
  type ServiceCode,
  type Validity,
} from '#libs/nfse';
import { SEED, USUAL_ANALYSIS_HOURS } from './parameter';
import { hundredthsOf } from './request/parameter-values';
import { type ParametersRequest } from './request/parameters.request';

type Sent<List extends keyof Omit<ParametersRequest, 'national'>> = ParametersRequest[List][number];

const USUAL_HOURS = 30 * 24;
/** The default values of a municipality that is not in the seed. */
const USUAL: Omit<Municipality, 'code' | 'name' | 'state'> = {
  isActive: true,
  issuesOnPublicEmitters: true,
  cancelWithinHours: USUAL_HOURS,
  cancelAboveCents: null,
  cancelRequiresCustomer: false,
  cancelAnalysis: 'desk',
  analysisAfterHours: USUAL_ANALYSIS_HOURS,
  tacitConfirmationAfterHours: null,
  substituteWithinHours: USUAL_HOURS,
  substituteKeepsCustomer: false,
  allowsRetention: true,
  acceptsSentAmounts: false,
  benefits: [],
};

/** The parameters of a body. Members that were left out have the values of the seed, or else the default values. */
export function sentParameters(body: ParametersRequest): ParameterRows {
  return {
    municipalities: body.municipalities.map(municipalityOf),
    serviceCodes: body.serviceCodes.map(serviceOf),
    rates: body.rates.map(rateOf),
    ...(body.national !== undefined && { national: body.national }),
  };
}

function municipalityOf({
  cancelAbove,
  benefits,
  specialRegimes,
  retentions,
  abrasf,
  ...sent
}: Sent<'municipalities'>): Municipality {
  const { code } = sent;
  const base = SEED.municipality(code) ?? { ...USUAL, name: '', state: stateOf(code) ?? '' };
  return {
    ...base,
    ...given(sent),
    code,
    ...(cancelAbove !== undefined && {
      cancelAboveCents: cancelAbove === null ? null : toCents(hundredthsOf(cancelAbove)),
    }),
    ...(benefits !== undefined && { benefits: benefits.map(benefitOf) }),
    ...(specialRegimes !== undefined && {
      specialRegimes: specialRegimes.map((regime) => ({
        ...given(regime),
        ...{ regime: regime.regime, situation: regime.situation, from: regime.from },
        serviceCode: codeOf(regime.serviceCode),
      })),
    }),
    ...(retentions !== undefined && {
      retentions: retentions.map((retention) => ({
        ...{ description: retention.description, kinds: retention.kinds },
        ...periodOf(retention),
        from: retention.from,
        serviceCodes: retention.serviceCodes.map(codeOf),
      })),
    }),
    // The form of the messages is replaced as a whole: members of the seed would not fit to another provider.
    ...(abrasf !== undefined && { abrasf: given(abrasf) }),
  };
}

function benefitOf(benefit: NonNullable<Sent<'municipalities'>['benefits']>[number]): Benefit {
  const { number, kind } = benefit;
  return kind === 'rate'
    ? { number, kind, rate: hundredthsOf(benefit.rate), ...periodOf(benefit) }
    : { number, kind, reduction: hundredthsOf(benefit.reduction), ...periodOf(benefit) };
}

function serviceOf({ requires, ...sent }: Sent<'serviceCodes'>): ServiceCode {
  const code = normalizeServiceCode(sent.code) ?? sent.code;
  const { requires: ofSeed, ...base } = SEED.serviceCode(code) ?? {
    name: '',
    incidence: 'provider' as const,
    requires: undefined,
  };
  const needed = requires === undefined ? ofSeed : (requires ?? undefined);
  return {
    ...base,
    ...given(sent),
    code,
    ...(needed !== undefined && { requires: needed }),
  };
}

function rateOf({ municipality, serviceCode, rate, periods = [] }: Sent<'rates'>): RateRow {
  return {
    municipality,
    serviceCode: codeOf(serviceCode),
    rate: hundredthsOf(rate),
    ...(periods.length > 0 && {
      periods: periods.map((period) => ({
        rate: hundredthsOf(period.rate),
        ...periodOf(period),
        from: period.from,
      })),
    }),
  };
}

function codeOf(serviceCode: string): string {
  return normalizeServiceCode(serviceCode) ?? serviceCode;
}

function periodOf({
  from,
  until,
}: {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}): Partial<Validity> {
  return given({ from, until });
}

type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** The members that have a value. */
function given<T extends object>(members: T): Given<T> {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Given<T>;
}
