import { LinksTo } from '#libs/openapi';
import {
  available,
  type Card,
  type CardAccount,
  type CardStatus,
  type Channel,
} from '../account/card';

/** A test card. Responses never contain its CVV and PIN. */
@LinksTo({
  findCard: { pan: '/pan' },
  changeCardStatus: { pan: '/pan' },
  resetCard: { pan: '/pan' },
  listCardTransactions: { pan: '/pan' },
  listCardHolds: { pan: '/pan' },
  listCardLedger: { pan: '/pan' },
  listCardScripts: { pan: '/pan' },
  listCardAccounts: { pan: '/pan' },
  listCardInstallments: { pan: '/pan' },
})
export class CardResponse {
  /**
   * Card number.
   * @example "4000000000000001"
   */
  pan!: string;

  /**
   * Expiry date, YYMM.
   * @example "4912"
   */
  expiry!: string;

  /**
   * Name of the holder.
   * @example "TEST CARD"
   */
  holderName!: string;

  /**
   * Brand of the card.
   * @example visa
   */
  brand!: string;

  /**
   * Status of the card.
   * @example active
   */
  status!: CardStatus;

  /**
   * Balance of the account in cents: the sum of its ledger entries.
   * @example 10000000
   */
  balance!: number;

  /**
   * Balance in cents when the card was created. A reset restores it.
   * @example 10000000
   */
  initialBalance!: number;

  /**
   * Credit limit in cents, in addition to the balance.
   * @example 0
   */
  creditLimit!: number;

  /**
   * Sum of the open holds in cents.
   * @example 0
   */
  held!: number;

  /**
   * Available funds in cents: balance plus credit limit minus holds.
   * @example 10000000
   */
  available!: number;

  /**
   * Currency of the account.
   * @example BRL
   */
  currency!: string;

  /**
   * Response code (DE39) for every payment with this card. Absent if the checks of the host decide.
   * @example "05"
   */
  scenario?: string;

  /**
   * Maximum number of approvals per day. Absent if there is no limit.
   * @example 10
   */
  dailyCountLimit?: number;

  /**
   * Maximum amount per day in cents. Absent if there is no limit.
   * @example 50000
   */
  dailyAmountLimit?: number;

  /**
   * Maximum amount of a contactless payment in cents. Absent if there is no limit.
   * @example 50000
   */
  contactlessLimit?: number;

  /**
   * Amount in cents above which a contactless payment needs a verification of the cardholder. Absent if none does.
   * @example 20000
   */
  contactlessPinLimit?: number;

  /** The accounts that DE3 can name. */
  accounts!: CardAccount[];

  /**
   * Merchant categories (MCC) that the card does not allow.
   * @example ["7995"]
   */
  blockedMccs!: string[];

  /** Channels that the card does not allow. */
  blockedChannels!: Channel[];

  /**
   * Number of wrong PINs since the last correct one. After three, the PIN is blocked.
   * @example 0
   */
  pinFailures!: number;

  /**
   * Time of the last change of the status, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  statusChangedAt!: string;

  static of(card: Card): CardResponse {
    const { pan, expiry, holderName, brand, status, currency, scenario } = card;
    const { contactlessLimit, contactlessPinLimit } = card;
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
      ...(contactlessLimit === null ? {} : { contactlessLimit }),
      ...(contactlessPinLimit === null ? {} : { contactlessPinLimit }),
      accounts: [...card.accounts],
      blockedMccs: [...card.blockedMccs],
      blockedChannels: [...card.blockedChannels],
      pinFailures,
      statusChangedAt,
    };
  }
}

/** The result of a reset. */
export class ResetResponse {
  /**
   * Number of cards that were reset.
   * @example 20
   */
  cards!: number;
}

/** The preset of the sandbox. */
export class PresetResponse {
  /**
   * Name of the preset.
   * @example off
   */
  preset!: string;
  /** All presets with their descriptions, by name. */
  presets!: Record<string, string>;
}
