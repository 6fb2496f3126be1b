import { type KeyBlockVersion } from '#libs/card-security';

/** More data about a key in a key block. */
export class OptionalBlockResponse {
  /**
   * The identifier.
   * @example KS
   */
  id!: string;
  /**
   * The data.
   * @example "00604B120F9292800000"
   */
  data!: string;
}

/** The header of a key block. */
export class KeyBlockHeaderResponse {
  version!: KeyBlockVersion;
  /**
   * The usage of the key.
   * @example P0
   */
  usage!: string;
  /**
   * The usage in words.
   * @example "PIN encryption"
   */
  usageText!: string;
  /**
   * The algorithm of the key: A (AES), D (DES) or T (TDES).
   * @example T
   */
  algorithm!: string;
  /**
   * What the key can be used for.
   * @example E
   */
  mode!: string;
  /**
   * The version of the key.
   * @example "00"
   */
  keyVersion!: string;
  /**
   * Whether the key can be exported.
   * @example E
   */
  exportability!: string;
  /** The optional blocks, without the padding block. */
  optional!: OptionalBlockResponse[];
}

/** A key in a key block. */
export class KeyBlockResponse {
  /**
   * The key block.
   * @example "B0080P0TE00E000094B420079CC80BA3461F86FE26EFC4A3B8E4FA4C5F5341176EED7B727B8A248E"
   */
  block!: string;
  header!: KeyBlockHeaderResponse;
  /**
   * Key check value of the key.
   * @example "57C409"
   */
  kcv!: string;
  /**
   * Key check value of the protection key.
   * @example "0B9F0F"
   */
  protectionKcv!: string;
}

/** The result of checking a key block. */
export class KeyBlockCheckResponse {
  /** True if the block is correct and under the protection key. */
  matches!: boolean;
  /**
   * The result in words.
   * @example "The block is correct. It has a key of TDES: PIN encryption."
   */
  detail!: string;
  /** The header; absent if the block is wrong. */
  header?: KeyBlockHeaderResponse;
  /**
   * The key in hex; absent if the block is wrong.
   * @example "3F419E1CB7079442AA37474C2EFBF8B8"
   */
  key?: string;
  /**
   * Key check value of the key; absent if the block is wrong.
   * @example "57C409"
   */
  kcv?: string;
}
