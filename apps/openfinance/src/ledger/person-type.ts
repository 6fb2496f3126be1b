/** The kinds of person that a customer or a counterparty can be. */
export const PERSON_TYPES = ['PESSOA_NATURAL', 'PESSOA_JURIDICA'] as const;
export type PersonType = (typeof PERSON_TYPES)[number];

/** The kind of person that a CPF or CNPJ belongs to. */
export function personTypeOf(document: string): PersonType {
  return document.length === 11 ? 'PESSOA_NATURAL' : 'PESSOA_JURIDICA';
}
