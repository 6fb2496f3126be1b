import { createHash } from 'node:crypto';
import { FAMILY_NAMES, GIVEN_NAMES, withCheckDigits } from '#libs/brazil';
import { toIsoUtc, type Cents } from '#libs/kernel';
import {
  type CustomerAccount,
  type SimulatedPayment,
} from '../settlement/payments/simulated-payer';
import { formOf, type PaymentRequest, type PaymentForm } from './payment.request';

/** RUNNING: not all payments are sent yet. COMPLETED: all are sent. STOPPED, FAILED: the rest will not be sent. */
export const SERIES_STATUSES = ['RUNNING', 'COMPLETED', 'STOPPED', 'FAILED'] as const;
export type SeriesStatus = (typeof SERIES_STATUSES)[number];

/** The members that all payments of a series share. */
export type PaymentTemplate = Pick<
  PaymentRequest,
  'from' | 'to' | 'key' | 'txId' | 'serviceLevel' | 'payer' | 'creditor' | 'description'
> & { readonly amount: Cents; readonly form: PaymentForm };

/** Payments that a simulated payer sends: one, or several per second. */
export interface PaymentSeries {
  readonly id: string;
  readonly template: PaymentTemplate;
  /** The EndToEndId in the request; null if there is none. Only a series of one payment has one. */
  readonly endToEndId: string | null;
  /** The last 11 characters of each EndToEndId start with these 7 characters. */
  readonly prefix: string;
  readonly count: number;
  readonly perSecond: number;
  /** When the first payment is sent, in milliseconds on the clock of the sandbox. */
  readonly startMs: number;
  /** The number of payments that have been sent. */
  readonly sent: number;
  readonly status: SeriesStatus;
  /** Why it failed; null if it did not. */
  readonly failure: string | null;
}

/** The time between two batches of payments, in milliseconds. */
export const BATCH_MS = 100;
/** The largest batch, when a series is late. */
const LARGEST_BATCH = 200;

export function templateOf(body: PaymentRequest): PaymentTemplate {
  const { from, to, amount, key, txId, serviceLevel, payer, creditor, description } = body;
  const form = formOf(body);
  return { from, to, amount, key, txId, form, serviceLevel, payer, creditor, description };
}

type Pace = Pick<PaymentSeries, 'startMs' | 'perSecond'>;

/** The instant of the payment with an index (from 0): the end of its tenth of a second. */
export function instantOf({ startMs, perSecond }: Pace, index: number): number {
  return startMs + Math.ceil((index * 1_000) / perSecond / BATCH_MS) * BATCH_MS;
}

/** The index after the last payment of the next batch. The batch starts at `sent`. */
export function endOfBatch(series: PaymentSeries, nowMs: number): number {
  const { sent, count } = series;
  const last = Math.min(count, sent + LARGEST_BATCH);
  let end = sent;
  while (end < last && instantOf(series, end) <= nowMs) end += 1;
  return end;
}

export function endToEndIdOf(series: PaymentSeries, index: number): string {
  if (series.endToEndId !== null) return series.endToEndId;
  const minute = minuteOf(instantOf(series, index));
  const number = index.toString(36).padStart(4, '0');
  return `E${series.template.from}${minute}${series.prefix}${number}`;
}

/** The payment with an index. It is always the same, so it can be sent again after a crash. */
export function paymentOf(series: PaymentSeries, index: number): SimulatedPayment {
  const endToEndId = endToEndIdOf(series, index);
  const { key, txId, payer, creditor, description, ...template } = series.template;
  const payerDocument = payer?.document ?? madeUpCpf(`payer ${endToEndId}`);
  return {
    ...template,
    endToEndId,
    payer: {
      name: payer?.name ?? madeUpName(endToEndId),
      document: payerDocument,
      account: accountOf(payer?.account) ?? madeUpAccount(`payer ${endToEndId}`),
    },
    creditor: {
      document: creditor?.document ?? madeUpCpf(`creditor ${endToEndId}`),
      account: accountOf(creditor?.account) ?? madeUpAccount(`creditor ${endToEndId}`),
    },
    ...(key === undefined ? {} : { key }),
    ...(txId === undefined ? {} : { txId }),
    ...(description === undefined ? {} : { description }),
  };
}

/** yyyyMMddHHmm in UTC. */
function minuteOf(ms: number): string {
  return toIsoUtc(ms)
    .replace(/[^0-9]/g, '')
    .slice(0, 12);
}

type AccountBody = NonNullable<PaymentTemplate['creditor']>['account'];

function accountOf(account: AccountBody): CustomerAccount | undefined {
  if (account === undefined) return undefined;
  const { number, branch, type } = account;
  return branch === undefined ? { number, type } : { number, branch, type };
}

function madeUpAccount(seed: string): CustomerAccount {
  return { number: digitsOf(seed, 8), branch: '0001', type: 'TRAN' };
}

function madeUpCpf(seed: string): string {
  return withCheckDigits(digitsOf(seed, 9));
}

function madeUpName(seed: string): string {
  const number = numberOf(seed);
  const given = GIVEN_NAMES[number % GIVEN_NAMES.length] ?? '';
  const family = FAMILY_NAMES[Math.floor(number / 1_000) % FAMILY_NAMES.length] ?? '';
  return `${given} ${family}`;
}

function digitsOf(seed: string, count: number): string {
  return String(numberOf(seed)).padStart(count, '0').slice(-count);
}

/** A number of 48 bits from the hash of a text. */
function numberOf(seed: string): number {
  return createHash('sha256').update(seed).digest().readUIntBE(0, 6);
}
