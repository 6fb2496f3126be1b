import { parseInstant } from '#libs/kernel';
import {
  competenceYear,
  computeNfse,
  refusalsOf,
  type InfDps,
  type InfNfse,
  type Parameters,
  type Refusal,
  type RoundingMode,
} from '#libs/nfse';
import { ibsCbsGiven } from './compare-ibs-cbs';
import { compareNfse } from './compare-nfse';
import { type Difference } from './comparison';

/** The inputs for checking the values of a document. */
export interface ArithmeticContext {
  readonly parameters: Parameters;
  readonly rounding: RoundingMode;
  /** The time of the sandbox. An NFS-e is checked with its own time instead. */
  readonly nowMs: number;
}

/** Rules on values that only an NFS-e has. */
const OUTCOME_CODES = new Set(['E1300', 'E1508']);
const OUTCOME_GROUP = 'valores';
/** The upper limit of the rate of a DPS. */
const RATE_CODE = 'E0595';
const ANY_SERIES = { from: 0, to: 99_999 };

/** The rules that a DPS breaks, with the paths of elements from the root. */
export function dpsFindings(
  dps: InfDps,
  { parameters, rounding, nowMs }: ArithmeticContext,
): readonly Difference[] {
  const computed = computeNfse(dps, parameters, { mode: rounding });
  return refusalsOf({ dps, parameters, computed, nowMs, environment: dps.tpAmb }).map((refusal) =>
    // A DPS has no element for these values.
    placed(refusal, 'DPS/infDPS', OUTCOME_CODES.has(refusal.code) ? OUTCOME_GROUP : undefined),
  );
}

/** The rules that the DPS of an NFS-e breaks, and the wrong values of the NFS-e. */
export function nfseFindings(
  nfse: InfNfse,
  { parameters, rounding, nowMs }: ArithmeticContext,
): readonly Difference[] {
  const { infDPS: dps } = nfse.DPS;
  const { pAliqAplic } = nfse.valores;
  // The rate of the invoice is used: the rates of the table are invented, and the request may have had its own rate.
  const given = pAliqAplic === undefined ? {} : { requestRate: pAliqAplic };
  const computed = computeNfse(dps, parameters, {
    mode: rounding,
    ibsCbs: ibsCbsGiven(nfse, competenceYear(dps)),
    ...given,
  });
  const refusals = refusalsOf({
    dps,
    parameters,
    computed,
    nowMs: parseInstant(nfse.dhProc) ?? nowMs,
    environment: dps.tpAmb,
    series: ANY_SERIES,
    ...given,
  }).filter(({ code }) => code !== RATE_CODE || dps.valores.trib.tribMun.pAliq !== undefined);
  return [
    ...refusals.map((refusal) =>
      OUTCOME_CODES.has(refusal.code)
        ? placed(refusal, 'NFSe/infNFSe')
        : placed(refusal, 'NFSe/infNFSe/DPS/infDPS'),
    ),
    ...compareNfse(nfse, computed, parameters).map((difference) =>
      placed(difference, 'NFSe/infNFSe'),
    ),
  ];
}

function placed(
  { code, element, detail }: Refusal | Difference,
  root: string,
  place = element,
): Difference {
  return { code, element: place === '' ? root : `${root}/${place}`, detail };
}
