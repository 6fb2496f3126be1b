/** A published test key. It protects nothing. */
export class TestKeyResponse {
  /**
   * Name of the key.
   * @example pin
   */
  name!: string;
  /**
   * The purpose of the key.
   * @example "Enciphers PIN blocks of format 4"
   */
  purpose!: string;
  /** The block cipher. */
  algorithm!: 'TDES' | 'AES';
  /**
   * The key in hex.
   * @example "0123456789ABCDEFFEDCBA9876543210"
   */
  key!: string;
  /**
   * Key check value: the first three bytes of enciphered zeros.
   * @example "08D7B4"
   */
  kcv!: string;
}

/** An enciphered PIN block. */
export class PinBlockResponse {
  /**
   * The PIN block, as in DE52.
   * @example "0F2E4C56B5C4C29F"
   */
  block!: string;
  /**
   * Format of ISO 9564: 0, 1, 3 or 4.
   * @example 0
   */
  format!: number;
  /**
   * Key check value of the key.
   * @example "08D7B4"
   */
  kcv!: string;
}

/** The result of comparing a PIN block with a PIN. */
export class PinBlockCheckResponse {
  /** True if the block has this PIN, for this card number. */
  matches!: boolean;
  /**
   * Format of the block: 0, 1, 3 or 4. Absent if the block cannot be read with this key and card number.
   * @example 0
   */
  format?: number;
  /**
   * The result in words.
   * @example "The block of format 0 has this PIN."
   */
  detail!: string;
}

/** A message authentication code. */
export class MacResponse {
  /**
   * The MAC: 8 bytes in hex.
   * @example "5E6C4B7F2A9D1038"
   */
  mac!: string;
  /**
   * The element of the MAC: DE64, or DE128 if the message has an element after 64. Absent for `data`.
   * @example DE64
   */
  element?: string;
  /** The data elements of the message with its MAC, by number. Absent for `data`. */
  fields?: Record<string, string>;
  /**
   * The packed message with its MAC, in hex. Absent for `data`.
   * @example "30313030"
   */
  raw?: string;
}

/** The result of checking a MAC. */
export class MacCheckResponse {
  /** True if the MAC is correct. */
  matches!: boolean;
  /**
   * The MAC that was expected. Absent if the message has no MAC.
   * @example "5E6C4B7F2A9D1038"
   */
  expected?: string;
  /**
   * The result in words.
   * @example "DE64 is the MAC of the message."
   */
  detail!: string;
}

/** An application request cryptogram. */
export class ArqcResponse {
  /**
   * The cryptogram (tag 9F26).
   * @example "29CCA15AE665FA2E"
   */
  arqc!: string;
  /** The scheme of the version: Visa, or M/Chip of Mastercard. */
  scheme!: 'visa' | 'mchip';
  /**
   * Cryptogram version (CVN). Visa: 10, 17 or 18; M/Chip: 16, 17, 20 or 21.
   * @example 10
   */
  version!: number;
  /**
   * The chip data with the cryptogram, for DE55 (`emv` of a message by name).
   * @example "9F260829CCA15AE665FA2E"
   */
  emv!: string;
}

/** The result of checking a cryptogram. */
export class ArqcCheckResponse {
  /** True if tag 9F26 is the cryptogram of the card. */
  matches!: boolean;
  /**
   * The expected cryptogram.
   * @example "29CCA15AE665FA2E"
   */
  expected!: string;
  /** The scheme of the version: Visa, or M/Chip of Mastercard. */
  scheme!: 'visa' | 'mchip';
  /**
   * Cryptogram version (CVN). Visa: 10, 17 or 18; M/Chip: 16, 17, 20 or 21.
   * @example 10
   */
  version!: number;
  /**
   * The cryptogram of the response (ARPC) for the response code.
   * @example "28993816AFAE4AEB"
   */
  arpc!: string;
  /**
   * The value of tag 91 in the response: the ARPC, and the response code or the card status update.
   * @example "28993816AFAE4AEB3030"
   */
  issuerAuthenticationData!: string;
}
