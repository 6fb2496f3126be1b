/**
 * A message, independent of its format on the wire. It can be serialized as JSON.
 *
 * @example
 * { mti: '0800', fields: { '7': '1121120000', '11': '000001', '70': '301' } }
 */
export interface IsoMessage {
  /** Four digits. */
  readonly mti: string;
  /**
   * The values by number of the data element ("2".."192"). Numbers and text include their padding; binary
   * elements are upper-case hex.
   */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * The subelements by path, in the order of the wire: `48.84`, `55.9F26`, `127.25.2`; a tag that is repeated has `#2`,
   * `#3`, as in `63.B2#2`. A constructed object of BER-TLV is shown by its leaves, as in `55.71.9F18`. Values are as in
   * `fields`, which have the whole element too. To encode an element, one of the two is enough.
   */
  readonly parts?: Readonly<Record<string, string>>;
  /** The header before the MTI in upper-case hex, if the profile has one. */
  readonly header?: string;
}
