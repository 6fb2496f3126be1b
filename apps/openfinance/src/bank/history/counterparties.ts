import { FAMILY_NAMES, GIVEN_NAMES, TRADES, withCheckDigits } from '#libs/brazil';
import { type Counterparty } from '../../ledger/posting';
import { type Draws } from './draws';

type BankCodes = Required<Pick<Counterparty, 'ispb' | 'compeCode'>>;

/** Some banks with their codes (Banco Central, list of participants of the STR). */
const BANKS: readonly [BankCodes, ...BankCodes[]] = [
  { ispb: '00000000', compeCode: '001' },
  { ispb: '00360305', compeCode: '104' },
  { ispb: '00416968', compeCode: '077' },
  { ispb: '10573521', compeCode: '323' },
  { ispb: '18236120', compeCode: '260' },
  { ispb: '31872495', compeCode: '336' },
  { ispb: '60701190', compeCode: '341' },
  { ispb: '60746948', compeCode: '237' },
  { ispb: '90400888', compeCode: '033' },
];

const COMPE_CODES = new Map(BANKS.map(({ ispb, compeCode }) => [ispb, compeCode]));

/** The COMPE code of a bank; undefined if it is unknown, or if the institution has none. */
export function compeCodeOf(ispb: string | undefined): string | undefined {
  return ispb === undefined ? undefined : COMPE_CODES.get(ispb);
}

/** The ISPB of the bank with a COMPE code; undefined if it is unknown. */
export function ispbOf(compeCode: string): string | undefined {
  return BANKS.find((bank) => bank.compeCode === compeCode)?.ispb;
}

/** A made-up person or company, with an account at another bank. */
export interface Party {
  readonly name: string;
  readonly counterparty: Counterparty;
}

export function person(draws: Draws): Party {
  const name = `${draws.pick(GIVEN_NAMES)} ${draws.pick(FAMILY_NAMES)}`;
  const document = withCheckDigits(draws.digits(9));
  return { name, counterparty: { document, personType: 'PESSOA_NATURAL', ...accountOf(draws) } };
}

export function company(draws: Draws): Party {
  const name = `${draws.pick(TRADES)} ${draws.pick(FAMILY_NAMES)} Ltda`;
  const document = withCheckDigits(`${draws.digits(8)}0001`);
  return { name, counterparty: { document, personType: 'PESSOA_JURIDICA', ...accountOf(draws) } };
}

function accountOf(draws: Draws): Omit<Counterparty, 'document' | 'personType'> {
  return {
    ...draws.pick(BANKS),
    branchCode: draws.digits(4),
    number: draws.digits(8),
    checkDigit: draws.digits(1),
  };
}
