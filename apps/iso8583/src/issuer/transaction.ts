import { type Cents } from '#libs/kernel';
import { type IsoMessage } from '#libs/iso8583';

/** The effect of a message on the account. */
export type TransactionKind =
  'hold' | 'debit' | 'credit' | 'capture' | 'reversal' | 'inquiry' | 'declined';

/** A message that the host decided on, and what became of it. Amounts are in cents. */
export interface CardTransaction {
  readonly id: string;
  /** The key of a message for duplicates; null if the message can be repeated. */
  readonly messageKey: string;
  readonly pan: string;
  readonly mti: string;
  readonly kind: TransactionKind;
  readonly processingCode: string;
  /** What was asked for. */
  readonly amount: Cents;
  /** What of it is approved and not reversed. */
  readonly netAmount: Cents;
  readonly stan: string;
  readonly rrn: string | null;
  readonly transmittedAt: string;
  readonly localTime: string | null;
  readonly localDate: string | null;
  readonly acquirer: string | null;
  readonly forwarder: string | null;
  readonly terminal: string | null;
  readonly merchant: string | null;
  readonly mcc: string | null;
  readonly authorizationCode: string | null;
  readonly responseCode: string;
  /** The rule that decided. */
  readonly rule: string;
  readonly detail: string;
  /** What a reversal or a capture is about. */
  readonly originalId: string | null;
  /** The reversal that undid it. */
  readonly reversedBy: string | null;
  /** What the host added to the elements that it echoed, to answer the same again; DE90 of a reversal too. */
  readonly added: Readonly<Record<string, string>>;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/**
 * What makes two messages the same one: class and function, STAN, transmission time, acquirer and terminal
 * (DE11, DE7, DE32, DE41). A repeat (xxx1) has the key of what it repeats.
 */
export function messageKeyOf({ mti, fields }: IsoMessage): string {
  const parts = [mti.slice(1, 3), fields['11'], fields['7'], fields['32'], fields['41']];
  return parts.map((part) => (part ?? '').trim()).join('/');
}

export type HoldStatus = 'open' | 'captured' | 'released' | 'expired';

/** Funds that an authorization set aside. */
export interface Hold {
  /** That of the transaction which made it. */
  readonly id: string;
  readonly pan: string;
  readonly amount: Cents;
  readonly status: HoldStatus;
  readonly authorizationCode: string;
  readonly rrn: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** One change of an account's balance. Entries are only ever added. */
export interface LedgerEntry {
  readonly id: string;
  readonly pan: string;
  readonly transactionId: string | null;
  readonly kind: 'opening' | 'debit' | 'credit' | 'reversal';
  /** Cents, negative for a debit. */
  readonly amount: Cents;
  readonly balance: Cents;
  readonly createdAt: string;
}
