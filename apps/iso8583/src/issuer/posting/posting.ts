import { newUuid, toCents, toIsoUtc, type Cents } from '#libs/kernel';
import { formatAmounts54 } from '#libs/iso8583';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Card } from '../../account/card';
import { type Account } from '../../account/own-accounts/account-type';
import { currencyOf } from '../../account/currency/billing';
import { ledgerNameOf } from '../../account/own-accounts/own-account';
import { type Decision } from '../../decision';
import { type Installments } from '../../account/installments/installments';
import { type CardRequest } from '../../requests/card-request';
import { type StandInReason } from '../../settings/stand-in-settings';
import { type CardStore } from '../store/card-store.repository';
import {
  messageKeyOf,
  type CardTransaction,
  type Hold,
  type LedgerEntry,
  type TransactionKind,
} from '../../account/transaction';

/** The open transaction of the database, the store of the cards, and the time of the message. */
export interface StoreContext {
  readonly tx: UnitOfWork;
  readonly store: CardStore;
  readonly nowMs: number;
}

/** The context of a message that is posted. */
export interface PostingContext extends StoreContext {
  /** The id that the record of the message gets. */
  readonly transactionId: string;
}

/** The result of a request, and the additional elements of its response. */
export interface HostResult {
  readonly decision: Decision;
  /** Undefined if the card does not exist. */
  readonly posted: PostedChange | undefined;
  readonly added: Readonly<Record<string, string>>;
  readonly originalId: string | null;
  /** The plan of the authorization that was captured, if the message has none. */
  readonly installments?: Installments | null;
  /** Why the network decided in place of the issuer. */
  readonly standInReason?: StandInReason;
}

