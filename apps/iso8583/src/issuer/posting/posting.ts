import { newUuid, toCents, toIsoUtc, type Cents } from '#libs/kernel';
import { formatAmounts54 } from '#libs/iso8583';
import { type AtomicWork } from '#libs/database';
import { available, type Card } from '../account/card';
import { type CardRequest } from '../request/card-request';
import { type HostStatements } from '../account/statements.repository';
import {
  type CardTransaction,
  type Hold,
  type LedgerEntry,
  type TransactionKind,
} from '../account/transaction';

/** The database statements, the time and the transaction of a posting. */
export interface PostingContext {
  readonly statements: HostStatements;
  readonly nowMs: number;
  readonly transactionId: string;
}

/** The change of the account, and the card after it. */
export interface PostedChange {
  readonly card: Card;
  readonly kind: TransactionKind;
  /** Cents that are held, debited or credited. */
  readonly netAmount: Cents;
  readonly authorizationCode: string | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const HOLD_DAYS = 7;
const LONG_HOLD_DAYS = 30;

/** Hotels and car rental: their final amount is known late. */
function isLongHold(mcc = ''): boolean {
  return /^(35|36|37|38)\d\d$|^7011$|^33[5-9]\d$|^34[0-3]\d$|^344[01]$|^751[23]$/.test(mcc);
}

/** How long a hold of this request is valid. */
export function holdMs({ message }: CardRequest): number {
  return (isLongHold(message.fields['18']) ? LONG_HOLD_DAYS : HOLD_DAYS) * DAY_MS;
}

/** Holds an amount for some time. */
export function* holdFunds(
  posting: PostingContext,
  card: Card,
  request: CardRequest,
  { amount, code, ms }: { readonly amount: Cents; readonly code: string; readonly ms: number },
): AtomicWork<PostedChange> {
  const { statements, nowMs, transactionId } = posting;
  const hold: Hold = {
    id: transactionId,
    pan: card.pan,
    amount,
    status: 'open',
    authorizationCode: code,
    rrn: request.message.fields['37'] ?? null,
    createdAt: toIsoUtc(nowMs),
    expiresAt: toIsoUtc(nowMs + ms),
  };
  yield* statements.insertHold(hold);
  const next = card.nextHoldExpiry;
  const held: Card = {
    ...card,
    held: toCents(card.held + amount),
    nextHoldExpiry: next === null || next > hold.expiresAt ? hold.expiresAt : next,
  };
  return { card: held, kind: 'hold', netAmount: amount, authorizationCode: code };
}

/** Adds an amount to an open hold, and extends it. */
export function* growHold(
  { statements, nowMs }: PostingContext,
  card: Card,
  hold: Hold,
  { amount, ms }: { readonly amount: Cents; readonly ms: number },
): AtomicWork<PostedChange> {
  const expiresAt = toIsoUtc(nowMs + ms);
  yield* statements.setHold({
    ...hold,
    amount: toCents(hold.amount + amount),
    expiresAt: expiresAt > hold.expiresAt ? expiresAt : hold.expiresAt,
  });
  const nextHoldExpiry = yield* statements.nextHoldExpiry(card.pan);
  const held = { ...card, held: toCents(card.held + amount), nextHoldExpiry };
  const { authorizationCode } = hold;
  return { card: held, kind: 'hold', netAmount: amount, authorizationCode };
}

/** Releases a hold, completely or in part. */
export function* releaseHold(
  { statements }: PostingContext,
  card: Card,
  hold: Hold,
  { status, stays = toCents(0) }: { readonly status: Hold['status']; readonly stays?: Cents },
): AtomicWork<Card> {
  const freed = hold.status === 'open' ? hold.amount - stays : 0;
  yield* statements.setHold({ ...hold, status, amount: status === 'open' ? stays : hold.amount });
  const nextHoldExpiry = yield* statements.nextHoldExpiry(card.pan);
  return { ...card, held: toCents(card.held - freed), nextHoldExpiry };
}

/** Changes the balance with an entry in the ledger. */
export function* post(
  { statements, nowMs, transactionId }: PostingContext,
  card: Card,
  kind: LedgerEntry['kind'],
  amount: number,
): AtomicWork<Card> {
  const balance = toCents(card.balance + amount);
  yield* statements.insertEntry({
    id: newUuid(),
    pan: card.pan,
    transactionId,
    kind,
    amount: toCents(amount),
    balance,
    createdAt: toIsoUtc(nowMs),
  });
  return { ...card, balance };
}

/** The largest amount of DE54; a larger balance is shown as this. */
const MAX_AMOUNT54 = 999_999_999_999;

/** DE54 of a balance inquiry: the ledger balance and the available funds. */
export function balances54(card: Card, processingCode: string): string {
  const common = { accountType: processingCode.slice(2, 4), currency: '986' };
  const amount = (amountType: string, cents: number) => ({
    ...common,
    amountType,
    sign: cents < 0 ? ('D' as const) : ('C' as const),
    amountMinor: Math.min(Math.abs(cents), MAX_AMOUNT54),
  });
  return formatAmounts54([amount('01', card.balance), amount('02', available(card))]);
}

/** DE54 of a partial approval: the requested amount. */
export function original54(amount: number, currency: string): string {
  const asked = { accountType: '00', amountType: '57', currency, sign: 'C' as const };
  return formatAmounts54([{ ...asked, amountMinor: amount }]);
}

/** What the host decided, as a transaction keeps it. */
type DecidedFacts = Pick<
  CardTransaction,
  | 'id'
  | 'messageKey'
  | 'kind'
  | 'netAmount'
  | 'authorizationCode'
  | 'responseCode'
  | 'rule'
  | 'detail'
  | 'originalId'
  | 'createdAt'
>;

/** The record of a message: its elements, its effect and its response. */
export function transactionOf(
  request: CardRequest,
  about: DecidedFacts,
  added: CardTransaction['added'],
): CardTransaction {
  const { mti, fields } = request.message;
  const { id, messageKey, kind, netAmount, originalId, createdAt } = about;
  return {
    id,
    messageKey,
    pan: request.pan,
    mti,
    kind,
    processingCode: fields['3'] ?? '000000',
    amount: toCents(request.amount),
    currency: fields['49'] ?? '986',
    billingAmount: toCents(request.billing.cents),
    netAmount,
    stan: fields['11'] ?? '',
    rrn: fields['37'] ?? null,
    transmittedAt: fields['7'] ?? '',
    localTime: fields['12'] ?? null,
    localDate: fields['13'] ?? null,
    acquirer: fields['32'] ?? null,
    forwarder: fields['33'] ?? null,
    terminal: fields['41'] ?? null,
    merchant: fields['42'] ?? null,
    mcc: fields['18'] ?? null,
    installments: request.installments ?? null,
    authorizationCode: about.authorizationCode,
    responseCode: about.responseCode,
    rule: about.rule,
    detail: about.detail,
    originalId,
    reversedBy: null,
    added,
    createdAt,
  };
}
