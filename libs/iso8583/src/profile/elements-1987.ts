/**
 * The attributes of the standard: n is digits, a is letters, s is special characters, b is binary, z is the
 * code set of tracks 2 and 3, and x+n is a sign (C or D) and digits.
 */
export const ELEMENT_FORMATS = ['n', 'a', 'an', 'ns', 'as', 'ans', 'x+n', 'z', 'b'] as const;
export type ElementFormat = (typeof ELEMENT_FORMATS)[number];

export interface ElementDefinition {
  readonly name: string;
  readonly format: ElementFormat;
  /** Number of decimal digits of the length prefix: 2 for LLVAR, 3 for LLLVAR, 0 for a fixed length. */
  readonly lengthDigits: number;
  /** The exact (fixed) or maximum (variable) length, in characters; for format b in bytes. */
  readonly length: number;
}

/** The element of a third bitmap. The 1987 edition has no elements for it, so it is refused. */
export const TERTIARY_BITMAP = 65;

function fixed(name: string, format: ElementFormat, length: number): ElementDefinition {
  return { name, format, lengthDigits: 0, length };
}

function ll(name: string, format: ElementFormat, length: number): ElementDefinition {
  return { name, format, lengthDigits: 2, length };
}

function lll(name: string, format: ElementFormat, length: number): ElementDefinition {
  return { name, format, lengthDigits: 3, length };
}

/**
 * The data elements of ISO 8583:1987, as in the open specifications of jPOS and moov. If the attribute of the
 * standard and the practice differ, the wider one is used. 44 to 48 are `an` in the standard, but track 1
 * contains ^ and /, and additional data can be anything that two parties agree on. 49 to 51 allow `BRL` and
 * `986`. 55 is reserved in the standard, but used for chip data. 65 is included for completeness.
 */
