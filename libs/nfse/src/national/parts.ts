import { type DpsIbsCbs, type InfDps, type Recipient } from './dps';
import { type AdjustmentDocument } from './dps-009';

/** The parts of a DPS that the two editions have at different places. */

/** The party that receives the service, if the DPS names one. */
export function recipientOf({ dest, IBSCBS }: InfDps): Recipient | undefined {
  return dest ?? IBSCBS?.dest;
}

/** The element indDest. */
export function recipientIndicatorOf({ indDest, IBSCBS }: InfDps): string | undefined {
  return indDest ?? IBSCBS?.indDest;
}

/** Situation and classification of IBS and CBS. The tables of both editions require them. */
export function classOf({ valores }: DpsIbsCbs): {
  readonly CST: string;
  readonly cClassTrib: string;
} {
  const { trib } = valores;
  return {
    CST: trib.CST ?? trib.gIBSCBS?.CST ?? '',
    cClassTrib: trib.cClassTrib ?? trib.gIBSCBS?.cClassTrib ?? '',
  };
}

/** What decides about a presumed credit. */
export interface CreditDeclaration {
  readonly CST: string;
  readonly cClassTrib: string;
  readonly cCredPres?: string | undefined;
}

export function creditDeclarationOf(group: DpsIbsCbs): CreditDeclaration {
  return { ...classOf(group), cCredPres: group.valores.trib.gIBSCBS?.cCredPres };
}

/** The documents of the adjustment of the bases; none in edition 007. */
export function adjustmentDocuments({ valores }: InfDps): readonly AdjustmentDocument[] {
  return valores.vAjusteBC?.documentos?.docAjusteBC ?? [];
}
