/** A card verification value. */
export class CvvResponse {
  /**
   * The value: three digits.
   * @example "561"
   */
  value!: string;
}

/** The result of checking a card verification value. */
export class CvvCheckResponse {
  /** True if the value is that of the card. */
  matches!: boolean;
  /**
   * The expected value.
   * @example "561"
   */
  expected!: string;
}

/** The authentication value of a cardholder (CAVV) or of a token (TAVV). */
export class CavvResponse {
  /**
   * The value: 20 bytes in Base64, for `cavv` of a message.
   * @example "BwABCXJ5k5YCIxA0cnmTAAAAAAA="
   */
  value!: string;
  /**
   * The same in hex.
   * @example "0700010972799396022310347279930000000000"
   */
  hex!: string;
  /**
   * The three digits that the key makes. Of a token they are also called DTVV.
   * @example "972"
   */
  output!: string;
  /**
   * The indicator of the key: 01 of cards, 02 of tokens.
   * @example "01"
   */
  keyIndicator!: string;
}

/** The result of checking an authentication value. */
export class CavvCheckResponse {
  /** True if the value is that of the card or token. */
  matches!: boolean;
  /**
   * The result in the value: 0 authenticated, 5 not possible, 7 attempted, 9 failed. Absent if the value has another layout.
   * @example 7
   */
  result?: number;
  /**
   * The authentication tracking number in the value. Absent if the value has another layout.
   * @example "9602231034727993"
   */
  trackingNumber?: string;
  /**
   * The result in words.
   * @example "The value is that of the card."
   */
  detail!: string;
}

/** An issuer script. */
export class ScriptToolResponse {
  /**
   * The script, for DE55 of the response: tag 71 or 72 in hex.
   * @example "72169F180400000001860D8424000008ED0AB162BAB1DE61"
   */
  script!: string;
  /**
   * The command with its MAC, in hex.
   * @example "8424000008ED0AB162BAB1DE61"
   */
  command!: string;
}

/** A command of a script. */
export class CheckedCommandResponse {
  /**
   * The command with its MAC, in hex.
   * @example "8424000008ED0AB162BAB1DE61"
   */
  command!: string;
  /** True if the MAC is correct. */
  matches!: boolean;
  /**
   * The expected MAC.
   * @example "ED0AB162BAB1DE61"
   */
  expected!: string;
}

/** The result of checking a script. */
export class ScriptCheckResponse {
  /** True if there is a command, and the MACs of all commands are correct. */
  matches!: boolean;
  /** The commands of the script. */
  commands!: CheckedCommandResponse[];
}
