import { FAMILY_NAMES, GIVEN_NAMES, TRADES, withCheckDigits } from '#libs/brazil';
import { stableUuid, toCents, type Cents } from '#libs/kernel';
import { type Account } from '../../ledger/account';
import { type Customer } from '../customer';
import { personTypeOf } from '../../ledger/person-type';
import { Draws } from './draws';
import { type PlanName } from './plans';

type Fixed =
  | 'accountId'
  | 'customerId'
  | 'jointCustomerId'
  | 'type'
  | 'subtype'
  | 'branchCode'
  | 'number'
  | 'checkDigit'
  | 'investedCents'
  | 'contractedLimitCents';

/** An account, and the values from which its transactions are made. */
export interface AccountProfile extends Pick<Account, Fixed> {
  readonly plan: PlanName;
  /** The monthly income in cents. Amounts of the plan are shares of it. */
  readonly income: number;
  /** The final balance, including the invested amount. */
  readonly total: Cents;
}

/** A customer, with the accounts whose first holder is this customer. */
export interface CustomerProfile extends Customer {
  readonly accounts: readonly AccountProfile[];
}

const NO_EXTRAS = {
  jointCustomerId: null,
  subtype: 'INDIVIDUAL',
  investedCents: toCents(0),
  contractedLimitCents: null,
} as const;

/** An account with an id that a test can name. */
export function seededAccount(
  accountId: string,
  number: string,
  rest: Omit<AccountProfile, Fixed> &
    Partial<Pick<AccountProfile, Fixed>> &
    Pick<AccountProfile, 'customerId' | 'type'>,
): AccountProfile {
  const checkDigit = checkDigitOf(number);
  return { ...NO_EXTRAS, accountId, branchCode: '0001', number, checkDigit, ...rest };
}

/** The customers that every sandbox has, with ids that a test can name. */
export const SEEDED_CUSTOMERS: readonly CustomerProfile[] = [
  {
    id: 'maria',
    document: withCheckDigits('111444777'),
    personType: 'PESSOA_NATURAL',
    name: 'Maria Silva',
    accounts: [
      seededAccount('maria-corrente', '10000001', {
        customerId: 'maria',
        type: 'CONTA_DEPOSITO_A_VISTA',
        plan: 'borrower',
        income: 850_000,
        total: toCents(1_834_257),
        contractedLimitCents: toCents(500_000),
      }),
      seededAccount('maria-poupanca', '10000002', {
        customerId: 'maria',
        type: 'CONTA_POUPANCA',
        plan: 'savings',
        income: 850_000,
        total: toCents(2_561_000),
      }),
      seededAccount('maria-joao-conjunta', '10000003', {
        customerId: 'maria',
        jointCustomerId: 'joao',
        type: 'CONTA_DEPOSITO_A_VISTA',
        subtype: 'CONJUNTA_SOLIDARIA',
        plan: 'shared',
        income: 300_000,
        total: toCents(733_145),
      }),
    ],
  },
  {
    id: 'joao',
    document: withCheckDigits('987654321'),
    personType: 'PESSOA_NATURAL',
    name: 'João Pereira',
    accounts: [
      seededAccount('joao-corrente', '10000004', {
        customerId: 'joao',
        type: 'CONTA_DEPOSITO_A_VISTA',
        plan: 'portability',
        income: 420_000,
        total: toCents(976_420),
      }),
      seededAccount('joao-pre-paga', '10000005', {
        customerId: 'joao',
        type: 'CONTA_PAGAMENTO_PRE_PAGA',
        plan: 'prepaid',
        income: 60_000,
        total: toCents(125_090),
      }),
    ],
  },
  {
    id: 'padaria',
    document: withCheckDigits('112223330001'),
    personType: 'PESSOA_JURIDICA',
    name: 'Padaria Pão de Mel Ltda',
    accounts: [
      seededAccount('padaria-corrente', '10000006', {
        customerId: 'padaria',
        type: 'CONTA_DEPOSITO_A_VISTA',
        plan: 'company',
        income: 12_000_000,
        total: toCents(28_500_000),
        investedCents: toCents(2_500_000),
        contractedLimitCents: toCents(2_000_000),
      }),
    ],
  },
];

/** The made-up customer of a document. The same document always gives the same customer. */
export function derivedCustomer(document: string): CustomerProfile {
  const draws = new Draws(`customer ${document}`);
  const personType = personTypeOf(document);
  const family = draws.pick(FAMILY_NAMES);
  const isPerson = personType === 'PESSOA_NATURAL';
  const name = isPerson
    ? `${draws.pick(GIVEN_NAMES)} ${family}`
    : `${draws.pick(TRADES)} ${family} Ltda`;
  const income = isPerson
    ? draws.between(2_500, 15_000) * 100
    : draws.between(30_000, 200_000) * 100;
  const of = { customerId: stableUuid(`customer ${document}`), document, income, draws };
  const current = isPerson ? ('person' as const) : ('company' as const);
  return {
    id: of.customerId,
    document,
    personType,
    name,
    accounts: [
      derivedAccount('CONTA_DEPOSITO_A_VISTA', current, of),
      isPerson
        ? derivedAccount('CONTA_POUPANCA', 'savings', of)
        : derivedAccount('CONTA_PAGAMENTO_PRE_PAGA', 'prepaid', { ...of, income: income / 100 }),
    ],
  };
}

function derivedAccount(
  type: Account['type'],
  plan: PlanName,
  of: { customerId: string; document: string; income: number; draws: Draws },
): AccountProfile {
  const { customerId, document, income, draws } = of;
  const number = `2${draws.digits(7)}`;
  return {
    ...NO_EXTRAS,
    accountId: stableUuid(`account ${document} ${type}`),
    customerId,
    type,
    branchCode: draws.digits(4),
    number,
    checkDigit: checkDigitOf(number),
    plan,
    income,
    // Higher than the largest temporary deficit of any plan.
    total: toCents(income * 2 + draws.below(income)),
  };
}

/** The digits weighted by position, modulo 11; 10 is written as 0. */
function checkDigitOf(number: string): string {
  const digits = Array.from(number, Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (9 - index), 0);
  return String(((sum * 10) % 11) % 10);
}
