import { createHash } from 'node:crypto';
import { FAMILY_NAMES, GIVEN_NAMES, withCheckDigits } from '#libs/brazil';
import { toIsoUtc, type Cents } from '#libs/kernel';
import { type CustomerAccount, type VirtualOrder } from '../settlement/payments/virtual-order';
import { formOf, type PaymentBody, type PaymentForm } from './payment-body';

/** RUNNING: payments are still to be sent. COMPLETED: all are sent. STOPPED: the rest is not sent. */
export const SERIES_STATUSES = ['RUNNING', 'COMPLETED', 'STOPPED', 'FAILED'] as const;
export type SeriesStatus = (typeof SERIES_STATUSES)[number];

/** What all payments of a series have in common. */
export type PaymentTemplate = Pick<
  PaymentBody,
  'from' | 'to' | 'key' | 'txId' | 'serviceLevel' | 'payer' | 'creditor' | 'description'
> & { readonly amount: Cents; readonly form: PaymentForm };

/** Payments that a virtual payer sends: one, or N a second. */
export interface PaymentSeries {
  readonly id: string;
  readonly template: PaymentTemplate;
  /** The EndToEndId that the request names; only a series of one payment has it. */
  readonly endToEndId: string | null;
  /** The first seven of the last eleven characters of the EndToEndIds. */
  readonly prefix: string;
  readonly count: number;
  readonly perSecond: number;
  /** When the first payment is sent, in ms on the clock of the sandbox. */
  readonly startMs: number;
  /** How many are sent. */
  readonly sent: number;
  readonly status: SeriesStatus;
  /** Why it failed; null if it did not. */
  readonly failure: string | null;
}

/** Payments are sent in batches, so many milliseconds apart. */
export const BATCH_MS = 100;
/** The largest batch, for a series that is late. */
const LARGEST_BATCH = 200;

export function templateOf(body: PaymentBody): PaymentTemplate {
  const { from, to, amount, key, txId, serviceLevel, payer, creditor, description } = body;
  const form = formOf(body);
  return { from, to, amount, key, txId, form, serviceLevel, payer, creditor, description };
}

type Pace = Pick<PaymentSeries, 'startMs' | 'perSecond'>;

/** When the payment with an index (from 0) is sent: at the end of the tenth of a second that it falls into. */
export function instantOf({ startMs, perSecond }: Pace, index: number): number {
  return startMs + Math.ceil((index * 1_000) / perSecond / BATCH_MS) * BATCH_MS;
}

/** The number of the payments that are sent when the next batch is: the batch is from `sent` up to it. */
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

/** The payment with an index. It is always the same: after a crash it can be sent again. */
export function orderOf(series: PaymentSeries, index: number): VirtualOrder {
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

/** A number of 48 bits that is made of a text. */
function numberOf(seed: string): number {
  return createHash('sha256').update(seed).digest().readUIntBE(0, 6);
}
