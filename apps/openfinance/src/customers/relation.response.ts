import { BANK } from '../bank/bank';
import { type Account, type AccountSubtype, type AccountType } from '../ledger/account';

/** The products of this bank that a customer has (customers 2.2.1, EnumProductServiceType, has more). */
export const PRODUCT_SERVICES = [
  'CONTA_DEPOSITO_A_VISTA',
  'CONTA_POUPANCA',
  'CONTA_PAGAMENTO_PRE_PAGA',
  'CARTAO_CREDITO',
] as const;
export type ProductService = (typeof PRODUCT_SERVICES)[number];

/** The products of a customer with these accounts. Every customer has a card. */
export function productsOf(accounts: readonly Account[]): ProductService[] {
  const types = new Set<ProductService>(accounts.map(({ type }) => type));
  return PRODUCT_SERVICES.filter((each) => each === 'CARTAO_CREDITO' || types.has(each));
}

/** An account of a company, as its registration names it. */
export class BusinessCustomerAccountResponse {
  /** @example "876" */
  compeCode!: string;

  /** @example "0001" */
  branchCode!: string;

  /** @example "10000006" */
  number!: string;

  /** @example "0" */
  checkDigit!: string;

  /** @example CONTA_DEPOSITO_A_VISTA */
  type!: AccountType;

  static of({ branchCode, number, checkDigit, type }: Account): BusinessCustomerAccountResponse {
    return { compeCode: BANK.compeCode, branchCode, number, checkDigit, type };
  }
}

/** An account of a person, as the registration names it. */
export class PersonalCustomerAccountResponse extends BusinessCustomerAccountResponse {
  /** @example INDIVIDUAL */
  subtype!: AccountSubtype;

  static override of(account: Account): PersonalCustomerAccountResponse {
    const { compeCode, branchCode, number, checkDigit, type } = super.of(account);
    return { compeCode, branchCode, number, checkDigit, type, subtype: account.subtype };
  }
}
