/** Why a text is not a message of the catalogue. The members fill an admi.002. */
export interface SpiMessageFault {
  readonly kind: 'not-xml' | 'unknown-schema' | 'invalid-element';
  /** RjctgPtyRsn: at most 35 characters, in Portuguese as the SPI sends it. */
  readonly reason: string;
  /** ErrLctn: the path of the first wrong element, as in `Envelope/AppHdr/CreDt`; at most 350 characters. */
  readonly location: string;
  /** RsnDesc: what is wrong and what would be right; at most 350 characters. */
  readonly description: string;
  /** AddtlData: the other findings; at most 1000 characters. */
  readonly additional?: string;
  /** BizMsgIdr and Fr, if they could be read. */
  readonly messageId?: string;
  readonly from?: string;
}

export const MAX_LOCATION = 350;
export const MAX_DESCRIPTION = 350;
export const MAX_ADDITIONAL = 1_000;

/** The reasons in the words of the SPI. */
export const FAULT_REASONS = {
  notXml: 'XML invalido',
  unknownSchema: 'Schema desconhecido',
  wrongElement: 'XML invalido',
} as const;

/** Elements of the header with a reason of their own. */
const REASONS_OF_HEADER: readonly (readonly [string, string])[] = [
  ['Envelope/AppHdr/Fr', 'Emissor invalido'],
  ['Envelope/AppHdr/To', 'Destinatario invalido'],
  ['Envelope/AppHdr/BizMsgIdr', 'BizMsgIdr invalido'],
  ['Envelope/AppHdr/MsgDefIdr', 'MsgDefIdr invalido'],
  ['Envelope/AppHdr/CreDt', 'CreDt invalido'],
];

/** The reason of a fault of an element. */
export function reasonOf(location: string): string {
  const found = REASONS_OF_HEADER.find(
    ([path]) => location === path || location.startsWith(`${path}/`),
  );
  return found?.[1] ?? FAULT_REASONS.wrongElement;
}
