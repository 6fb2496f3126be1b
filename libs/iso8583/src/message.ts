/**
 * A message as the suite handles it, whatever the wire looks like. JSON-serialisable.
 *
 * @example
 * { mti: '0800', fields: { '7': '1121120000', '11': '000001', '70': '301' } }
 */
export interface IsoMessage {
  /** Four digits. */
  readonly mti: string;
  /**
   * By number of the data element ("2".."128"). Numerals and text as they are, with their padding;
   * binary elements as upper-case hex.
   */
  readonly fields: Readonly<Record<string, string>>;
}
