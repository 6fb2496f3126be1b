import {
  type Authentication,
  type AuthenticationLevel,
  type LiableParty,
  type ValueResult,
} from '../account/authentication/authentication';
import { type Account } from '../account/own-accounts/account-type';
import { type InstallmentType } from '../account/installments/installments';
import {
  type CardTransaction,
  type Hold,
  type HoldStatus,
  type LedgerEntry,
  type TransactionKind,
} from '../account/transaction';
import { lastFourOf } from '../tokens/token';

/** The plan of a payment in installments. */
export class InstallmentsResponse {
  /**
   * The number of monthly installments.
   * @example 3
   */
  count!: number;
  /** Who finances the plan: the merchant (without interest) or the issuer (with interest). */
  type!: InstallmentType;
  /**
   * The interest of the issuer per month, in percent. Absent if there is none.
   * @example "2.99"
   */
  monthlyRate?: string;
}

/** The authentication of the cardholder in an e-commerce payment. */
export class AuthenticationResponse {
  /**
   * The electronic commerce indicator (ECI). Absent if the message has none.
   * @example "05"
   */
  eci?: string;
  /** How far the cardholder was authenticated. */
  level!: AuthenticationLevel;
  /** The result of the check of the authentication value (CAVV, or TAVV of a token). */
  value!: ValueResult;
  /** The party that bears the loss of a fraud. */
  liability!: LiableParty;
  /**
   * Version of 3-D Secure, 1 or 2. Absent if the message has none.
   * @example "2"
   */
  threeDsVersion?: string;
  /**
   * Transaction id of the directory server. Absent if the message has none.
   * @example "f38e6948-5388-41a6-bca4-b49723c19437"
   */
  dsTransactionId?: string;

  static of(authentication: Authentication): AuthenticationResponse {
    const { eci, level, value, liability, threeDsVersion, dsTransactionId } = authentication;
    return {
      ...(eci === null ? {} : { eci }),
      level,
      value,
      liability,
      ...(threeDsVersion === null ? {} : { threeDsVersion }),
      ...(dsTransactionId === null ? {} : { dsTransactionId }),
    };
  }
}

