import { available, type Card, type CardStatus, type Channel } from '../issuer/card';
import {
  type CardTransaction,
  type Hold,
  type HoldStatus,
  type LedgerEntry,
  type TransactionKind,
} from '../issuer/transaction';

/** A test card. Amounts are in cents; CVV and PIN are never shown. */
export class CardResponse {
  /** @example "4000000000000001" */
  pan!: string;

  /**
   * YYMM.
   * @example "4912"
   */
  expiry!: string;

  /** @example "TEST CARD" */
  holderName!: string;

  /** @example visa */
  brand!: string;

  /** @example active */
  status!: CardStatus;

  /**
   * What the account holds by its ledger.
   * @example 10000000
   */
  balance!: number;

  /** @example 10000000 */
  initialBalance!: number;

  /** @example 0 */
  creditLimit!: number;

  /**
   * What open holds set aside.
   * @example 0
   */
  held!: number;

  /**
   * What can be spent: balance and limit, less what is held.
   * @example 10000000
   */
  available!: number;

  /** @example BRL */
  currency!: string;

  /**
   * The response code that the card always answers; only where it has one.
   * @example "05"
   */
  scenario?: string;

  /**
   * Only where there is one.
   * @example 10
   */
  dailyCountLimit?: number;

  /**
   * Cents; only where there is one.
   * @example 50000
   */
  dailyAmountLimit?: number;

  blockedMccs!: string[];

  blockedChannels!: Channel[];

  /**
   * Wrong PINs since the last right one; three block it.
   * @example 0
   */
  pinFailures!: number;

  /**
   * When its status last changed, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  statusChangedAt!: string;

  static of(card: Card): CardResponse {
    const { pan, expiry, holderName, brand, status, currency, scenario } = card;
    const { dailyCountLimit, dailyAmountLimit, pinFailures, statusChangedAt } = card;
    return {
      pan,
      expiry,
      holderName,
      brand,
      status,
      balance: card.balance,
      initialBalance: card.initialBalance,
      creditLimit: card.creditLimit,
      held: card.held,
      available: available(card),
      currency,
      ...(scenario === null ? {} : { scenario }),
      ...(dailyCountLimit === null ? {} : { dailyCountLimit }),
      ...(dailyAmountLimit === null ? {} : { dailyAmountLimit }),
      blockedMccs: [...card.blockedMccs],
      blockedChannels: [...card.blockedChannels],
      pinFailures,
      statusChangedAt,
    };
  }
}

/** What was reset. */
export class ResetResponse {
  /**
   * How many cards.
   * @example 20
   */
  cards!: number;
}

/** A message about the card, and what it did. */
export class TransactionResponse {
  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  id!: string;
  /** @example "0100" */
  mti!: string;
  kind!: TransactionKind;
  /** @example "000000" */
  processingCode!: string;
  /**
   * Cents asked for.
   * @example 15075
   */
  amount!: number;
  /**
   * Cents approved and not reversed.
   * @example 15075
   */
  netAmount!: number;
  /** @example "000001" */
  stan!: string;
  /** @example "632512000001" */
  rrn!: string | null;
  /** @example TERM0001 */
  terminalId!: string | null;
  /** @example MERCHANT0000001 */
  merchantId!: string | null;
  /** @example "007920" */
  authorizationCode!: string | null;
  /** @example "00" */
  responseCode!: string;
  /**
   * The rule that decided.
   * @example funds
   */
  rule!: string;
  /** @example "15075 cents are available." */
  detail!: string;
  /**
   * What a reversal or a capture is about.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  originalId!: string | null;
  /**
   * The reversal that undid it.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  reversedBy!: string | null;
  /** @example 2026-11-21T12:00:00.000Z */
  createdAt!: string;

  static of(transaction: CardTransaction): TransactionResponse {
    const { id, mti, kind, processingCode, amount, netAmount, stan, rrn } = transaction;
    const { authorizationCode, responseCode, rule, detail } = transaction;
    const { originalId, reversedBy, createdAt, terminal, merchant } = transaction;
    return {
      id,
      mti,
      kind,
      processingCode,
      amount,
      netAmount,
      stan,
      rrn,
      terminalId: terminal,
      merchantId: merchant,
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

/** Funds that an authorization set aside. */
export class HoldResponse {
  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  id!: string;
  /**
   * Cents.
   * @example 15075
   */
  amount!: number;
  status!: HoldStatus;
  /** @example "007920" */
  authorizationCode!: string;
  /** @example "632512000001" */
  rrn!: string | null;
  /** @example 2026-11-21T12:00:00.000Z */
  createdAt!: string;
  /** @example 2026-11-28T12:00:00.000Z */
  expiresAt!: string;

  static of({
    id,
    amount,
    status,
    authorizationCode,
    rrn,
    createdAt,
    expiresAt,
  }: Hold): HoldResponse {
    return { id, amount, status, authorizationCode, rrn, createdAt, expiresAt };
  }
}

/** One change of the balance. */
export class LedgerEntryResponse {
  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  id!: string;
  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  transactionId!: string | null;
  kind!: LedgerEntry['kind'];
  /**
   * Cents, negative for a debit.
   * @example -15075
   */
  amount!: number;
  /**
   * Cents behind it.
   * @example 9984925
   */
  balance!: number;
  /** @example 2026-11-21T12:00:00.000Z */
  createdAt!: string;

  static of(entry: LedgerEntry): LedgerEntryResponse {
    const { id, transactionId, kind, amount, balance, createdAt } = entry;
    return { id, transactionId, kind, amount, balance, createdAt };
  }
}

/** Which magic values the sandbox knows. */
export class PresetResponse {
  /** @example off */
  preset!: string;
  /** All there are, each with what it does. */
  presets!: Record<string, string>;
}
