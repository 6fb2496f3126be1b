import { type Cents } from '#libs/kernel';

/** A payment of a file, as its records say it. Texts have no blanks at their ends, and are empty if the field is blank. */
export interface Instruction {
  readonly number: number;
  readonly lot: number;
  readonly record: number;
  /** The form of entry of the lot (G029). */
  readonly form: string;
  /** G060. */
  readonly movement: string;
  /** G061. */
  readonly instruction: string;
  readonly companyDocument: string;
  /** YYYY-MM-DD; empty if the field has no day. */
  readonly payOn: string;
  readonly amount: Cents;
  readonly payee: {
    readonly name: string;
    /** CPF or CNPJ; empty if the file has none. */
    readonly document: string;
    readonly bankCode: string;
    readonly ispb: string;
    readonly branch: string;
    /** With the check digit. */
    readonly account: string;
    /** CC or PP, or PG for a payment account. */
    readonly accountKind: string;
  };
  /** P001. */
  readonly clearingHouse: string;
  /** The form of initiation (G100), the key or the location of a QR code, and its txid. */
  readonly pix: { readonly initiation: string; readonly key: string; readonly txid: string };
  readonly message: string;
  /** Its records, as they were received. */
  readonly lines: readonly string[];
}
