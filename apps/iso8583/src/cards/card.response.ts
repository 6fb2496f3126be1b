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

  /** The response code that the card always answers; only where it has one. */
  scenario?: string;

  /** Only where there is one. */
  dailyCountLimit?: number;

  /** Cents; only where there is one. */
  dailyAmountLimit?: number;

  blockedMccs!: string[];

  blockedChannels!: Channel[];

  /** Wrong PINs since the last right one; three block it. */
  pinFailures!: number;

  /** When its status last changed, ISO 8601 UTC. */
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
  /** How many cards. */
  cards!: number;
}

/** A message about the card, and what it did. */
export class TransactionResponse {
  id!: string;
  /** @example "0100" */
  mti!: string;
  kind!: TransactionKind;
  /** @example "000000" */
  processingCode!: string;
  /** Cents asked for. */
  amount!: number;
  /** Cents approved and not reversed. */
  netAmount!: number;
  /** @example "000001" */
  stan!: string;
  rrn!: string | null;
  terminalId!: string | null;
  merchantId!: string | null;
  authorizationCode!: string | null;
  /** @example "00" */
  responseCode!: string;
  /** The rule that decided. */
  rule!: string;
  detail!: string;
  /** What a reversal or a capture is about. */
  originalId!: string | null;
  /** The reversal that undid it. */
  reversedBy!: string | null;
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
  id!: string;
  /** Cents. */
  amount!: number;
  status!: HoldStatus;
  authorizationCode!: string;
  rrn!: string | null;
  createdAt!: string;
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
  id!: string;
  transactionId!: string | null;
  kind!: LedgerEntry['kind'];
  /** Cents, negative for a debit. */
  amount!: number;
  /** Cents behind it. */
  balance!: number;
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
