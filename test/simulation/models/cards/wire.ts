import { at } from '../../core/answers';
import { type Answer, type WireRequest } from '../../core/wire';
import { pack, unpack, type Fields, type IsoMessage } from './iso87';
import { type Sent } from './state';

/**
 * How a message reaches the host: as JSON by names or numbers, as hex over HTTP, over TCP, or through the acquirer, which
 * sends it to the host in bytes.
 */
export const WAYS = ['names', 'fields', 'hex', 'tcp', 'acquirer'] as const;
export type Way = (typeof WAYS)[number];

const ACQUIRER = '00000000001';
const MERCHANT = 'SHOP00000000001';
const PATHS: Readonly<Record<string, string>> = { 1: 'authorize', 2: 'financial', 4: 'reversal' };

export function requestOf(way: Way, sent: Sent): WireRequest {
  const message = { mti: sent.mti, fields: fieldsOf(sent) };
  if (way === 'tcp') return { service: 'iso8583', message: pack(message) };
  const side = way === 'acquirer' ? 'acquirer' : 'issuer';
  const path = `/iso8583/${side}/${PATHS[sent.mti.charAt(1)] ?? ''}`;
  const post = { service: 'iso8583', method: 'POST', path } as const;
  if (way === 'hex')
    return { ...post, headers: { 'Content-Type': 'text/plain' }, body: pack(message) };
  return { ...post, body: way === 'fields' ? message : namesOf(sent) };
}

/** The answer of the host as a message, with the rule that decided if the answer tells it. */
export interface HostAnswer extends IsoMessage {
  readonly rule: string | undefined;
}

/** @returns undefined if there is no answer of the host */
export function answerOf(way: Way, { body, headers }: Answer): HostAnswer | undefined {
  if (way === 'hex' || way === 'tcp') {
    if (typeof body !== 'string' && typeof body !== 'number') return undefined;
    return { ...unpack(String(body)), rule: headers['x-trace-rule'] };
  }
  const answer = way === 'acquirer' ? at(body, 'response') : body;
  const mti = at(answer, 'mti');
  if (typeof mti !== 'string') return undefined;
  const rule = at(answer, 'trace', 'rule') as string | undefined;
  return { mti, fields: at(answer, 'fields') as Fields, rule };
}

/** The elements that a response repeats; that of a reversal also DE90 and DE95. */
export function echoOf(sent: Sent): Fields {
  const fields = fieldsOf(sent);
  const usual = ['2', '3', '7', '11', '12', '13', '32', '37', '41', '42', '49'];
  const repeated = sent.mti.charAt(1) === '4' ? [...usual, '90', '95'] : usual;
  return present(Object.fromEntries(repeated.map((element) => [element, fields[element] ?? null])));
}

function fieldsOf(sent: Sent): Fields {
  return present({
    '2': sent.pan,
    '3': sent.processingCode,
    '4': padded(sent.cents),
    '7': sent.sentAt,
    '11': sent.stan,
    '12': sent.localTime,
    '13': sent.localDate,
    '14': sent.expiry,
    '18': sent.mcc,
    '22': '051',
    '25': '00',
    '32': ACQUIRER,
    '37': sent.rrn,
    '38': sent.code,
    '41': sent.terminal,
    '42': MERCHANT,
    '48': privateData(sent),
    '49': '986',
    '90': originalElements(sent),
    '95': sent.remaining === null ? null : padded(sent.remaining).padEnd(42, '0'),
  });
}

/** DE48 in the layout of Mastercard: number, length and value of each subelement. */
function privateData({ takesPart, cvv }: Sent): string | null {
  const part = takesPart ? '610510000' : '';
  const value = cvv === null ? '' : `92${String(cvv.length).padStart(2, '0')}${cvv}`;
  return part + value === '' ? null : part + value;
}

function originalElements({ original }: Sent): string | null {
  if (original === null) return null;
  const { mti, stan, sentAt } = original;
  return `${mti}${stan}${sentAt}${ACQUIRER}`.padEnd(42, '0');
}

function namesOf(sent: Sent): object {
  const { mti, original, takesPart } = sent;
  return present({
    ...{ pan: sent.pan, amount: sent.cents, processingCode: sent.processingCode },
    ...{ transmissionDateTime: sent.sentAt, stan: sent.stan },
    ...{ localTime: sent.localTime, localDate: sent.localDate, expiry: sent.expiry },
    ...{ mcc: sent.mcc, posEntryMode: '051', posConditionCode: '00', acquirerId: ACQUIRER },
    ...{ rrn: sent.rrn, authorizationCode: sent.code, terminalId: sent.terminal },
    ...{ merchantId: MERCHANT, currency: '986', pin: sent.pin, cvv: sent.cvv },
    partialApproval: takesPart ? true : null,
    original:
      original === null
        ? null
        : {
            ...{ mti: original.mti, stan: original.stan, acquirerId: ACQUIRER },
            transmissionDateTime: original.sentAt,
          },
    replacementAmount: sent.remaining,
    advice: mti.charAt(2) === '2' ? true : null,
    repeat: mti.endsWith('1') ? true : null,
  });
}

function present<T>(members: Readonly<Record<string, T | null>>): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(members).filter((member): member is [string, T] => member[1] !== null),
  );
}

function padded(cents: number): string {
  return String(cents).padStart(12, '0');
}
