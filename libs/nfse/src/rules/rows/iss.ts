import { allowsRetentionOf } from '../../parameters/parameters';
import { isAbroad } from '../../taxes/incidence';
import { hasIss } from '../../taxes/transition/iss-transition';
import { type Benefit } from '../../parameters/parameters';
import {
  hasSpecialRegime,
  incidenceMunicipality,
  isMei,
  isRetained,
  isTaxable,
  money,
  percent,
  untaxedBecause,
} from '../facts';
import { dpsRule, type Facts } from '../rule';

const TRIB_MUN = 'valores/trib/tribMun';
const BENEFIT = `${TRIB_MUN}/BM`;
const RETENTION = `${TRIB_MUN}/tpRetISSQN`;
const TOLL_ROADS = '220101';

export const ISS_RULES = [
  dpsRule('E0532', 'Item 99 is outside the ISS', `${TRIB_MUN}/tribISSQN`, ({ dps, parameters }) => {
    const { tribISSQN } = dps.valores.trib.tribMun;
    const { cTribNac } = dps.serv.cServ;
    return parameters.serviceCode(cTribNac)?.isOutsideIss === true && tribISSQN !== '4'
      ? `The service ${cTribNac} has tribISSQN ${tribISSQN}, but it must have 4.`
      : undefined;
  }),
  dpsRule('E0533', 'An untaxed service must not have a benefit', BENEFIT, ({ dps }) =>
    dps.valores.trib.tribMun.BM !== undefined && !isTaxable(dps)
      ? `There is a benefit, and ${untaxedBecause(dps) ?? ''}.`
      : undefined,
  ),
  dpsRule('E0534', 'An MEI must not have a benefit', BENEFIT, ({ dps }) =>
    dps.valores.trib.tribMun.BM !== undefined && isMei(dps)
      ? 'There is a benefit, and the provider is an MEI.'
      : undefined,
  ),
  dpsRule('E0535', 'A special regime must not have a benefit', BENEFIT, ({ dps }) =>
    dps.valores.trib.tribMun.BM !== undefined && hasSpecialRegime(dps)
      ? `There is a benefit, and the special regime is ${dps.prest.regTrib.regEspTrib}.`
      : undefined,
  ),
  dpsRule('E0537', 'Only an active municipality may grant benefits', BENEFIT, (facts) => {
    const municipality = incidenceMunicipality(facts);
    return facts.dps.valores.trib.tribMun.BM !== undefined && municipality?.isActive === false
      ? `There is a benefit, but the agreement of ${municipality.name} is not active.`
      : undefined;
  }),
  dpsRule('E0541', 'The municipality must grant the benefit', `${BENEFIT}/nBM`, (facts) => {
    const number = facts.dps.valores.trib.tribMun.BM?.nBM;
    const municipality = incidenceMunicipality(facts);
    return number !== undefined &&
      municipality?.isActive === true &&
      facts.computed.iss.benefit === undefined
      ? `${municipality.name} has no benefit ${number} on ${facts.dps.dCompet}.`
      : undefined;
  }),
  dpsRule('E0565', 'This benefit must not have an amount', `${BENEFIT}/vRedBCBM`, (facts) =>
    rateBenefitWith(facts, facts.dps.valores.trib.tribMun.BM?.vRedBCBM),
  ),
  dpsRule('E0574', 'A benefit must be at most the price', `${BENEFIT}/vRedBCBM`, ({ dps }) => {
    const { vRedBCBM } = dps.valores.trib.tribMun.BM ?? {};
    const { vServ } = dps.valores.vServPrest;
    return vRedBCBM !== undefined && vRedBCBM > vServ
      ? `The benefit is ${money(vRedBCBM)}, above the price of ${money(vServ)}.`
      : undefined;
  }),
  dpsRule('E0577', 'This benefit must not have a percentage', `${BENEFIT}/pRedBCBM`, (facts) =>
    rateBenefitWith(facts, facts.dps.valores.trib.tribMun.BM?.pRedBCBM),
  ),
  dpsRule('E0580', 'An untaxed service must not have a retention', RETENTION, ({ dps }) =>
    isRetained(dps) && !isTaxable(dps)
      ? `The ISS is retained, and ${untaxedBecause(dps) ?? ''}.`
      : undefined,
  ),
  dpsRule('E0583', 'The ISS of an MEI must not be retained', RETENTION, ({ dps }) =>
    isRetained(dps) && isMei(dps) ? 'The ISS is retained, and the provider is an MEI.' : undefined,
  ),
  dpsRule('E0585', 'Only a taxable service may be suspended', `${TRIB_MUN}/exigSusp`, ({ dps }) =>
    dps.valores.trib.tribMun.exigSusp !== undefined && !isTaxable(dps)
      ? `The ISS is suspended, and ${untaxedBecause(dps) ?? ''}.`
      : undefined,
  ),
  dpsRule(
    'E0586',
    'A benefit must be above 0 % and within its limit',
    `${BENEFIT}/pRedBCBM`,
    (facts) => {
      const { pRedBCBM } = facts.dps.valores.trib.tribMun.BM ?? {};
      const limit = facts.computed.iss.benefit?.reduction ?? 10_000;
      return pRedBCBM !== undefined && (pRedBCBM <= 0 || pRedBCBM > limit)
        ? `The benefit is ${percent(pRedBCBM)}, and its limit is ${percent(limit)}.`
        : undefined;
    },
  ),
  dpsRule('E0588', 'The ISS of a special regime must not be retained', RETENTION, ({ dps }) =>
    isRetained(dps) && hasSpecialRegime(dps)
      ? `The ISS is retained, and the special regime is ${dps.prest.regTrib.regEspTrib}.`
      : undefined,
  ),
  dpsRule(
    'E0590',
    'The country of the result is needed',
    `${TRIB_MUN}/cPaisResult`,
    ({ dps, parameters }) => {
      const { tribISSQN, cPaisResult } = dps.valores.trib.tribMun;
      const service = parameters.serviceCode(dps.serv.cServ.cTribNac);
      const isAtProvider = (service?.incidence ?? 'provider') === 'provider';
      const isInBrazil = dps.serv.locPrest.cLocPrestacao !== undefined;
      return tribISSQN === '3' && isAtProvider && isInBrazil && cPaisResult === undefined
        ? 'The service is exported from a place in Brazil, but the country of its result is missing.'
        : undefined;
    },
  ),
  dpsRule(
    'E0591',
    'Only an export may have a country of the result',
    `${TRIB_MUN}/cPaisResult`,
    ({ dps }) => {
      const { tribISSQN, cPaisResult } = dps.valores.trib.tribMun;
      return tribISSQN !== '3' && cPaisResult !== undefined
        ? `The country of the result is ${cPaisResult}, and tribISSQN is ${tribISSQN}.`
        : undefined;
    },
  ),
  dpsRule(
    'E0592',
    'Immunity must have a kind, and nothing else may have one',
    `${TRIB_MUN}/tpImunidade`,
    ({ dps }) => {
      const { tribISSQN, tpImunidade } = dps.valores.trib.tribMun;
      return (tribISSQN === '2') === (tpImunidade !== undefined)
        ? undefined
        : `The kind of immunity is ${tpImunidade ?? 'missing'}, and tribISSQN is ${tribISSQN}.`;
    },
  ),
  dpsRule('E0593', 'The kind of immunity 0 is not allowed', `${TRIB_MUN}/tpImunidade`, ({ dps }) =>
    dps.valores.trib.tribMun.tpImunidade === '0' ? 'The kind of immunity is 0.' : undefined,
  ),
  dpsRule('E0596', 'The ISS of toll roads must not be retained', RETENTION, ({ dps }) =>
    isRetained(dps) && dps.serv.cServ.cTribNac === TOLL_ROADS
      ? `The ISS of the service ${TOLL_ROADS} is retained.`
      : undefined,
  ),
  dpsRule('E0650', 'The customer must retain the ISS of its import', RETENTION, (facts) =>
    importRetention(facts, '2', 'customer'),
  ),
  dpsRule('E0652', 'The intermediary must retain the ISS of its import', RETENTION, (facts) =>
    importRetention(facts, '3', 'intermediary'),
  ),
  dpsRule(
    'E0667',
    'The municipality must allow the customer to retain the ISS',
    RETENTION,
    (facts) => forbiddenRetention(facts, '2', 'customer'),
  ),
  dpsRule(
    'E0670',
    'The municipality must allow the intermediary to retain the ISS',
    RETENTION,
    (facts) => forbiddenRetention(facts, '3', 'intermediary'),
  ),
];

