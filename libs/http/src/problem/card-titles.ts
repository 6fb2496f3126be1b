/** The titles of problems of the accounts of cards, and of disputes, in Portuguese. */
export const CARD_TITLES: readonly (readonly [title: string, inPortuguese: string])[] = [
  ['The account type has no credit limit', 'O tipo de conta não tem limite de crédito'],
  ['The amount cannot be contested', 'O valor não pode ser contestado'],
  [
    'The brand of the card has no dispute reasons',
    'A bandeira do cartão não tem motivos de contestação',
  ],
  ['The brand of the card has no such reason', 'A bandeira do cartão não tem esse motivo'],
  ['The card already has an account of that type', 'O cartão já tem uma conta desse tipo'],
  ['The card has no such purchase', 'O cartão não tem essa compra'],
  ['The dispute cannot take that step now', 'A contestação não pode dar esse passo agora'],
  ['The dispute does not exist', 'A contestação não existe'],
  ['The step is always about the whole amount', 'O passo é sempre sobre o valor inteiro'],
  ['The time limit of the reason has passed', 'O prazo do motivo já passou'],
];
