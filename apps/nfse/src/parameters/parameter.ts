import {
  memoryParameters,
  SEED_PARAMETERS,
  type Municipality,
  type NationalSettings,
  type ParameterRows,
  type Parameters,
  type RateRow,
  type ServiceCode,
} from '#libs/nfse';

/** A parameter as a sandbox stores it. */
export type StoredParameter =
  | { readonly kind: 'municipality'; readonly key: string; readonly value: Municipality }
  | { readonly kind: 'service-code'; readonly key: string; readonly value: ServiceCode }
  | { readonly kind: 'rate'; readonly key: string; readonly value: RateRow }
  | { readonly kind: 'national'; readonly key: string; readonly value: NationalSettings };

export type ParameterKind = StoredParameter['kind'];

/** The maximum number of added parameters of a sandbox, so that lists stay small. */
export const MAX_ADDED = 10_000;

/** How long a municipality takes to decide about a request for analysis by itself, if it does not say it. */
export const USUAL_ANALYSIS_HOURS = 24;

/** The parameters of a new sandbox. */
export const SEED: Parameters = memoryParameters(SEED_PARAMETERS);

/** The key of a rate. Keys of municipalities have 7 digits and those of services 6, so all keys are different. */
export function rateKey(municipality: string, serviceCode: string): string {
  return `${municipality} ${serviceCode}`;
}

/** The key of the settings of the national environment, of which there is one row at most. */
export const NATIONAL_KEY = 'national';

/** The rows to store. */
export function storedParameters(rows: ParameterRows): readonly StoredParameter[] {
  return [
    ...rows.municipalities.map(
      (value) => ({ kind: 'municipality', key: value.code, value }) as const,
    ),
    ...rows.serviceCodes.map(
      (value) => ({ kind: 'service-code', key: value.code, value }) as const,
    ),
    ...rows.rates.map(
      (value) =>
        ({ kind: 'rate', key: rateKey(value.municipality, value.serviceCode), value }) as const,
    ),
    ...(rows.national === undefined
      ? []
      : [{ kind: 'national', key: NATIONAL_KEY, value: rows.national } as const]),
  ];
}

/** The stored rows by their kind. */
export function parameterRows(stored: readonly StoredParameter[]): ParameterRows {
  const national = stored.find((row) => row.kind === 'national')?.value;
  return {
    ...(national !== undefined && { national }),
    municipalities: stored.flatMap((row) => (row.kind === 'municipality' ? [row.value] : [])),
    serviceCodes: stored.flatMap((row) => (row.kind === 'service-code' ? [row.value] : [])),
    rates: stored.flatMap((row) => (row.kind === 'rate' ? [row.value] : [])),
  };
}

/** The parameters of the seed, replaced and extended by the rows of a sandbox. */
export function overSeed(stored: readonly StoredParameter[]): Parameters {
  if (stored.length === 0) return SEED;
  const added = memoryParameters(parameterRows(stored));
  return {
    ...(added.national !== undefined && { national: added.national }),
    municipality: (code) => added.municipality(code) ?? SEED.municipality(code),
    serviceCode: (code) => added.serviceCode(code) ?? SEED.serviceCode(code),
    rateRow: (municipality, serviceCode) =>
      added.rateRow(municipality, serviceCode) ?? SEED.rateRow(municipality, serviceCode),
  };
}

/** The filter of the listed parameters. An absent member does not restrict it. */
export interface ParameterFilter {
  /** Only this municipality and its rates. */
  readonly municipality?: string | undefined;
  /** Only this service and its rates. */
  readonly serviceCode?: string | undefined;
  readonly source?: 'seed' | 'added' | undefined;
}

/**
 * The parameters that apply in a sandbox, in the order of their codes. A row that was added hides the row of the seed
 * with
 * the same codes.
 */
export function listedParameters(
  stored: readonly StoredParameter[],
  { municipality, serviceCode, source }: ParameterFilter,
): ParameterRows {
  const added = new Set(stored.map(({ key }) => key));
  const seed = storedParameters(SEED_PARAMETERS).filter(({ key }) => !added.has(key));
  const all = source === 'added' ? stored : source === 'seed' ? seed : [...seed, ...stored];
  const rows = parameterRows(all.toSorted((left, right) => (left.key < right.key ? -1 : 1)));
  const isWanted = (wanted: string | undefined, code: string): boolean =>
    wanted === undefined || wanted === code;
  const isNarrowed = municipality !== undefined || serviceCode !== undefined;
  return {
    ...(rows.national !== undefined && !isNarrowed && { national: rows.national }),
    municipalities: rows.municipalities.filter(({ code }) => isWanted(municipality, code)),
    serviceCodes: rows.serviceCodes.filter(({ code }) => isWanted(serviceCode, code)),
    rates: rows.rates.filter(
      (rate) =>
        isWanted(municipality, rate.municipality) && isWanted(serviceCode, rate.serviceCode),
    ),
  };
}
