import { toIsoUtc } from '#libs/kernel';
import { type IsoMessage } from '#libs/iso8583';
import { BRASILIA_BEHIND_MS } from '../issuer/card';

/** What a terminal and its acquirer would put into a message. */
const USUAL: Readonly<Record<string, string>> = {
  '18': '5999',
  '22': '012',
  '25': '00',
  '32': '00000000001',
  '41': 'TERM0001',
  '42': 'MERCHANT0000001',
  '49': '986',
};

const COMPLETED = ['3', '7', '11', '12', '13', '37', ...Object.keys(USUAL)];

/** Completes what a caller left out, so that a plain request is a whole message; nothing given is changed. */
export function complete({ mti, fields }: IsoMessage, nowMs: number, stan: string): IsoMessage {
  const utc = toIsoUtc(nowMs);
  const times = { '7': compact(utc.slice(5, 19)), '11': stan };
  if (mti.charAt(1) === '8') return { mti, fields: { ...times, '70': '301', ...fields } };
  const local = toIsoUtc(nowMs - BRASILIA_BEHIND_MS);
  // A reversal is found by the reference of what it reverses: a new one would find nothing.
  const reference = mti.charAt(1) === '4' ? {} : { '37': retrievalReference(nowMs, stan) };
  return {
    mti,
    fields: {
      ...USUAL,
      ...times,
      ...reference,
      '3': '000000',
      '12': compact(local.slice(11, 19)),
      '13': compact(local.slice(5, 10)),
      ...fields,
    },
  };
}

/** Whether nothing is left to complete. */
export function isComplete({ mti, fields }: IsoMessage): boolean {
  const completed = mti.charAt(1) === '8' ? ['7', '11', '70'] : COMPLETED;
  return completed.every((element) => fields[element] !== undefined);
}

/** DE37 in its common form: last digit of the year, day of the year, hour, STAN. */
export function retrievalReference(nowMs: number, stan: string): string {
  const iso = toIsoUtc(nowMs);
  const year = Number(iso.slice(0, 4));
  const day = Math.floor((nowMs - Date.UTC(year, 0, 1)) / (24 * 60 * 60 * 1000)) + 1;
  return `${iso.charAt(3)}${String(day).padStart(3, '0')}${iso.slice(11, 13)}${stan}`;
}

function compact(text: string): string {
  return text.replace(/[^0-9]/g, '');
}
