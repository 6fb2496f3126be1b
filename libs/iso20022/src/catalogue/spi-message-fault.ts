/** Why a text is not a message of the catalogue. The members fill an admi.002. */
export interface SpiMessageFault {
  readonly kind: 'not-xml' | 'unknown-schema' | 'invalid-element';
  /** RjctgPtyRsn: at most 35 characters, in Portuguese as in the SPI. */
  readonly reason: string;
  /** ErrLctn: the path of the first wrong element, as in `Envelope/AppHdr/CreDt`; at most 350 characters. */
  readonly location: string;
  /** RsnDesc: the error and the valid values; at most 350 characters. */
  readonly description: string;
  /** AddtlData: the other findings; at most 1000 characters. */
  readonly additional?: string;
  /** BizMsgIdr. Left out if it could not be read. */
  readonly messageId?: string;
  /** Fr. Left out if it could not be read. */
  readonly from?: string;
}

export const MAX_LOCATION = 350;
export const MAX_DESCRIPTION = 350;
export const MAX_ADDITIONAL = 1_000;

/** The reasons as the SPI writes them. */
export const FAULT_REASONS = {
  notXml: 'XML invalido',
  unknownSchema: 'Schema desconhecido',
  wrongElement: 'XML invalido',
} as const;

/** The elements of the header that have their own reason. */
const REASONS_OF_HEADER: readonly (readonly [string, string])[] = [
  ['Envelope/AppHdr/Fr', 'Emissor invalido'],
  ['Envelope/AppHdr/To', 'Destinatario invalido'],
  ['Envelope/AppHdr/BizMsgIdr', 'BizMsgIdr invalido'],
  ['Envelope/AppHdr/MsgDefIdr', 'MsgDefIdr invalido'],
  ['Envelope/AppHdr/CreDt', 'CreDt invalido'],
];

/** The reason for an error in an element. */
export function reasonOf(location: string): string {
  const found = REASONS_OF_HEADER.find(
    ([path]) => location === path || location.startsWith(`${path}/`),
  );
  return found?.[1] ?? FAULT_REASONS.wrongElement;
}
