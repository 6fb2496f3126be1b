import { brasiliaDateTime } from '#libs/brazil';
import { toIsoUtc } from '#libs/kernel';
import { transmissionTime, type IsoMessage } from '#libs/iso8583';

/** The usual values of a terminal and its acquirer. */
const USUAL: Readonly<Record<string, string>> = {
  '18': '5999',
  '22': '012',
  '25': '00',
  '32': '00000000001',
  '41': 'TERM0001',
  '42': 'MERCHANT0000001',
  '49': '986',
};

/** The elements of a reconciliation: its numbers, times and acquirer. */
const OF_RECONCILIATION = ['7', '11', '12', '13', '32'];

const COMPLETED = ['3', '7', '11', '12', '13', '37', ...Object.keys(USUAL)];

/** Adds the elements that a message over JSON does not have. Given elements are not changed. */
export function complete({ mti, fields }: IsoMessage, nowMs: number, stan: string): IsoMessage {
  const times = { '7': transmissionTime(nowMs), '11': stan };
  if (mti.charAt(1) === '8') {
    // A terminal sends the function of the message in DE3.
    const code = fields['3'] === undefined ? { '70': '301' } : {};
    return { mti, fields: { ...times, ...code, ...fields } };
  }
  const local = brasiliaDateTime(nowMs);
  const localTimes = {
    '12': compact(local.slice(11, 19)),
    '13': compact(local.slice(5, 10)),
  };
  if (mti.charAt(1) === '5') {
    return { mti, fields: { ...times, ...localTimes, '32': USUAL['32'] ?? '', ...fields } };
  }
  // A reversal finds its original by the reference, so it gets no new one.
  const reference = mti.charAt(1) === '4' ? {} : { '37': retrievalReference(nowMs, stan) };
  return {
    mti,
    fields: {
      ...USUAL,
      ...times,
      ...reference,
      '3': '000000',
      ...localTimes,
      ...fields,
    },
  };
}

/** A network management message (0800) with this DE70. */
export function networkMessage(code: string, nowMs: number, stan: string): IsoMessage {
  return complete({ mti: '0800', fields: { '70': code } }, nowMs, stan);
}

/** Returns true if no element is missing. */
export function isComplete({ mti, fields }: IsoMessage): boolean {
  const isThere = (element: string): boolean => fields[element] !== undefined;
  if (mti.charAt(1) === '5') return OF_RECONCILIATION.every(isThere);
  if (mti.charAt(1) !== '8') return COMPLETED.every(isThere);
  return ['7', '11'].every(isThere) && ['3', '70'].some(isThere);
}

/** DE37 in its common form: the last digit of the year, the day of the year, the hour and the STAN. */
export function retrievalReference(nowMs: number, stan: string): string {
  const iso = toIsoUtc(nowMs);
  const year = Number(iso.slice(0, 4));
  const day = Math.floor((nowMs - Date.UTC(year, 0, 1)) / (24 * 60 * 60 * 1000)) + 1;
  return `${iso.charAt(3)}${String(day).padStart(3, '0')}${iso.slice(11, 13)}${stan}`;
}

function compact(text: string): string {
  return text.replace(/[^0-9]/g, '');
}
