import { type RejectionReason } from '../payment-terms/payment-codes';

/** Occurrences that a return reports and that refuse nothing (FEBRABAN 240, G059). */
export const DONE = '00';
export const ACCEPTED = 'BD';
export const DELETED = 'BF';

/** Occurrences of a file or a lot that is refused as a whole. */
export const FILE_OCCURRENCES = {
  HI: 'The file is refused.',
  HA: 'The lot is refused.',
  TA: 'The totals of the lot are not those of its records.',
} as const;

/** Occurrences of a payment that is refused when the file is received. */
export const RECEIPT_OCCURRENCES = {
  AA: 'The control of the record is invalid.',
  AB: 'The kind of operation is invalid.',
  AC: 'The kind of service is invalid.',
  AD: 'The form of entry is invalid, or this bank does not offer it.',
  AE: 'The kind of inscription is invalid.',
  AF: 'The agreement is invalid.',
  AG: 'The branch, the account or its check digit is invalid.',
  AH: 'The number of the record is invalid.',
  AI: 'The segment is invalid.',
  AJ: 'The kind of movement is invalid.',
  AK: 'The clearing house is invalid.',
  AL: 'The bank of the payee is invalid.',
  AM: 'The branch of the payee is invalid.',
  AN: 'The account of the payee is invalid.',
  AO: 'The payee has no name.',
  AP: 'The date is invalid.',
  AQ: 'The currency is invalid.',
  AR: 'The amount is invalid.',
  AS: 'The notice is invalid.',
  AT: 'The inscription of the payee is invalid.',
  BB: 'The document of the company is invalid or used already.',
  BG: 'The account is barred.',
  CC: 'The check digit of the barcode is invalid.',
  CD: 'The amount of the barcode is invalid.',
  PB: 'The payment failed at the institution of the payee.',
  PG: 'The CPF or CNPJ of the payee is invalid.',
  PI: 'The ISPB is invalid.',
  PL: 'The form of initiation is invalid.',
  PM: 'The Pix key is invalid.',
  PN: 'The Pix key is missing.',
  YA: 'The payment that is to be deleted does not exist, or is no longer scheduled.',
} as const;

/** Occurrences of a payment that is refused when it is due. */
export const DUE_OCCURRENCES = {
  HF: 'The account of the payer has too little money.',
  PA: 'The payment was not made; try again later.',
  PC: 'The account of the payee is closed.',
  PD: 'The type of the account of the payee is wrong.',
  PE: 'This kind of transaction is not allowed on the account of the payee.',
  PF: 'The CPF or CNPJ is not of the holder of the account.',
  PH: 'The institution of the payee refused the payment.',
  PJ: 'DICT does not have the Pix key.',
  PK: 'The QR code is invalid, or its charge cannot be paid.',
} as const;

/** Every occurrence that a rule can request for a remittance, with its meaning. */
export const REMITTANCE_OUTCOMES: Readonly<Record<string, string>> = {
  ...outcomes(FILE_OCCURRENCES, 'Accepted with 202, and refused as a whole in the return file: '),
  ...outcomes(RECEIPT_OCCURRENCES, 'The payments of the file are refused at once: '),
  ...outcomes(DUE_OCCURRENCES, 'The payments of the file are refused when they are due: '),
};

export type FileOccurrence = keyof typeof FILE_OCCURRENCES;

export function isFileOccurrence(code: string): code is FileOccurrence {
  return Object.hasOwn(FILE_OCCURRENCES, code);
}

export function isDueOccurrence(code: string): boolean {
  return Object.hasOwn(DUE_OCCURRENCES, code);
}

/** The meaning of every occurrence that a return can have. */
export const OCCURRENCES: Readonly<Record<string, string>> = {
  [DONE]: 'The payment is done.',
  [ACCEPTED]: 'The payment is accepted, and waits for its day.',
  [DELETED]: 'The payment is deleted.',
  ...FILE_OCCURRENCES,
  ...RECEIPT_OCCURRENCES,
  ...DUE_OCCURRENCES,
};

/** The occurrences for codes of a pacs.002 of the SPI. */
const OF_SPI: Readonly<Record<string, keyof typeof OCCURRENCES>> = {
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
const OF_REASON: Readonly<Partial<Record<RejectionReason, keyof typeof OCCURRENCES>>> = {
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

function outcomes(
  codes: Readonly<Record<string, string>>,
  start: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(codes).map(([code, meaning]) => [code, start + meaning]),
  );
}
