import { toCents, type Cents } from '#libs/kernel';
import { type InfDps, type Percentage } from '../national/dps';
import { rateOn, type Benefit, type Parameters } from '../parameters/parameters';
import { isValidOn } from '../parameters/validity';
import { type Amounts, amountsOf } from './amounts';
import { asSent, type Explanation, type RateSource } from './explanation';
import { incidenceOf, type IssSituation, issSituation, paysInsideSimples } from './incidence';
import { roundedShare, type RoundingMode } from './rounding';
import { reducedRate, type ReducedRate } from './transition/iss-transition';

/** The inputs of the ISS besides the DPS. */
export interface TaxOptions {
  /** Half-up if absent. */
  readonly mode?: RoundingMode;
  /** The rate of the request, if the DPS must not have one. It is used if nothing else supplies a rate. */
  readonly requestRate?: Percentage;
  /** The base and the ISS as they were sent, if they replace the computed ones. */
  readonly declared?: { readonly base?: Cents; readonly iss?: Cents };
}

/** The ISS of a DPS. */
export interface Iss {
  readonly situation: IssSituation;
  readonly amounts: Amounts;
  /** IBGE code of the municipality where the ISS is due; undefined if the service is not taxed. */
  readonly incidence: string | undefined;
  /** The municipal benefit that the DPS names, if the municipality grants it. */
  readonly benefit: Benefit | undefined;
  /** Undefined if no ISS is computed, or if nothing supplies a rate. */
  readonly rate: Percentage | undefined;
  readonly rateSource: RateSource | undefined;
  /** Undefined if no ISS is computed. */
  readonly cents: Cents | undefined;
  /** The part of the ISS that another person pays: the whole ISS or nothing. */
  readonly retainedCents: Cents;
  readonly retainedBy: 'customer' | 'intermediary' | undefined;
  readonly explanation: readonly Explanation[];
}

const RETAINERS: Readonly<Record<string, 'customer' | 'intermediary'>> = {
  '2': 'customer',
  '3': 'intermediary',
};

/**
 * Computes the ISS: base, rate with its source, amount, retention and place of incidence (annex I, rules E0427 to E0650
 * and E1287 to E1325). It never fails; the rules check the result.
 */
export function computeIss(dps: InfDps, parameters: Parameters, options: TaxOptions = {}): Iss {
  const { mode = 'half-up' } = options;
  const { tribMun } = dps.valores.trib;
  const situation = issSituation(dps, parameters);
  const incidence = incidenceOf(dps, parameters);
  const benefit = benefitOf(dps, parameters, incidence);
  const { declared = {} } = options;
  const amounts = withBase(amountsOf(dps, benefit, mode), declared.base);
  const retainedBy = RETAINERS[tribMun.tpRetISSQN];
  if (situation !== 'taxed') {
    return { ...NOTHING, situation, amounts, incidence, benefit, retainedBy };
  }
  const supplied = rateOf(dps, parameters, incidence, benefit, options);
  const { rate, source } = supplied;
  const cents = declared.iss ?? roundedShare(amounts.base, rate ?? 0, mode);
  return {
    situation,
    amounts,
    incidence,
    benefit,
    rate,
    rateSource: source,
    cents,
    retainedCents: retainedBy === undefined ? toCents(0) : cents,
    retainedBy,
    explanation: [
      ...amounts.explanation,
      ...explained(amounts.base, supplied, cents, declared.iss),
    ],
  };
}

/** The amounts with a base as it was sent. */
function withBase(amounts: Amounts, base: Cents | undefined): Amounts {
  if (base === undefined) return amounts;
  const explanation = amounts.explanation.map((each) =>
    each.name === 'vBC' ? asSent('vBC', base) : each,
  );
  return { ...amounts, base, explanation };
}

const NOTHING = {
  rate: undefined,
  rateSource: undefined,
  cents: undefined,
  retainedCents: toCents(0),
  explanation: [],
} as const;

function benefitOf(
  { valores, dCompet }: InfDps,
  parameters: Parameters,
  incidence: string | undefined,
): Benefit | undefined {
  const number = valores.trib.tribMun.BM?.nBM;
  if (number === undefined || incidence === undefined) return undefined;
  return parameters
    .municipality(incidence)
    ?.benefits.find((candidate) => candidate.number === number && isValidOn(candidate, dCompet));
}

interface SuppliedRate {
  readonly rate: Percentage | undefined;
  readonly source: RateSource | undefined;
  /** The rate before the transition to the IBS reduced it, and by what. */
  readonly reduced?: { readonly lawRate: Percentage } & NonNullable<ReducedRate['transition']>;
}

/**
 * A benefit with its own rate comes first. The rate of a JSON request comes next, because its sender does not know our
 * table. Then come the table of an active municipality, and the DPS. Inside the Simples Nacional the table does not
 * apply: the rate of a retained ISS is the provider's own (rules E0621, E0628).
 *
 * In the transition to the IBS the rates of benefits and of the table are reduced. A sent rate is that of the date of the
 * service, and is not reduced again.
 */
function rateOf(
  dps: InfDps,
  parameters: Parameters,
  incidence: string | undefined,
  benefit: Benefit | undefined,
  { requestRate }: TaxOptions,
): SuppliedRate {
  const { pAliq } = dps.valores.trib.tribMun;
  const ofMunicipality =
    incidence === undefined || paysInsideSimples(dps)
      ? undefined
      : parameters.municipality(incidence)?.isActive === true
        ? parameters.rateRow(incidence, dps.serv.cServ.cTribNac)
        : undefined;
  if (benefit?.rate !== undefined && benefit.kind === 'rate') {
    return lawRate({ ...benefit, rate: benefit.rate }, dps.dCompet, 'benefit');
  }
  if (requestRate !== undefined) return { rate: requestRate, source: 'request' };
  if (ofMunicipality !== undefined) {
    return lawRate(rateOn(ofMunicipality, dps.dCompet), dps.dCompet, 'municipality');
  }
  return { rate: pAliq, source: pAliq === undefined ? undefined : 'dps' };
}

/** A rate that the law of a municipality fixes, as it applies on the day of competence. */
function lawRate(
  law: { readonly rate: Percentage; readonly from?: string },
  dCompet: string,
  source: RateSource,
): SuppliedRate {
  const { rate, transition } = reducedRate(law, dCompet);
  if (transition === undefined) return { rate, source };
  return { rate, source, reduced: { lawRate: law.rate, ...transition } };
}

function explained(
  base: Cents,
  { rate, source, reduced }: SuppliedRate,
  cents: Cents,
  declared: Cents | undefined,
): readonly Explanation[] {
  if (rate === undefined || source === undefined) return [];
  return [
    reduced === undefined
      ? { name: 'pAliqAplic', formula: 'pAliqAplic', inputs: { pAliqAplic: rate }, rate, source }
      : {
          name: 'pAliqAplic',
          formula: 'pAliq x pTransition',
          inputs: { pAliq: reduced.lawRate, pTransition: reduced.share },
          rate,
          source,
          reference: reduced.source,
        },
    declared === undefined
      ? {
          name: 'vISSQN',
          formula: 'vBC x pAliqAplic',
          inputs: { vBC: base, pAliqAplic: rate },
          cents,
        }
      : asSent('vISSQN', cents),
  ];
}
