import { type PersonType } from '../ledger/person-type';

/** A customer of the bank. */
export interface Customer {
  readonly id: string;
  /** A CPF of 11 digits, or a CNPJ of 14 characters, which may have letters. */
  readonly document: string;
  readonly personType: PersonType;
  readonly name: string;
}
