/** The kinds of person that a customer or a counterparty can be. */
export const PERSON_TYPES = ['PESSOA_NATURAL', 'PESSOA_JURIDICA'] as const;
export type PersonType = (typeof PERSON_TYPES)[number];

/** A customer of the bank. */
export interface Customer {
  readonly id: string;
  /** A CPF of 11 digits, or a CNPJ of 14 characters, which may have letters. */
  readonly document: string;
  readonly personType: PersonType;
  readonly name: string;
}

/** The kind of person that a CPF or CNPJ belongs to. */
export function personTypeOf(document: string): PersonType {
  return document.length === 11 ? 'PESSOA_NATURAL' : 'PESSOA_JURIDICA';
}
