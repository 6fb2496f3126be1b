import { OCCURRENCES } from '#libs/cnab240';
import { type RejectionReason } from '../payment-terms/payment-codes';

/** Occurrences that a return reports and that refuse nothing (FEBRABAN 240, G059). */
export const DONE = '00';
export const ACCEPTED = 'BD';
export const DELETED = 'BF';

/** Occurrences of a file or a lot that is refused as a whole. */
const FILE_OCCURRENCES = ['HI', 'HA', 'TA'] as const;

/** Occurrences of a payment that is refused when the file is received. */
const RECEIPT_OCCURRENCES = [
  ...['AA', 'AB', 'AC', 'AD', 'AE', 'AF', 'AG', 'AH', 'AI', 'AJ', 'AK', 'AL', 'AM', 'AN', 'AO'],
  ...['AP', 'AQ', 'AR', 'AS', 'AT', 'BB', 'BG', 'CC', 'CD', 'PB', 'PG', 'PI', 'PL', 'PM', 'PN'],
  'YA',
];

/** Occurrences of a payment that is refused when it is due. */
const DUE_OCCURRENCES = ['HF', 'PA', 'PC', 'PD', 'PE', 'PF', 'PH', 'PJ', 'PK'];

/** What this bank means by occurrences that it uses for more, or for something else. */
const OWN_MEANINGS: Readonly<Record<string, string>> = {
  AD: 'Invalid form of entry, or this bank does not offer it',
  BB: 'Company document is invalid or used already',
  YA: 'Payment that is to be deleted does not exist, or is no longer scheduled',
};

/** The meaning of an occurrence; undefined for a code that the layout does not have. */
export function meaningOf(code: string): string | undefined {
  return OWN_MEANINGS[code] ?? OCCURRENCES.meanings.get(code);
}

/** Every occurrence that a rule can request for a remittance, with its meaning. */
export const REMITTANCE_OUTCOMES: Readonly<Record<string, string>> = {
  ...outcomes(FILE_OCCURRENCES, 'Accepted with 202, and refused as a whole in the return file: '),
  ...outcomes(RECEIPT_OCCURRENCES, 'The payments of the file are refused at once: '),
  ...outcomes(DUE_OCCURRENCES, 'The payments of the file are refused when they are due: '),
};

export type FileOccurrence = (typeof FILE_OCCURRENCES)[number];

export function isFileOccurrence(code: string): code is FileOccurrence {
  return (FILE_OCCURRENCES as readonly string[]).includes(code);
}

export function isDueOccurrence(code: string): boolean {
  return DUE_OCCURRENCES.includes(code);
}

/** The occurrences for codes of a pacs.002 of the SPI. */
const OF_SPI: Readonly<Record<string, string>> = {
  AB03: 'PA',
  AB09: 'PB',
  AB11: 'PA',
  AC03: 'AN',
  AC06: 'PE',
  AC07: 'PC',
  AC14: 'PD',
  AG03: 'PE',
  AG12: 'PE',
  AM01: 'AR',
  AM02: 'AR',
  BE01: 'PF',
  BE17: 'PK',
  CH11: 'PF',
  DS04: 'PH',
  ED05: 'PA',
};

/** The occurrences for reasons of the bank itself. */
const OF_REASON: Readonly<Partial<Record<RejectionReason, string>>> = {
  SALDO_INSUFICIENTE: 'HF',
  VALOR_ACIMA_LIMITE: 'AR',
  VALOR_INVALIDO: 'AR',
  COBRANCA_INVALIDA: 'PK',
  DETALHE_PAGAMENTO_INVALIDO: 'AN',
  CONTAS_ORIGEM_DESTINO_IGUAIS: 'AN',
  FALHA_INFRAESTRUTURA: 'PA',
  FALHA_INFRAESTRUTURA_SPI: 'PA',
  FALHA_INFRAESTRUTURA_DICT: 'PA',
  FALHA_INFRAESTRUTURA_DETENTORA: 'PA',
  FALHA_INFRAESTRUTURA_PSP_RECEBEDOR: 'PB',
};

/**
 * The occurrence of a payment that was rejected.
 * @param spiCode of the pacs.002; null if the payment did not reach the SPI
 * @example occurrenceOf('DETALHE_PAGAMENTO_INVALIDO', 'AC07'); // 'PC'
 */
export function occurrenceOf(reason: RejectionReason | null, spiCode: string | null): string {
  const ofSpi = spiCode === null ? undefined : (OF_SPI[spiCode] ?? 'PH');
  return ofSpi ?? (reason === null ? undefined : OF_REASON[reason]) ?? 'PH';
}

/** Splits the occurrences of a record. */
export function occurrencesIn(text: string): readonly string[] {
  return text.match(/../g) ?? [];
}

function outcomes(codes: readonly string[], start: string): Readonly<Record<string, string>> {
  return Object.fromEntries(codes.map((code) => [code, `${start}${meaningOf(code) ?? code}.`]));
}