function rateBenefitWith({ computed }: Facts, reduction: number | undefined): string | undefined {
  const { benefit }: { readonly benefit: Benefit | undefined } = computed.iss;
  return reduction !== undefined && benefit?.kind === 'rate'
    ? `The benefit ${benefit.number} has a rate of its own, so it does not reduce the base.`
    : undefined;
}

function importRetention({ dps }: Facts, kind: string, who: string): string | undefined {
  const { tpRetISSQN } = dps.valores.trib.tribMun;
  return dps.tpEmit === kind &&
    hasIss(dps.dCompet) &&
    isAbroad(dps.prest) &&
    dps.serv.locPrest.cLocPrestacao !== undefined &&
    tpRetISSQN !== kind
    ? `The ${who} imports the service, but tpRetISSQN is ${tpRetISSQN}.`
    : undefined;
}

/** Simplified: the annex has a list of persons for each municipality; here it is one switch. */
function forbiddenRetention(facts: Facts, kind: string, who: string): string | undefined {
  const municipality = incidenceMunicipality(facts);
  const { dCompet: day, serv, valores } = facts.dps;
  return valores.trib.tribMun.tpRetISSQN === kind &&
    municipality !== undefined &&
    !allowsRetentionOf(municipality, { kind, serviceCode: serv.cServ.cTribNac, day })
    ? `${municipality.name} does not let the ${who} retain the ISS.`
    : undefined;
}
