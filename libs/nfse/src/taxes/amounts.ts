import { toCents, type Cents } from '#libs/kernel';
import { type InfDps } from '../national/dps';
import { editionOf } from '../national/edition';
import { type Benefit } from '../parameters/parameters';
import { adjustmentsOf } from './adjustments';
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
  /** Amounts that the provider passes on to others (group gReeRepRes, or documents of vAjusteBC). */
  readonly reimbursement: Cents;
  /** The adjustment of the base of IBS and CBS: vCalcReeRepRes, vCalcAjusteBCIBSCBS or vCalcAjusteBCLocImoveis. */
  readonly ofIbsCbs: Cents;
  /** The part of the deduction that the authority computes: vCalcDR or vCalcAjusteBCISSQN. */
  readonly calculated: Cents | undefined;
  /** Can be negative: then rule E0427 refuses the DPS. */
  readonly base: Cents;
  readonly explanation: readonly Explanation[];
}

/**
 * The base of the ISS: vServ - vDescIncond - deduction - benefit - reimbursement (annex I, rules E0427 and E1295; annex
 * VI of technical note 009, rule E1295).
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
  const adjustments = adjustmentsOf(dps, price, mode);
  const { deduction, reimbursement, ofIbsCbs, calculated } = adjustments;
  const is007 = editionOf(dps) === '007';
  // In edition 009 the adjustment of the base includes the reimbursements.
  const rest = bounded(price - deduction - (is007 ? 0 : reimbursement));
  const reduction = benefitOf(dps, benefit, rest, mode);
  const vBenefit = reduction?.cents ?? toCents(0);
  const base = bounded(price - deduction - reimbursement - vBenefit);
  const ofPrice = { vServ: service, vDescIncond: unconditionalDiscount };
  const ofBase = is007
    ? {
        formula: 'vServ - vDescIncond - vDeduction - vBenefit - vCalcReeRepRes',
        inputs: { ...ofPrice, vDeduction: deduction, vBenefit, vCalcReeRepRes: reimbursement },
      }
    : {
        formula: 'vServ - vDescIncond - (vAjusteBCISSQN + vCalcAjusteBCISSQN) - vBenefit',
        inputs: {
          ...ofPrice,
          vAjusteBCISSQN: valores.vAjusteBC?.vAjusteBCISSQN ?? 0,
          vCalcAjusteBCISSQN: calculated ?? 0,
          vBenefit,
        },
      };
  return {
    service,
    unconditionalDiscount,
    conditionalDiscount: valores.vDescCondIncond?.vDescCond ?? toCents(0),
    deduction,
    benefit: vBenefit,
    reimbursement,
    ofIbsCbs,
    calculated,
    base,
    explanation: [
      ...adjustments.explanation,
      ...(reduction === undefined ? [] : [reduction]),
      { name: 'vBC', ...ofBase, cents: base },
    ],
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
