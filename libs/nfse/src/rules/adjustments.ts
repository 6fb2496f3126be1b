import { type InfDps } from '../national/dps';
import { type AdjustmentDocument } from '../national/dps-009';
import { adjustmentDocuments } from '../national/parts';
import { type Finding } from './rule';

/** The documents of the adjustment of the bases, inside infDPS. */
export const ADJUSTMENT = 'valores/vAjusteBC/documentos/docAjusteBC';

/** The error of the first document of an adjustment that has one. */
export function adjustmentFault(
  dps: InfDps,
  element: string,
  faultOf: (document: AdjustmentDocument) => string | undefined,
): Finding | undefined {
  for (const [index, document] of adjustmentDocuments(dps).entries()) {
    const fault = faultOf(document);
    if (fault === undefined) continue;
    const detail = `Document ${String(index + 1)} has ${fault}.`;
    return { element: `${ADJUSTMENT}/${element}`, detail };
  }
  return undefined;
}
