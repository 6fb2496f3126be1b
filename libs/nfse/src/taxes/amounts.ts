import { toCents, type Cents } from '#libs/kernel';
import { type DpsValues, type InfDps } from '../national/dps';
import { type Benefit } from '../parameters/parameters';
import { type ExplainedAmount, type Explanation } from './explanation';
import { bounded, roundedShare, type RoundingMode } from './rounding';

/** The amounts that lead from the price of the service to the base of the ISS. Absent groups are zero. */
export interface Amounts {
  readonly service: Cents;
  readonly unconditionalDiscount: Cents;
  readonly conditionalDiscount: Cents;
  /** Deduction (dedução/redução), in any form that the DPS has. */
  readonly deduction: Cents;
  /** The reduction of the base by a municipal benefit. */
  readonly benefit: Cents;
  /** Amounts that the provider passes on to others (group gReeRepRes). */
  readonly reimbursement: Cents;
  /** Can be negative: then rule E0427 refuses the DPS. */
  readonly base: Cents;
  readonly explanation: readonly Explanation[];
}

/**
 * The base of the ISS: vServ - vDescIncond - deduction - benefit - reimbursement (annex I, rules E0427 and E1295).
 * A deduction in percent applies to the price after the unconditional discount; a benefit in percent to the rest after
 * the deduction too.
 */
export function amountsOf(
  dps: InfDps,
  benefit: Benefit | undefined,
  mode: RoundingMode = 'half-up',
): Amounts {
  const { valores } = dps;
  const service = valores.vServPrest.vServ;
  const unconditionalDiscount = valores.vDescCondIncond?.vDescIncond ?? toCents(0);
  const price = bounded(service - unconditionalDiscount);
  const deduction = deductionOf(valores, price, mode);
  const rest = bounded(price - (deduction?.cents ?? 0));
  const reduction = benefitOf(dps, benefit, rest, mode);
  const vDeduction = deduction?.cents ?? toCents(0);
  const vBenefit = reduction?.cents ?? toCents(0);
  const reimbursement = reimbursementOf(dps);
  const base = bounded(rest - vBenefit - reimbursement);
  return {
    service,
    unconditionalDiscount,
    conditionalDiscount: valores.vDescCondIncond?.vDescCond ?? toCents(0),
    deduction: vDeduction,
    benefit: vBenefit,
    reimbursement,
    base,
    explanation: [
      ...(deduction === undefined ? [] : [deduction]),
      ...(reduction === undefined ? [] : [reduction]),
      {
        name: 'vBC',
        formula: 'vServ - vDescIncond - vDeduction - vBenefit - vCalcReeRepRes',
        inputs: {
          vServ: service,
          vDescIncond: unconditionalDiscount,
          vDeduction,
          vBenefit,
          vCalcReeRepRes: reimbursement,
        },
        cents: base,
      },
    ],
  };
}

function deductionOf(
  { vDedRed, vDescCondIncond, vServPrest }: DpsValues,
  price: Cents,
  mode: RoundingMode,
): ExplainedAmount | undefined {
  if (vDedRed?.pDR !== undefined) {
    return {
      name: 'vCalcDR',
      formula: '(vServ - vDescIncond) x pDR',
      inputs: {
        vServ: vServPrest.vServ,
        vDescIncond: vDescCondIncond?.vDescIncond ?? 0,
        pDR: vDedRed.pDR,
      },
      cents: roundedShare(price, vDedRed.pDR, mode),
    };
  }
  if (vDedRed?.vDR !== undefined) {
    return { name: 'vDR', formula: 'vDR', inputs: { vDR: vDedRed.vDR }, cents: vDedRed.vDR };
  }
  if (vDedRed?.documentos === undefined) return undefined;
  const documents = vDedRed.documentos.docDedRed;
  return {
    name: 'vCalcDR',
    formula: 'sum of vDeducaoReducao of all documents',
    inputs: Object.fromEntries(
      documents.map((document, index) => [
        `vDeducaoReducao[${String(index + 1)}]`,
        document.vDeducaoReducao,
      ]),
    ),
    cents: bounded(documents.reduce((sum, { vDeducaoReducao }) => sum + vDeducaoReducao, 0)),
  };
}

function benefitOf(
  { valores }: InfDps,
  benefit: Benefit | undefined,
  rest: Cents,
  mode: RoundingMode,
): ExplainedAmount | undefined {
  const { BM } = valores.trib.tribMun;
  if (BM?.vRedBCBM !== undefined) {
    const { vRedBCBM } = BM;
    return { name: 'vRedBCBM', formula: 'vRedBCBM', inputs: { vRedBCBM }, cents: vRedBCBM };
  }
  const reduction = BM === undefined ? undefined : (BM.pRedBCBM ?? benefit?.reduction);
  if (reduction === undefined) return undefined;
  return {
    name: 'vCalcBM',
    formula: '(vServ - vDescIncond - vDeduction) x pRedBCBM',
    inputs: { vRest: rest, pRedBCBM: reduction },
    cents: roundedShare(rest, reduction, mode),
  };
}

function reimbursementOf({ IBSCBS }: InfDps): Cents {
  const documents = IBSCBS?.valores.gReeRepRes?.documentos ?? [];
  return bounded(documents.reduce((sum, { vlrReeRepRes }) => sum + vlrReeRepRes, 0));
}
