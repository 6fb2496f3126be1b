import { toCents, type Cents } from '#libs/kernel';
import { type FederalTaxes, type InfDps } from '../national/dps';
import { type InfNfse } from '../national/nfse';
import { adjustmentsOf } from '../taxes/adjustments';
import { type AbrasfValues, type InfNfseAbrasf } from './abrasf';

const ZERO = toCents(0);
/** The retained taxes, by `tpRetPisCofins`. */
const PIS_RETAINED = new Set(['1', '3', '4', '5', '9']);
const COFINS_RETAINED = new Set(['1', '3', '4', '6', '7']);

/**
 * The base that ABRASF defines, whether ISS is due or not: services less deductions less unconditional discount. The
 * national layout has no base if no ISS is computed.
 */
export function nfseValuesOf(nfse: InfNfse): InfNfseAbrasf['ValoresNfse'] {
  const { vISSQN, pAliqAplic, vLiq } = nfse.valores;
  return {
    BaseCalculo: baseOf(nfse),
    ...(pAliqAplic !== undefined && { Aliquota: pAliqAplic }),
    ...(vISSQN !== undefined && { ValorIss: vISSQN }),
    ValorLiquidoNfse: vLiq,
  };
}

/** The declared amounts. In ABRASF, everything that reduces the base is a deduction, also a municipal benefit. */
export function declaredValuesOf(nfse: InfNfse): AbrasfValues {
  const { vServPrest, vDescCondIncond, trib } = nfse.DPS.infDPS.valores;
  const { vISSQN, pAliqAplic } = nfse.valores;
  const { vDescIncond, vDescCond } = vDescCondIncond ?? {};
  const deductions = vServPrest.vServ - (vDescIncond ?? 0) - baseOf(nfse);
  const { vRetCP, vRetIRRF } = trib.tribFed ?? {};
  const totals = trib.totTrib.vTotTrib;
  const totalTaxes = totals && totals.vTotTribFed + totals.vTotTribEst + totals.vTotTribMun;
  return {
    ValorServicos: vServPrest.vServ,
    ...(deductions > 0 && { ValorDeducoes: toCents(deductions) }),
    ...socialTaxesOf(trib.tribFed),
    ...(vRetCP !== undefined && { ValorInss: vRetCP }),
    ...(vRetIRRF !== undefined && { ValorIr: vRetIRRF }),
    ...(totalTaxes !== undefined && { ValTotTributos: toCents(totalTaxes) }),
    ...(vISSQN !== undefined && { ValorIss: vISSQN }),
    ...(pAliqAplic !== undefined && { Aliquota: pAliqAplic }),
    ...(vDescIncond !== undefined && { DescontoIncondicionado: vDescIncond }),
    ...(vDescCond !== undefined && { DescontoCondicionado: vDescCond }),
  };
}

function baseOf({ valores, DPS: { infDPS } }: InfNfse): Cents {
  if (valores.vBC !== undefined) return valores.vBC;
  const { vServPrest, vDescCondIncond } = infDPS.valores;
  const deductions = valores.vCalcDR ?? declaredDeductions(infDPS);
  const base = vServPrest.vServ - (vDescCondIncond?.vDescIncond ?? 0) - deductions;
  return base > 0 ? toCents(base) : ZERO;
}

function declaredDeductions(dps: InfDps): number {
  const { vDedRed, vAjusteBC, vDescCondIncond, vServPrest } = dps.valores;
  if (vAjusteBC !== undefined) {
    const price = toCents(vServPrest.vServ - (vDescCondIncond?.vDescIncond ?? 0));
    const { deduction, reimbursement } = adjustmentsOf(dps, price, 'half-up');
    return deduction + reimbursement;
  }
  const documents = vDedRed?.documentos?.docDedRed ?? [];
  return vDedRed?.vDR ?? documents.reduce((sum, { vDeducaoReducao }) => sum + vDeducaoReducao, 0);
}

/**
 * The retained PIS, COFINS and CSLL. Since technical note 007, `vRetCSLL` is the sum of the three; ABRASF has separate
 * elements, so PIS and COFINS are subtracted from the sum. The result is at least 0.
 */
function socialTaxesOf(
  federal: FederalTaxes | undefined,
): Pick<AbrasfValues, 'ValorPis' | 'ValorCofins' | 'ValorCsll'> {
  const sum = federal?.vRetCSLL;
  if (sum === undefined) return {};
  const { tpRetPisCofins = '0', vPis = ZERO, vCofins = ZERO } = federal?.piscofins ?? {};
  const pis = PIS_RETAINED.has(tpRetPisCofins) ? Math.min(vPis, sum) : 0;
  const cofins = COFINS_RETAINED.has(tpRetPisCofins) ? Math.min(vCofins, sum - pis) : 0;
  const csll = sum - pis - cofins;
  return {
    ...(pis > 0 && { ValorPis: toCents(pis) }),
    ...(cofins > 0 && { ValorCofins: toCents(cofins) }),
    ...(csll > 0 && { ValorCsll: toCents(csll) }),
  };
}
