import { type InfDps, type Percentage } from '../../national/dps';
import { paysInsideSimples } from '../../taxes/incidence';
import { hasIss, issLimits } from '../../taxes/transition/iss-transition';
import {
  hasSpecialRegime,
  incidenceMunicipality,
  isIncidenceActive,
  isMei,
  isOutsideSimples,
  isRetained,
  isTaxable,
  paysOutsideSimples,
  percent,
  untaxedBecause,
} from '../facts';
import { dpsRule, type Facts } from '../rule';

const RATE = 'valores/trib/tribMun/pAliq';

export const RATE_RULES = [
  dpsRule('E0595', 'The rate must be at most 5 %', RATE, ({ dps, requestRate }) => {
    const rate = dps.valores.trib.tribMun.pAliq ?? requestRate;
    return rate === undefined ? undefined : aboveCeiling('The rate', rate, dps);
  }),
  dpsRule('E0600', 'An MEI must not give a rate', RATE, (facts) =>
    isMei(facts.dps) ? givenRate(facts, 'the provider is an MEI') : undefined,
  ),
  dpsRule('E0602', 'An untaxed service must not have a rate', RATE, (facts) =>
    isTaxable(facts.dps) ? undefined : givenRate(facts, untaxedBecause(facts.dps) ?? ''),
  ),
  dpsRule('E0604', 'A special regime must not have a rate', RATE, (facts) =>
    hasSpecialRegime(facts.dps)
      ? givenRate(facts, `the special regime is ${facts.dps.prest.regTrib.regEspTrib}`)
      : undefined,
  ),
  dpsRule('E0612', 'A benefit with its own rate allows no other rate', RATE, (facts) =>
    facts.computed.iss.benefit?.kind === 'rate'
      ? givenRate(facts, `the benefit ${facts.computed.iss.benefit.number} has a rate of its own`)
      : undefined,
  ),
  dpsRule('E0617', 'An active municipality supplies the rate', RATE, (facts) =>
    isOrdinary(facts) && isIncidenceActive(facts)
      ? givenRate(facts, `${nameOf(facts)} supplies the rate`)
      : undefined,
  ),
  dpsRule('E0619', 'Without an active municipality the rate is needed', RATE, (facts) =>
    isOrdinary(facts) && isTaxable(facts.dps) && !hasSpecialRegime(facts.dps)
      ? missingRate(facts)
      : undefined,
  ),
  dpsRule('E0621', 'Retention inside the Simples needs a rate of at least 1.8 %', RATE, (facts) =>
    isInsideSimplesWith(facts, true) && isIncidenceActive(facts) ? simplesRate(facts) : undefined,
  ),
  dpsRule('E0625', 'Inside the Simples without retention there must be no rate', RATE, (facts) =>
    isInsideSimplesWith(facts, false) && isIncidenceActive(facts)
      ? givenRate(facts, 'the ISS is paid inside the Simples Nacional')
      : undefined,
  ),
  dpsRule(
    'E0628',
    'Retention inside the Simples needs a rate of at least 1.8 %, also if the municipality is not active',
    RATE,
    (facts) =>
      isInsideSimplesWith(facts, true) && !isIncidenceActive(facts)
        ? simplesRate(facts)
        : undefined,
  ),
  dpsRule(
    'E0631',
    'Inside the Simples without retention there must be no rate, also if the municipality is not active',
    RATE,
    (facts) =>
      isInsideSimplesWith(facts, false) && !isIncidenceActive(facts)
        ? givenRate(facts, 'the ISS is paid inside the Simples Nacional')
        : undefined,
  ),
  dpsRule('E0635', 'Outside the Simples an active municipality supplies the rate', RATE, (facts) =>
    paysOutsideSimples(facts.dps) && isIncidenceActive(facts)
      ? givenRate(facts, `${nameOf(facts)} supplies the rate`)
      : undefined,
  ),
  dpsRule(
    'E0640',
    'Outside the Simples, without an active municipality, the rate is needed',
    RATE,
    (facts) =>
      paysOutsideSimples(facts.dps) && isTaxable(facts.dps) && !hasSpecialRegime(facts.dps)
        ? missingRate(facts)
        : undefined,
  ),
];

/** After the end of the ISS there is no limit: no rate is used. */
export function aboveCeiling(
  what: string,
  rate: Percentage,
  { dCompet }: InfDps,
): string | undefined {
  const { ceiling } = issLimits(dCompet);
  return hasIss(dCompet) && rate > ceiling
    ? `${what} ${percent(rate)} is above ${percent(ceiling)}.`
    : undefined;
}

function isOrdinary({ dps }: Facts): boolean {
  return isOutsideSimples(dps);
}

function isInsideSimplesWith({ dps }: Facts, retention: boolean): boolean {
  return paysInsideSimples(dps) && isTaxable(dps) && isRetained(dps) === retention;
}

function nameOf(facts: Facts): string {
  return incidenceMunicipality(facts)?.name ?? '';
}

function givenRate({ dps }: Facts, why: string): string | undefined {
  const { pAliq } = dps.valores.trib.tribMun;
  return pAliq === undefined ? undefined : `The rate is ${percent(pAliq)}, but ${why}.`;
}

/** In a municipality that is not registered, the rate of the request counts like that of the DPS. */
function missingRate(facts: Facts): string | undefined {
  const municipality = incidenceMunicipality(facts);
  const isGiven =
    facts.dps.valores.trib.tribMun.pAliq !== undefined ||
    (municipality === undefined && facts.requestRate !== undefined);
  if (isGiven || municipality?.isActive === true || facts.computed.iss.situation !== 'taxed') {
    return undefined;
  }
  const name = municipality?.name ?? facts.computed.cLocIncid ?? '';
  return `The rate is missing, and the agreement of ${name} is not active.`;
}

function simplesRate({ dps }: Facts): string | undefined {
  const { pAliq } = dps.valores.trib.tribMun;
  if (pAliq === undefined) return 'The ISS is retained, but the rate is missing.';
  const { simplesFloor } = issLimits(dps.dCompet);
  return pAliq < simplesFloor
    ? `The rate ${percent(pAliq)} is below ${percent(simplesFloor)}.`
    : undefined;
}
