import { toCents, type Cents } from '#libs/kernel';
import { type InfDps } from '../national/dps';
import { asSent, type Explanation } from './explanation';
import { type Iss } from './iss';
import { bounded } from './rounding';

export interface Totals {
  /** vRetCP + vRetIRRF + vRetCSLL + retained ISS. */
  readonly retainedCents: Cents;
  /** vServ - both discounts - all retentions. Can be negative: then rule E1508 refuses the DPS. */
  readonly netCents: Cents;
  readonly explanation: readonly Explanation[];
}

/**
 * The retentions and the net amount by the edition of technical note 007: the retained PIS and COFINS are inside
 * vRetCSLL, and are not added again (annex I, rules E1506 and E1508).
 * @param declaredNet the net amount as it was sent, if it replaces the computed one
 */
export function computeTotals(dps: InfDps, iss: Iss, declaredNet?: Cents): Totals {
  const { tribFed } = dps.valores.trib;
  const retentions = {
    vRetCP: tribFed?.vRetCP ?? toCents(0),
    vRetIRRF: tribFed?.vRetIRRF ?? toCents(0),
    vRetCSLL: tribFed?.vRetCSLL ?? toCents(0),
    vRetISSQN: iss.retainedCents,
  };
  const retained = Object.values(retentions).reduce<number>((sum, cents) => sum + cents, 0);
  const retainedCents = bounded(retained);
  const { service, unconditionalDiscount, conditionalDiscount } = iss.amounts;
  const netCents =
    declaredNet ?? bounded(service - unconditionalDiscount - conditionalDiscount - retained);
  return {
    retainedCents,
    netCents,
    explanation: [
      {
        name: 'vTotalRet',
        formula: 'vRetCP + vRetIRRF + vRetCSLL + vRetISSQN',
        inputs: retentions,
        cents: retainedCents,
      },
      declaredNet === undefined
        ? {
            name: 'vLiq',
            formula: 'vServ - vDescIncond - vDescCond - vTotalRet',
            inputs: {
              vServ: service,
              vDescIncond: unconditionalDiscount,
              vDescCond: conditionalDiscount,
              vTotalRet: retainedCents,
            },
            cents: netCents,
          }
        : asSent('vLiq', netCents),
    ],
  };
}
