import { stableUuid, toCents } from '#libs/kernel';
import { type Customer } from '../customer';
import { Draws } from '../history/draws';
import { profileOf, SEEDED_CUSTOMERS } from '../history/profiles';
import { type CardAccount } from './card';

type Fixed = Pick<
  CardAccount,
  'creditCardAccountId' | 'name' | 'productType' | 'creditCardNetwork'
>;

/** The cards of the customers that every sandbox has, with ids that a test can name. */
const SEEDED_CARDS: Readonly<Record<string, Fixed>> = {
  maria: {
    creditCardAccountId: 'maria-cartao',
    name: 'Cartão Simulado Platinum',
    productType: 'PLATINUM',
    creditCardNetwork: 'VISA',
  },
  joao: {
    creditCardAccountId: 'joao-cartao',
    name: 'Cartão Simulado Gold',
    productType: 'GOLD',
    creditCardNetwork: 'MASTERCARD',
  },
  padaria: {
    creditCardAccountId: 'padaria-cartao',
    name: 'Cartão Simulado Empresarial',
    productType: 'EMPRESARIAL',
    creditCardNetwork: 'ELO',
  },
};

type Product = Pick<CardAccount, 'name' | 'productType'>;

const PERSONAL: readonly [Product, ...Product[]] = [
  { name: 'Cartão Simulado', productType: 'STANDARD_INTERNACIONAL' },
  { name: 'Cartão Simulado Gold', productType: 'GOLD' },
  { name: 'Cartão Simulado Platinum', productType: 'PLATINUM' },
  { name: 'Cartão Simulado Black', productType: 'BLACK' },
];
const OF_COMPANIES: Product = { name: 'Cartão Simulado Empresarial', productType: 'EMPRESARIAL' };

/** The limit is this multiple of the monthly income, which no sum of unpaid transactions reaches. */
const LIMIT_IN_INCOMES = 3;

/** The card accounts of a customer. The same document always gives the same accounts. */
export function cardsOf({
  id,
  document,
  personType,
}: Pick<Customer, 'id' | 'document' | 'personType'>): readonly CardAccount[] {
  const draws = new Draws(`card ${document}`);
  const isPerson = personType === 'PESSOA_NATURAL';
  const income = profileOf(document).accounts[0]?.income ?? 0;
  const derived: Fixed = {
    creditCardAccountId: stableUuid(`card ${document}`),
    ...(isPerson ? draws.pick(PERSONAL) : OF_COMPANIES),
    creditCardNetwork: draws.pick(['VISA', 'MASTERCARD', 'ELO']),
  };
  const cardNumbers: CardAccount['cardNumbers'] = isPerson
    ? [draws.digits(4), draws.digits(4)]
    : [stableUuid(`card number ${document}`)];
  return [
    {
      ...(SEEDED_CARDS[id] ?? derived),
      holderType: personType,
      cardNumbers,
      limitCents: toCents(income * LIMIT_IN_INCOMES),
      closingDay: draws.pick([5, 12, 20, 25]),
      income,
    },
  ];
}

/** The card accounts that every sandbox has. */
export function seededCards(): readonly CardAccount[] {
  return SEEDED_CUSTOMERS.flatMap((customer) => cardsOf(customer));
}