/** A message for the card that the host decided on, with its effect on the account. */
export class TransactionResponse {
  /**
   * UUID of the transaction.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  id!: string;
  /**
   * Card number. It is not masked, because it is not a real card; but of a payment with a token only the last four digits are shown.
   * @example "4000000000000001"
   */
  pan!: string;
  /**
   * Message type indicator.
   * @example "0100"
   */
  mti!: string;
  /** Effect on the account. */
  kind!: TransactionKind;
  /** The account of the card; absent for the default account. */
  account?: Account;
  /** The account that received a transfer. Absent for other transactions. */
  toAccount?: Account;
  /**
   * Processing code (DE3).
   * @example "000000"
   */
  processingCode!: string;
  /**
   * Requested amount (DE4) in minor units of its currency, such as cents.
   * @example 15075
   */
  amount!: number;
  /**
   * Currency of the requested amount (DE49).
   * @example "986"
   */
  currency!: string;
  /**
   * Requested amount in cents of BRL.
   * @example 15075
   */
  billingAmount!: number;
  /**
   * Amount in cents of BRL that was approved and not reversed.
   * @example 15075
   */
  netAmount!: number;
  /**
   * The part of it, in cents, that the cardholder has got back in disputes. Absent if there is none.
   * @example 4000
   */
  disputed?: number;
  /**
   * Systems trace audit number (DE11).
   * @example "000001"
   */
  stan!: string;
  /**
   * Retrieval reference number (DE37).
   * @example "632512000001"
   */
  rrn!: string | null;
  /**
   * Terminal (DE41).
   * @example TERM0001
   */
  terminalId!: string | null;
  /**
   * Merchant (DE42).
   * @example MERCHANT0000001
   */
  merchantId!: string | null;
  /**
   * The token in the message. Absent if the message has the card number.
   * @example "4000995773790558"
   */
  token?: string;
  /** The authentication of the cardholder by 3-D Secure. Absent if the message has none. */
  authentication?: AuthenticationResponse;
  /** The plan of a payment in installments. Absent if the payment has none. */
  installments?: InstallmentsResponse;
  /**
   * Authorization code (DE38); null if the message was declined.
   * @example "007920"
   */
  authorizationCode!: string | null;
  /**
   * Response code (DE39).
   * @example "00"
   */
  responseCode!: string;
  /**
   * The check that decided; docs/iso8583.md lists them in order.
   * @example funds
   */
  rule!: string;
  /**
   * The reason in words.
   * @example "500 cents are available, but 1000 were requested."
   */
  detail!: string;
  /**
   * Id of the transaction that this one reverses, captures, increments or confirms; null if there is none.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  originalId!: string | null;
  /**
   * Id of the reversal of this transaction; null if it was not reversed.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  reversedBy!: string | null;
  /**
   * Time when the message was received, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;

  static of(transaction: CardTransaction): TransactionResponse {
    const { id, pan, mti, kind, processingCode, amount, netAmount, stan, rrn } = transaction;
    const { authorizationCode, responseCode, rule, detail } = transaction;
    const { originalId, reversedBy, createdAt, terminal, merchant } = transaction;
    const { currency, billingAmount, installments, token, authentication } = transaction;
    const { account, toAccount, disputed } = transaction;
    return {
      id,
      pan: token === null ? pan : maskedPan(pan),
      ...(token === null ? {} : { token }),
      mti,
      kind,
      ...shownAccount(account),
      ...(toAccount === null ? {} : { toAccount }),
      processingCode,
      amount,
      currency,
      billingAmount,
      netAmount,
      ...(disputed === 0 ? {} : { disputed }),
      stan,
      rrn,
      terminalId: terminal,
      merchantId: merchant,
      ...(installments === null ? {} : { installments }),
      ...(authentication === null
        ? {}
        : { authentication: AuthenticationResponse.of(authentication) }),
      authorizationCode,
      responseCode,
      rule,
      detail,
      originalId,
      reversedBy,
      createdAt,
    };
  }
}

/** Who pays with a token does not see the number of the card. */
function maskedPan(pan: string): string {
  return lastFourOf(pan).padStart(pan.length, '*');
}

/** An amount that an authorization holds. */
export class CardHoldResponse {
  /**
   * UUID of the hold. It is the id of the transaction that created it.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  id!: string;
  /** The account of the card; absent for the default account. */
  account?: Account;
  /**
   * Amount in cents.
   * @example 15075
   */
  amount!: number;
  /** Status of the hold. Only open holds reduce the available funds. */
  status!: HoldStatus;
  /**
   * Authorization code (DE38) of the approval.
   * @example "007920"
   */
  authorizationCode!: string;
  /**
   * Retrieval reference number (DE37) of the authorization.
   * @example "632512000001"
   */
  rrn!: string | null;
  /**
   * Time when the hold was created, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;
  /**
   * Time when an open hold expires, ISO 8601 UTC.
   * @example 2026-11-28T12:00:00.000Z
   */
  expiresAt!: string;

  static of({
    id,
    account,
    amount,
    status,
    authorizationCode,
    rrn,
    createdAt,
    expiresAt,
  }: Hold): CardHoldResponse {
    return {
      id,
      ...shownAccount(account),
      ...{ amount, status, authorizationCode, rrn, createdAt, expiresAt },
    };
  }
}

/** One change of the balance of an account. */
export class LedgerEntryResponse {
  /**
   * UUID of the entry.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  id!: string;
  /**
   * Id of the transaction that changed the balance; null for the opening entry.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  transactionId!: string | null;
  /** The account of the card; absent for the default account. */
  account?: Account;
  /** Kind of the entry. */
  kind!: LedgerEntry['kind'];
  /**
   * Change of the balance in cents; negative for a debit.
   * @example -15075
   */
  amount!: number;
  /**
   * Balance in cents after the entry.
   * @example 9984925
   */
  balance!: number;
  /**
   * Time of the entry, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;

  static of(entry: LedgerEntry): LedgerEntryResponse {
    const { id, account, transactionId, kind, amount, balance, createdAt } = entry;
    const own = shownAccount(account);
    return { id, ...own, transactionId, kind, amount, balance, createdAt };
  }
}

/** The default account is not shown, because most cards have no other. */
function shownAccount(account: Account): { readonly account?: Account } {
  return account === 'default' ? {} : { account };
}