export const ELEMENTS: Readonly<Record<number, ElementDefinition>> = {
  2: ll('Primary account number (PAN)', 'n', 19),
  3: fixed('Processing code', 'n', 6),
  4: fixed('Amount, transaction', 'n', 12),
  5: fixed('Amount, settlement', 'n', 12),
  6: fixed('Amount, cardholder billing', 'n', 12),
  7: fixed('Transmission date and time (MMDDhhmmss, UTC)', 'n', 10),
  8: fixed('Amount, cardholder billing fee', 'n', 8),
  9: fixed('Conversion rate, settlement', 'n', 8),
  10: fixed('Conversion rate, cardholder billing', 'n', 8),
  11: fixed('Systems trace audit number (STAN)', 'n', 6),
  12: fixed('Time, local transaction (hhmmss)', 'n', 6),
  13: fixed('Date, local transaction (MMDD)', 'n', 4),
  14: fixed('Date, expiration (YYMM)', 'n', 4),
  15: fixed('Date, settlement (MMDD)', 'n', 4),
  16: fixed('Date, conversion (MMDD)', 'n', 4),
  17: fixed('Date, capture (MMDD)', 'n', 4),
  18: fixed('Merchant type (MCC)', 'n', 4),
  19: fixed('Acquiring institution country code', 'n', 3),
  20: fixed('PAN extended, country code', 'n', 3),
  21: fixed('Forwarding institution country code', 'n', 3),
  22: fixed('Point of service entry mode', 'n', 3),
  23: fixed('Card (PAN) sequence number', 'n', 3),
  24: fixed('Network international identifier (NII)', 'n', 3),
  25: fixed('Point of service condition code', 'n', 2),
  26: fixed('Point of service PIN capture code', 'n', 2),
  27: fixed('Authorization identification response length', 'n', 1),
  28: fixed('Amount, transaction fee', 'x+n', 9),
  29: fixed('Amount, settlement fee', 'x+n', 9),
  30: fixed('Amount, transaction processing fee', 'x+n', 9),
  31: fixed('Amount, settlement processing fee', 'x+n', 9),
  32: ll('Acquiring institution identification code', 'n', 11),
  33: ll('Forwarding institution identification code', 'n', 11),
  34: ll('PAN, extended', 'ns', 28),
  35: ll('Track 2 data', 'z', 37),
  36: lll('Track 3 data', 'z', 104),
  37: fixed('Retrieval reference number (RRN)', 'an', 12),
  38: fixed('Authorization identification response', 'an', 6),
  39: fixed('Response code', 'an', 2),
  40: fixed('Service restriction code', 'an', 3),
  41: fixed('Card acceptor terminal identification', 'ans', 8),
  42: fixed('Card acceptor identification code', 'ans', 15),
  43: fixed('Card acceptor name and location', 'ans', 40),
  44: ll('Additional response data', 'ans', 25),
  45: ll('Track 1 data', 'ans', 76),
  46: lll('Additional data, ISO', 'ans', 999),
  47: lll('Additional data, national', 'ans', 999),
  48: lll('Additional data, private', 'ans', 999),
  49: fixed('Currency code, transaction', 'an', 3),
  50: fixed('Currency code, settlement', 'an', 3),
  51: fixed('Currency code, cardholder billing', 'an', 3),
  52: fixed('PIN data', 'b', 8),
  53: fixed('Security related control information', 'n', 16),
  54: lll('Additional amounts', 'an', 120),
  55: lll('Integrated circuit card data (reserved ISO)', 'b', 999),
  56: lll('Reserved ISO', 'ans', 999),
  57: lll('Reserved national', 'ans', 999),
  58: lll('Reserved national', 'ans', 999),
  59: lll('Reserved national', 'ans', 999),
  60: lll('Reserved national', 'ans', 999),
  61: lll('Reserved private', 'ans', 999),
  62: lll('Reserved private', 'ans', 999),
  63: lll('Reserved private', 'ans', 999),
  64: fixed('Message authentication code (MAC)', 'b', 8),
  65: fixed('Bitmap, extended', 'b', 1),
  66: fixed('Settlement code', 'n', 1),
  67: fixed('Extended payment code', 'n', 2),
  68: fixed('Receiving institution country code', 'n', 3),
  69: fixed('Settlement institution country code', 'n', 3),
  70: fixed('Network management information code', 'n', 3),
  71: fixed('Message number', 'n', 4),
  72: fixed('Message number, last', 'n', 4),
  73: fixed('Date, action (YYMMDD)', 'n', 6),
  74: fixed('Credits, number', 'n', 10),
  75: fixed('Credits, reversal number', 'n', 10),
  76: fixed('Debits, number', 'n', 10),
  77: fixed('Debits, reversal number', 'n', 10),
  78: fixed('Transfer, number', 'n', 10),
  79: fixed('Transfer, reversal number', 'n', 10),
  80: fixed('Inquiries, number', 'n', 10),
  81: fixed('Authorizations, number', 'n', 10),
  82: fixed('Credits, processing fee amount', 'n', 12),
  83: fixed('Credits, transaction fee amount', 'n', 12),
  84: fixed('Debits, processing fee amount', 'n', 12),
  85: fixed('Debits, transaction fee amount', 'n', 12),
  86: fixed('Credits, amount', 'n', 16),
  87: fixed('Credits, reversal amount', 'n', 16),
  88: fixed('Debits, amount', 'n', 16),
  89: fixed('Debits, reversal amount', 'n', 16),
  90: fixed('Original data elements', 'n', 42),
  91: fixed('File update code', 'an', 1),
  92: fixed('File security code', 'an', 2),
  93: fixed('Response indicator', 'an', 5),
  94: fixed('Service indicator', 'an', 7),
  95: fixed('Replacement amounts', 'an', 42),
  96: fixed('Message security code', 'b', 8),
  97: fixed('Amount, net settlement', 'x+n', 17),
  98: fixed('Payee', 'ans', 25),
  99: ll('Settlement institution identification code', 'n', 11),
  100: ll('Receiving institution identification code', 'n', 11),
  101: ll('File name', 'ans', 17),
  102: ll('Account identification 1', 'ans', 28),
  103: ll('Account identification 2', 'ans', 28),
  104: lll('Transaction description', 'ans', 100),
  105: lll('Reserved ISO', 'ans', 999),
  106: lll('Reserved ISO', 'ans', 999),
  107: lll('Reserved ISO', 'ans', 999),
  108: lll('Reserved ISO', 'ans', 999),
  109: lll('Reserved ISO', 'ans', 999),
  110: lll('Reserved ISO', 'ans', 999),
  111: lll('Reserved ISO', 'ans', 999),
  112: lll('Reserved national', 'ans', 999),
  113: lll('Reserved national', 'ans', 999),
  114: lll('Reserved national', 'ans', 999),
  115: lll('Reserved national', 'ans', 999),
  116: lll('Reserved national', 'ans', 999),
  117: lll('Reserved national', 'ans', 999),
  118: lll('Reserved national', 'ans', 999),
  119: lll('Reserved national', 'ans', 999),
  120: lll('Reserved private', 'ans', 999),
  121: lll('Reserved private', 'ans', 999),
  122: lll('Reserved private', 'ans', 999),
  123: lll('Reserved private', 'ans', 999),
  124: lll('Reserved private', 'ans', 999),
  125: lll('Reserved private', 'ans', 999),
  126: lll('Reserved private', 'ans', 999),
  127: lll('Reserved private', 'ans', 999),
  128: fixed('Message authentication code 2 (MAC)', 'b', 8),
};

/** The last element with a bit in a tertiary bitmap. */
export const LAST_ELEMENT = 192;
const EXTENDED = lll('Reserved', 'ans', 999);

/** Returns the definition of an element from 2 to 192. The 1987 edition has no elements above 128, so they are reserved. */
export function definitionOf(number: number): ElementDefinition | undefined {
  if (number > 128 && number <= LAST_ELEMENT) return EXTENDED;
  return ELEMENTS[number];
}

/** Whether a text is the number of an element that a profile can change. */
export function isElementKey(key: string): boolean {
  const number = Number(key);
  return definitionOf(number) !== undefined && number !== TERTIARY_BITMAP && String(number) === key;
}
