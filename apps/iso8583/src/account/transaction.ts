import { type Cents } from '#libs/kernel';
import { withoutRepeat, type IsoMessage } from '#libs/iso8583';

import { type Authentication } from './authentication/authentication';
import { type Installments } from './installments/installments';
import { type Account } from './own-accounts/account-type';

/** The effect of a message on the account. unbilled: approved, but the amount in BRL is not known. */
export const TRANSACTION_KINDS = [
  'hold',
  'debit',
  'credit',
  'capture',
  'transfer',
  'reversal',
  'confirmed',
  'stand-in',
  'inquiry',
  'unbilled',
  'declined',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** A message that the host decided on, with its effect on the account. Amounts are in cents. */
export interface CardTransaction {
  readonly id: string;
  /** The key for finding duplicates; see messageKeyOf. */
  readonly messageKey: string;
  readonly pan: string;
  readonly mti: string;
  readonly kind: TransactionKind;
  /** The account of the card whose money it moves or checks. */
  readonly account: Account;
  /** The account that receives a transfer. */
  readonly toAccount: Account | null;
  readonly processingCode: string;
  /** The requested amount (DE4), in minor units of its currency. */
  readonly amount: Cents;
  /** DE49: the currency of the requested amount. */
  readonly currency: string;
  /** The requested amount in cents of BRL. */
  readonly billingAmount: Cents;
  /** The amount that was approved and not reversed, in cents of BRL. */
  readonly netAmount: Cents;
  /** The part of it that the cardholder got back in disputes. */
  readonly disputed: Cents;
  readonly stan: string;
  readonly rrn: string | null;
  readonly transmittedAt: string;
  readonly localTime: string | null;
  readonly localDate: string | null;
  /** DE15 of the response, or else of the request: MMDD. */
  readonly settlementDate: string | null;
  readonly acquirer: string | null;
  readonly forwarder: string | null;
  readonly terminal: string | null;
  readonly merchant: string | null;
  readonly mcc: string | null;
  /** The plan of a payment in installments. */
  readonly installments: Installments | null;
  /** The number in the message, if it is a token of the card. */
  readonly token: string | null;
  /** The authentication of the cardholder, if the message has one. */
  readonly authentication: Authentication | null;
  readonly authorizationCode: string | null;
  readonly responseCode: string;
  /** The check that decided. */
  readonly rule: string;
  readonly detail: string;
  /** The transaction that this one reverses, captures, increments or confirms. */
  readonly originalId: string | null;
  /** The reversal of this transaction. */
  readonly reversedBy: string | null;
  /** The elements that the host added to the response, needed to repeat it; also DE90 of a reversal. */
  readonly added: Readonly<Record<string, string>>;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/**
 * The key of a message: class and function, STAN, transmission time, acquirer and terminal (DE11, DE7, DE32,
 * DE41). Two messages with the same key are the same message. A repeat (xxx1) has the key of the original, but a
 * confirmation (xxx2) has its own.
 */
export function messageKeyOf({ mti, fields }: IsoMessage): string {
  const type = withoutRepeat(mti).slice(1).replace(/0$/, '');
  const parts = [type, fields['11'], fields['7'], fields['32'], fields['41']];
  return parts.map((part) => (part ?? '').trim()).join('/');
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Half a year: DE7 means its nearest date. */
const NEAREST_YEAR_MS = 183 * DAY_MS;

/**
 * Whether a stored message and a message that arrives now are of different years. DE7 has no year, so the numbers of a
 * message can be used again after a year. A late repeat of an advice, days after its original, is still its repeat.
 */
export function isOfAnotherYear(
  { createdAt }: Pick<CardTransaction, 'createdAt'>,
  nowMs: number,
): boolean {
  return Math.abs(nowMs - Date.parse(createdAt)) > NEAREST_YEAR_MS;
}

/** The key of a stored message after its numbers were used again in another year. */
export function retiredKeyOf({ messageKey, id }: CardTransaction): string {
  return `${messageKey}#${id.slice(-12)}`;
}

export type HoldStatus = 'open' | 'captured' | 'released' | 'expired';

/** An amount that an authorization holds. */
export interface Hold {
  /** The id of the transaction that created it. */
  readonly id: string;
  readonly pan: string;
  readonly account: Account;
  readonly amount: Cents;
  readonly status: HoldStatus;
  readonly authorizationCode: string;
  readonly rrn: string | null;
  /** The plan of the authorization, which its captures have too. */
  readonly installments: Installments | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** One change of the balance of an account. Entries are never changed. */
export interface LedgerEntry {
  readonly id: string;
  readonly pan: string;
  readonly account: Account;
  readonly transactionId: string | null;
  /** A transfer has two entries, whose sum is zero. */
  readonly kind: 'opening' | 'debit' | 'credit' | 'transfer' | 'reversal' | 'dispute';
  /** Cents, negative for a debit. */
  readonly amount: Cents;
  readonly balance: Cents;
  readonly createdAt: string;
}
