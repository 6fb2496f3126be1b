import { type PixAccountType } from './terms';

/** An amount of money. */
export class PaymentAmountResponse {
  /**
   * With two decimals.
   * @example 150.00
   */
  amount!: string;

  /** @example BRL */
  currency!: string;
}

/** An account in a payment. */
export class PixAccountResponse {
  /** @example 12345678 */
  ispb!: string;

  /**
   * The branch. Only for accounts with a branch.
   * @example 0001
   */
  issuer?: string;

  /**
   * With the check digit.
   * @example 1234567890
   */
  number!: string;

  /** @example CACC */
  accountType!: PixAccountType;
}

/** A document and its type. */
export class DocumentResponse {
  /** @example 11144477735 */
  identification!: string;

  /** @example CPF */
  rel!: string;
}

/** A person with a document. */
export class PersonResponse {
  document!: DocumentResponse;
}

/** The member, unless it has no value. */
export function optional<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Readonly<Partial<Record<Name, Value>>> {
  return (value === undefined ? {} : { [name]: value }) as Readonly<Partial<Record<Name, Value>>>;
}