/** The change of the account, and the card after it. */
export interface PostedChange {
  readonly card: Card;
  readonly kind: TransactionKind;
  /** Cents that are held, debited or credited. */
  readonly netAmount: Cents;
  readonly authorizationCode: string | undefined;
  /** The account that a transfer was credited to. */
  readonly toAccount?: Account;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const HOLD_DAYS = 7;
const LONG_HOLD_DAYS = 30;

/** Hotels and car rental: their final amount is known late. */
function isLongHold(mcc = ''): boolean {
  return /^(35|36|37|38)\d\d$|^7011$|^33[5-9]\d$|^34[0-3]\d$|^344[01]$|^751[23]$/.test(mcc);
}

/** Returns how long a hold of this request is valid. */
export function holdMs({ message }: CardRequest): number {
  return (isLongHold(message.fields['18']) ? LONG_HOLD_DAYS : HOLD_DAYS) * DAY_MS;
}

/** Holds an amount for some time. */
export function* holdFunds(
  posting: PostingContext,
  card: Card,
  request: CardRequest,
  { amount, code, ms }: { readonly amount: Cents; readonly code: string; readonly ms: number },
): Transactional<PostedChange> {
  const { tx, store, nowMs, transactionId } = posting;
  const hold: Hold = {
    id: transactionId,
    pan: card.pan,
    account: ledgerNameOf(card),
    amount,
    status: 'open',
    authorizationCode: code,
    rrn: request.message.fields['37'] ?? null,
    installments: request.installments ?? null,
    createdAt: toIsoUtc(nowMs),
    expiresAt: toIsoUtc(nowMs + ms),
  };
  yield* store.insertHold(tx, hold);
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
  { tx, store, nowMs }: PostingContext,
  card: Card,
  hold: Hold,
  { amount, ms }: { readonly amount: Cents; readonly ms: number },
): Transactional<PostedChange> {
  const expiresAt = toIsoUtc(nowMs + ms);
  yield* store.saveHold(tx, {
    ...hold,
    amount: toCents(hold.amount + amount),
    expiresAt: expiresAt > hold.expiresAt ? expiresAt : hold.expiresAt,
  });
  const nextHoldExpiry = yield* store.nextHoldExpiry(tx, card);
  const held = { ...card, held: toCents(card.held + amount), nextHoldExpiry };
  const { authorizationCode } = hold;
  return { card: held, kind: 'hold', netAmount: amount, authorizationCode };
}

/** Releases a hold, completely or in part. */
export function* releaseHold(
  { tx, store }: PostingContext,
  card: Card,
  hold: Hold,
  { status, stays = toCents(0) }: { readonly status: Hold['status']; readonly stays?: Cents },
): Transactional<Card> {
  const freed = hold.status === 'open' ? hold.amount - stays : 0;
  yield* store.saveHold(tx, { ...hold, status, amount: status === 'open' ? stays : hold.amount });
  const nextHoldExpiry = yield* store.nextHoldExpiry(tx, card);
  return { ...card, held: toCents(card.held - freed), nextHoldExpiry };
}

/** Changes the balance with an entry in the ledger. */
export function* post(
  { tx, store, nowMs, transactionId }: PostingContext,
  card: Card,
  kind: LedgerEntry['kind'],
  amount: number,
): Transactional<Card> {
  const balance = toCents(card.balance + amount);
  yield* store.insertEntry(tx, {
    id: newUuid(),
    pan: card.pan,
    account: ledgerNameOf(card),
    transactionId,
    kind,
    amount: toCents(amount),
    balance,
    createdAt: toIsoUtc(nowMs),
  });
  return { ...card, balance };
}

/** DE54 of a partial approval: the requested amount. */
export function original54(amount: number, currency: string): string {
  const asked = { accountType: '00', amountType: '57', currency, sign: 'C' as const };
  return formatAmounts54([{ ...asked, amountMinor: amount }]);
}

/**
 * The record of a message: its elements, its effect and its response.
 * @param added elements of the response, with DE39
 */
export function recordOf(
  { transactionId: id, nowMs }: Pick<PostingContext, 'transactionId' | 'nowMs'>,
  request: CardRequest,
  { decision, posted, originalId, installments: captured = null }: HostResult,
  added: CardTransaction['added'],
): CardTransaction {
  const { message, pan, amount, billing, installments } = request;
  const { mti, fields } = message;
  // A reversal whose original is missing is found by its DE90.
  const original = request.kind === 'reversal' ? fields['90'] : undefined;
  return {
    id,
    messageKey: messageKeyOf(message),
    pan,
    mti,
    kind: posted?.kind ?? 'declined',
    account: posted === undefined ? 'default' : ledgerNameOf(posted.card),
    toAccount: posted?.toAccount ?? null,
    processingCode: fields['3'] ?? '000000',
    amount: toCents(amount),
    currency: currencyOf(message),
    billingAmount: toCents(billing.cents),
    netAmount: posted?.netAmount ?? toCents(0),
    disputed: toCents(0),
    stan: fields['11'] ?? '',
    rrn: fields['37'] ?? null,
    transmittedAt: fields['7'] ?? '',
    localTime: fields['12'] ?? null,
    localDate: fields['13'] ?? null,
    settlementDate: monthDay(added['15'] ?? fields['15']),
    acquirer: fields['32'] ?? null,
    forwarder: fields['33'] ?? null,
    terminal: fields['41'] ?? null,
    merchant: fields['42'] ?? null,
    mcc: fields['18'] ?? null,
    installments: installments ?? captured,
    token: request.token?.token ?? null,
    authentication: request.authentication ?? null,
    authorizationCode: posted?.authorizationCode ?? null,
    responseCode: decision.code,
    rule: decision.rule,
    detail: decision.detail,
    originalId,
    reversedBy: null,
    added: original === undefined ? added : { ...added, '90': original },
    createdAt: toIsoUtc(nowMs),
  };
}

/** A date MMDD. A profile can give its element another format. */
function monthDay(value: string | undefined): string | null {
  return value !== undefined && /^[0-9]{4}$/.test(value) ? value : null;
}
