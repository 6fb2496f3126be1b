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
   * The values by number of the data element ("2".."128"). Numbers and text include their padding; binary
   * elements are upper-case hex.
   */
  readonly fields: Readonly<Record<string, string>>;
}
