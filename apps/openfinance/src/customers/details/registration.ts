import { FAMILY_NAMES, GIVEN_NAMES, withCheckDigits } from '#libs/brazil';
import { toCents, type Cents } from '#libs/kernel';
import { type Customer } from '../../bank/customer';
import { Draws } from '../../bank/history/draws';
import { profileOf } from '../../bank/history/profiles';
import { STREETS, TOWNS, type Town } from './places';

/** What the bank registered about a customer when the relationship began. It is computed from the document. */
export interface Registration {
  readonly customer: Customer;
  /** Of a person the birth, of a company its foundation; `YYYY-MM-DD`. */
  readonly beganOn: string;
  /** Since when the customer has this bank. */
  readonly customerSince: string;
  readonly updatedOn: string;
  /** A month's income of a person or revenue of a company. */
  readonly income: Cents;
  readonly patrimony: Cents;
  readonly town: Town;
  /** With the number. */
  readonly street: string;
  readonly postCode: string;
  readonly phone: string;
  readonly email: string;
  /** Of a person the mother and father, of a company its managing partner and another partner. */
  readonly related: readonly [Related, Related];
  /** For further values of the customer. */
  readonly draws: Draws;
}

export interface Related {
  readonly name: string;
  readonly cpf: string;
}

/** Births and foundations are from this year on. The relationships begin 20 years after the last birth. */
const FIRST_BIRTH = 1955;
const FIRST_FOUNDATION = 1985;
const YEARS = 35;
const FIRST_RELATIONSHIP = 2010;
const FIRST_UPDATE = 2018;

/** The same customer always has the same registration, on any day. */
export function registrationOf(customer: Customer): Registration {
  const { document, personType, name } = customer;
  const draws = new Draws(`registration ${document}`);
  const isPerson = personType === 'PESSOA_NATURAL';
  const income = profileOf(document).accounts[0]?.income ?? 0;
  const town = draws.pick(TOWNS);
  const family = name.split(' ').at(isPerson ? -1 : -2) ?? name;
  return {
    customer,
    beganOn: isPerson
      ? dayIn(FIRST_BIRTH + draws.below(YEARS), draws)
      : dayIn(FIRST_FOUNDATION + draws.below(FIRST_RELATIONSHIP - FIRST_FOUNDATION), draws),
    customerSince: dayIn(FIRST_RELATIONSHIP + draws.below(8), draws),
    updatedOn: dayIn(FIRST_UPDATE + draws.below(2), draws),
    income: toCents(income),
    patrimony: toCents(income * draws.between(12, 60)),
    town,
    street: `${draws.pick(STREETS)}, ${String(draws.between(10, 2_000))}`,
    postCode: town.postCode + draws.digits(3),
    phone: `9${String(draws.between(60_000_000, 99_999_999))}`,
    email: `${asciiOf(name)}@example.com`,
    related: [relativeNamed(family, draws), relativeNamed(family, draws)],
    draws,
  };
}

function dayIn(year: number, draws: Draws): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(year)}-${two(draws.between(1, 12))}-${two(draws.between(1, 28))}`;
}

function relativeNamed(family: string, draws: Draws): Related {
  const names = [draws.pick(GIVEN_NAMES), draws.pick(FAMILY_NAMES), family];
  return { name: names.join(' '), cpf: withCheckDigits(draws.digits(9)) };
}

/** Small letters, digits and dots. */
function asciiOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .toLowerCase()
    .replace(/[ _]+/g, '.')
    .slice(0, 60);
}
