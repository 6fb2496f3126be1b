import { ApiProperty } from '@nestjs/swagger';
import { formatCents, toCents, type Cents } from '#libs/kernel';
import { type Account, type AccountSubtype, type AccountType } from '../ledger/account';
import { BANK } from '../bank/bank';
import { dateTime } from '../standard/date-time';
import {
  type LinksResponse,
  type ListMetaResponse,
  type PageLinksResponse,
} from '../standard/standard.response';

/** An amount of money. */
export class AmountResponse {
  /**
   * A decimal number with two places.
   * @example "18342.57"
   */
  @ApiProperty({ pattern: '^\\d{1,15}\\.\\d{2}$' })
  amount!: string;

  /** @example BRL */
  currency!: string;

  static of(cents: Cents): AmountResponse {
    return { amount: formatCents(cents), currency: 'BRL' };
  }
}

/** An account in the list. */
export class AccountDataResponse {
  /** @example Banco Simulado */
  brandName!: string;

  /**
   * The CNPJ of the bank.
   * @example "87654321000198"
   */
  companyCnpj!: string;

  /** @example CONTA_DEPOSITO_A_VISTA */
  type!: AccountType;

  /** @example "876" */
  compeCode!: string;

  /** @example "0001" */
  branchCode!: string;

  /** @example "10000001" */
  number!: string;

  /** @example "0" */
  checkDigit!: string;

  /** @example maria-corrente */
  accountId!: string;

  static of({ type, branchCode, number, checkDigit, accountId }: Account): AccountDataResponse {
    const { brandName, cnpj: companyCnpj, compeCode } = BANK;
    return { brandName, companyCnpj, type, compeCode, branchCode, number, checkDigit, accountId };
  }
}

/** An account. */
export class AccountIdentificationResponse {
  /** @example "876" */
  compeCode!: string;

  /** @example "0001" */
  branchCode!: string;

  /** @example "10000001" */
  number!: string;

  /** @example "0" */
  checkDigit!: string;

  /** @example CONTA_DEPOSITO_A_VISTA */
  type!: AccountType;

  /** @example INDIVIDUAL */
  subtype!: AccountSubtype;

  /** @example BRL */
  currency!: string;

  static of(account: Account): AccountIdentificationResponse {
    const { branchCode, number, checkDigit, type, subtype, currency } = account;
    const { compeCode } = BANK;
    return { compeCode, branchCode, number, checkDigit, type, subtype, currency };
  }
}

/** The balances of an account. */
export class BalancesResponse {
  /** The amount that can be used immediately, without the overdraft limit. */
  availableAmount!: AmountResponse;

  /** The amount that is blocked for payments that are not settled yet. */
  blockedAmount!: AmountResponse;

  automaticallyInvestedAmount!: AmountResponse;

  /**
   * The last change of the balance.
   * @example 2026-01-31T12:00:00Z
   */
  updateDateTime!: string;

  static of(account: Account): BalancesResponse {
    return {
      availableAmount: AmountResponse.of(account.availableCents),
      blockedAmount: AmountResponse.of(account.blockedCents),
      automaticallyInvestedAmount: AmountResponse.of(account.investedCents),
      updateDateTime: dateTime(Date.parse(account.updatedAt)),
    };
  }
}

/** The overdraft limits of an account; empty if none was contracted. */
export class OverdraftLimitsResponse {
  overdraftContractedLimit?: AmountResponse;

  overdraftUsedLimit?: AmountResponse;

  unarrangedOverdraftAmount?: AmountResponse;

  static of({ contractedLimitCents }: Account): OverdraftLimitsResponse {
    if (contractedLimitCents === null) return {};
    // Balances are never below zero, so no limit is used.
    const none = AmountResponse.of(toCents(0));
    return {
      overdraftContractedLimit: AmountResponse.of(contractedLimitCents),
      overdraftUsedLimit: none,
      unarrangedOverdraftAmount: none,
    };
  }
}

/** A page of the accounts. */
export class AccountListResponse {
  data!: AccountDataResponse[];

  links!: PageLinksResponse;

  meta!: ListMetaResponse;
}

/** One account. */
export class AccountResponse {
  data!: AccountIdentificationResponse;

  links!: LinksResponse;

  meta!: ListMetaResponse;
}

/** The balances of one account. */
export class AccountBalancesResponse {
  data!: BalancesResponse;

  links!: LinksResponse;

  meta!: ListMetaResponse;
}

/** The limits of one account. */
export class AccountLimitsResponse {
  data!: OverdraftLimitsResponse;

  links!: LinksResponse;

  meta!: ListMetaResponse;
}
