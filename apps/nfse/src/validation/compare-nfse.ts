import {
  type ComputedNfse,
  type InfNfse,
  issLimits,
  type IssSituation,
  type Parameters,
} from '#libs/nfse';
import { compareIbsCbs } from './compare-ibs-cbs';
import { compared, type Difference } from './comparison';
import { valueText } from './value-text';

/** The situations without ISS, with the rule and the reason. */
const WITHOUT_ISS: Readonly<Partial<Record<IssSituation, readonly [code: string, why: string]>>> = {
  mei: ['E1302', 'an MEI pays no ISS by invoice'],
  immune: ['E1303', 'the service is immune'],
  export: ['E1303', 'the service is exported'],
  'no-incidence': ['E1303', 'no ISS is due on the service'],
  'special-regime': ['E1307', 'the provider has a special regime'],
  suspended: ['E1311', 'the ISS is suspended'],
  ended: ['E1303', 'the ISS ended with 2032'],
};

const MARITIME_WATERS = '0000000';

/**
 * Finds the wrong values of an invoice. Each value is compared with the value that is computed from the DPS, even if
 * other values of the invoice are wrong. A value without its own rule has the code of the value that is computed from
 * it.
 *
 * Not compared: the regular taxation, purchases of the government and the place of IBS and CBS, which
 * are
 * not computed; names and texts.
 *
 * @param computed the values that are computed from the DPS of the invoice
 */
export function compareNfse(
  nfse: InfNfse,
  computed: ComputedNfse,
  parameters: Parameters,
): readonly Difference[] {
  return [
    ...compareIncidence(nfse, computed, parameters),
    ...compareIss(nfse, computed),
    ...compareTotals(nfse, computed),
    ...compareIbsCbs(nfse, computed),
  ];
}

function compareIncidence(
  { cLocIncid, DPS: { infDPS } }: InfNfse,
  computed: ComputedNfse,
  parameters: Parameters,
): readonly Difference[] {
  const element = 'cLocIncid';
  const right = computed.cLocIncid;
  if (right === undefined) {
    const reason = 'no ISS is due on the service';
    return compared(computed, { code: 'E1301', element, actual: cLocIncid, right, reason });
  }
  const [code, reason] =
    cLocIncid === undefined
      ? ['E1305', 'the ISS is due there']
      : infDPS.serv.locPrest.cLocPrestacao === MARITIME_WATERS
        ? ['E1313', 'at sea, the ISS is due at the provider']
        : INCIDENCE[parameters.serviceCode(infDPS.serv.cServ.cTribNac)?.incidence ?? 'provider'];
  return compared(computed, { code, element, actual: cLocIncid, right, reason });
}

const INCIDENCE = {
  place: ['E1317', 'the ISS of this service is due at the place of the service'],
  customer: ['E1321', 'the ISS of this service is due at the customer'],
  provider: ['E1325', 'the ISS of this service is due at the provider'],
} as const;

function compareIss(nfse: InfNfse, computed: ComputedNfse): readonly Difference[] {
  const { iss, valores: right } = computed;
  const { valores: actual } = nfse;
  // A negative base is refused by rule E0427, and no value can be right.
  if (iss.situation === 'simples' || iss.amounts.base < 0) return [];
  const untaxed = WITHOUT_ISS[iss.situation];
  const row = (code: string, name: IssName, reason?: string) => ({
    code: untaxed?.[0] ?? code,
    element: `valores/${name}`,
    actual: actual[name],
    right: right[name],
    reason: untaxed?.[1] ?? reason,
  });
  return [
    ...compared(computed, row('E1295', 'vCalcDR')),
    ...compared(computed, row('E1287', 'vCalcAjusteBCISSQN')),
    ...compared(computed, row('E1295', 'tpBM', 'the group BM of the DPS')),
    ...compared(computed, row('E1295', 'vCalcBM')),
    ...compared(computed, row('E1295', 'vBC')),
    ...(iss.situation === 'taxed' && iss.rate === undefined
      ? [missingRate(computed)]
      : [
          ...compared(computed, row('E1300', 'pAliqAplic', rateReason(nfse, computed))),
          ...aboveCeiling(nfse, computed),
          ...compared(computed, row('E1300', 'vISSQN')),
        ]),
  ];
}

type IssName =
  'vCalcDR' | 'vCalcAjusteBCISSQN' | 'tpBM' | 'vCalcBM' | 'vBC' | 'pAliqAplic' | 'vISSQN';

function missingRate({ cLocIncid = '' }: ComputedNfse): Difference {
  return {
    code: 'E1300',
    element: 'valores/pAliqAplic',
    detail: `Is missing; ISS is due in ${cLocIncid}, and neither the DPS nor the parameters of the sandbox have its rate.`,
  };
}

/** Other rates above the limit are refused by rules of the DPS. */
function aboveCeiling(
  { DPS: { infDPS } }: InfNfse,
  { iss: { rate, rateSource } }: ComputedNfse,
): readonly Difference[] {
  const { ceiling } = issLimits(infDPS.dCompet);
  if (rateSource !== 'request' || rate === undefined || rate <= ceiling) return [];
  const detail = `Is ${valueText('pAliqAplic', rate)}; it must be at most ${valueText('pAliqAplic', ceiling)}.`;
  return [{ code: 'E1300', element: 'valores/pAliqAplic', detail }];
}

function rateReason(
  { DPS: { infDPS } }: InfNfse,
  { iss, cLocIncid = '' }: ComputedNfse,
): string | undefined {
  switch (iss.rateSource) {
    case 'benefit':
      return `the rate of the benefit ${iss.benefit?.number ?? ''} in the parameters of the sandbox`;
    case 'municipality':
      return `the rate of ${cLocIncid} for service ${infDPS.serv.cServ.cTribNac} in the parameters of the sandbox`;
    case 'dps':
      return 'the rate (pAliq) of the DPS';
    default:
      return undefined;
  }
}

function compareTotals(nfse: InfNfse, computed: ComputedNfse): readonly Difference[] {
  const { iss, totals } = computed;
  // Without a rate, the retained ISS and the values computed from it are unknown.
  const isUnknown =
    iss.situation === 'taxed' && iss.rate === undefined && iss.retainedBy !== undefined;
  // A negative net amount is refused by rule E1508 itself.
  if (isUnknown || totals.netCents < 0) return [];
  const { vTotalRet, vLiq } = nfse.valores;
  return [
    ...compared(computed, {
      code: 'E1506',
      element: 'valores/vTotalRet',
      actual: vTotalRet,
      right: totals.retainedCents,
    }),
    ...compared(computed, {
      code: 'E1508',
      element: 'valores/vLiq',
      actual: vLiq,
      right: totals.netCents,
    }),
  ];
}
