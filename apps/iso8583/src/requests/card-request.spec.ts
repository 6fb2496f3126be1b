import { formatOriginal90, formatReplacement95, PROFILES } from '#libs/iso8583';
import { cardRequest, isoMessage, type TestFields } from '../issuer/test/requests';
import { readCardRequest } from './card-request';

const PAN = '4000000000000001';
const OTHER = '4000000000000002';

describe('A message with wider elements than those of the standard', () => {
  it('is read without the blanks that fill them', () => {
    const read = readCardRequest(isoMessage('0100', { '41': 'TERM0001        ' }), PROFILES.ascii);
    expect(read).toMatchObject({ ok: true, value: { message: { fields: { '41': 'TERM0001' } } } });
    expect(readCardRequest(isoMessage('0100', { '41': 'TERM00010' }), PROFILES.ascii).ok).toBe(
      false,
    );
  });
});

describe('A message is refused with', () => {
  it.each<[mti: string, fields: TestFields, code: string, rule: string, detail: string]>([
    ['0300', {}, '12', 'message-type', 'The host does not support MTI 0300.'],
    ['0600', {}, '12', 'message-type', 'MTI 0600'],
    ['1100', {}, '12', 'message-type', 'MTI 1100'],
    ['0130', {}, '12', 'message-type', 'MTI 0130'],
    ['0100', { '2': undefined }, '30', 'format', 'Missing: DE2 (or DE35, DE45).'],
    ['0100', { '3': undefined }, '30', 'format', 'Missing: DE3.'],
    ['0100', { '4': undefined }, '30', 'format', 'Missing: DE4.'],
    ['0100', { '7': undefined, '11': undefined }, '30', 'format', 'Missing: DE7, DE11.'],
    ['0202', { '2': undefined }, '30', 'format', 'Missing: DE2'],
    ['0400', { '7': undefined }, '30', 'format', 'Missing: DE7.'],
    ['0420', { '3': undefined }, '30', 'format', 'Missing: DE3.'],
    ['0420', { '41': undefined }, '30', 'format', 'Missing: DE90 (or DE37, or DE41'],
    ['0500', { '11': undefined }, '30', 'format', 'Missing: DE11.'],
    ['0100', { '32': '123456789012' }, '30', 'format', 'DE32 is longer than 11 characters.'],
    ['0100', { '7': '9099120000' }, '30', 'format', 'DE7 is not'],
    ['0100', { '12': '256161' }, '30', 'format', 'DE12 is not'],
    ['0200', { '13': '0431' }, '30', 'format', 'DE13 is not'],
    ['0420', { '13': '0431' }, '30', 'format', 'DE13 is not'],
    ['0100', { '3': '990000' }, '12', 'processing-code', 'DE3 starts with 99'],
    ['0100', { '35': PAN }, '30', 'format', ''],
    ['0100', { '35': `${OTHER}=4912201` }, '30', 'format', 'the card of DE2'],
    ['0100', { '45': `B${OTHER}^TEST CARD^4912201` }, '30', 'format', 'the card of DE2'],
    ['0100', { '55': '9F3604001F' }, '30', 'format', ''],
    ['0100', { '55': '9F360300001F' }, '30', 'format', 'DE55/9F36'],
    ['0400', { '90': '1' }, '30', 'format', 'DE90'],
  ])('%s with %j: %s by %s', (mti, fields, code, rule, detail) => {
    const read = readCardRequest(isoMessage(mti, fields), PROFILES.ascii);
    expect(read).toMatchObject({ ok: false, refusal: { code, rule } });
    expect(read.ok ? '' : read.refusal.detail).toContain(detail);
  });
});

describe('A request has', () => {
  it.each([
    ['0100', 'authorization', false, false],
    ['0101', 'authorization', false, true],
    ['0120', 'authorization', true, false],
    ['0200', 'financial', false, false],
    ['0221', 'financial', true, true],
    ['0102', 'confirmation', false, false],
    ['0203', 'confirmation', false, true],
    ['0400', 'reversal', false, false],
    ['0421', 'reversal', true, true],
    ['0500', 'reconciliation', false, false],
    ['0520', 'reconciliation', true, false],
    ['0800', 'network', false, false],
  ])('by MTI %s the kind %s', (mti, kind, isAdvice, isRepeat) => {
    expect(cardRequest({}, mti)).toMatchObject({ kind, isAdvice, isRepeat });
  });

  it.each([
    ['0120', '51', true],
    ['0120', '00', false],
    ['0220', '10', false],
    ['0220', undefined, false],
    // A request has no response code of its own.
    ['0100', '51', false],
  ])('by MTI %s and DE39 %s a decline before it: %p', (mti, code, reportsDecline) => {
    expect(cardRequest({ '39': code }, mti)).toMatchObject({ reportsDecline });
  });

  it.each<[TestFields, string, string]>([
    [{ '3': '000000' }, 'purchase', 'default'],
    [{ '3': '003000' }, 'purchase', 'credit'],
    [{ '3': '092000' }, 'purchase', 'checking'],
    [{ '3': '011000' }, 'cash', 'savings'],
    [{ '3': '170000' }, 'cash', 'default'],
    // A credit names the account that receives it.
    [{ '3': '201020' }, 'credit', 'checking'],
    [{ '3': '280000' }, 'credit', 'default'],
    [{ '3': '310000', '4': undefined }, 'inquiry', 'default'],
    [{ '3': '300099', '4': undefined }, 'inquiry', 'default'],
    [{ '3': '390000', '4': undefined }, 'verification', 'default'],
    [{ '3': '000000', '25': '51' }, 'verification', 'default'],
    [{ '3': '010000', '25': '51' }, 'cash', 'default'],
    [{ '3': '009900' }, 'purchase', 'default'],
  ])('by %j the purpose %s on account %s', (fields, purpose, account) => {
    expect(cardRequest(fields)).toMatchObject({ purpose, account });
  });

  it.each<[TestFields, string]>([
    [{ '22': '051' }, 'chip'],
    [{ '22': '951' }, 'chip'],
    [{ '22': '071' }, 'contactless'],
    [{ '22': '911' }, 'contactless'],
    [{ '22': '021' }, 'stripe'],
    [{ '22': '800' }, 'stripe'],
    [{ '22': '901' }, 'stripe'],
    [{ '22': '812' }, 'ecommerce'],
    [{ '22': '102' }, 'ecommerce'],
    [{ '22': '012' }, 'manual'],
    [{ '22': undefined }, 'manual'],
    [{ '22': '051', '25': '59' }, 'ecommerce'],
    [{ '22': '051', '3': '010000' }, 'atm'],
  ])('by %j the channel %s', (fields, channel) => {
    expect(cardRequest(fields)).toMatchObject({ channel });
  });

  it('the card and its expiry from DE2 and DE14, or from a track', () => {
    const track = { '2': undefined, '35': `${OTHER}D4912201` };
    expect(cardRequest({ '14': '3001' })).toMatchObject({ pan: PAN, expiry: '3001' });
    expect(cardRequest(track)).toMatchObject({ pan: OTHER, expiry: '4912' });
    expect(cardRequest({ ...track, '14': '3001' })).toMatchObject({ expiry: '3001' });
    expect(cardRequest({ '2': undefined, '45': `B${OTHER}^A^` })).toMatchObject({ pan: OTHER });
    expect(cardRequest({})).toMatchObject({ expiry: undefined });
  });

  it('the original that DE90 names and the amount that DE95 leaves', () => {
    const original = {
      mti: '0100',
      stan: '000042',
      transmittedAt: '1121120000',
      acquirer: '1',
      forwarder: undefined,
    };
    const amounts = {
      transactionMinor: 400,
      settlementMinor: 0,
      fee: undefined,
      settlementFee: undefined,
    };
    const fields = { '90': formatOriginal90(original), '95': formatReplacement95(amounts) };
    expect(cardRequest(fields, '0400')).toMatchObject({ original, remaining: 400 });
    expect(cardRequest({}, '0400')).toMatchObject({ original: undefined, remaining: undefined });
  });

  it('the chip data of DE55', () => {
    expect(cardRequest({ '55': '9F3602001F9F02060000000010005F2A020986' }).chip).toEqual({
      atc: 31,
      amount: 1_000,
      currency: '986',
    });
    const unknown = { atc: undefined, amount: undefined, currency: undefined };
    expect(cardRequest({ '55': '9F36009F020600000000100A' }).chip).toEqual(unknown);
    expect(cardRequest().chip).toBeUndefined();
  });

  it.each<[string | undefined, string | undefined, boolean]>([
    ['9203123', '123', false],
    ['T9203123', '123', false],
    ['92041234', '1234', false],
    ['920212', undefined, false],
    ['6105100009203123', '123', true],
    ['610500000', undefined, false],
    // A length that is not there ends the reading.
    ['9203123610510', '123', false],
    ['anything 42', undefined, false],
    [undefined, undefined, false],
  ])('by DE48 %s the CVV %s and a terminal with partial approval: %p', (value, cvv, takesPart) => {
    expect(cardRequest({ '48': value })).toMatchObject({ cvv, takesPart });
  });

  // A member that a copy adds makes a hidden class for each message, which costs a tenth of its time: docs/adr/0061.
  it.each(['token', 'billing', 'authentication'])('the member %s before it is known', (member) => {
    const read = readCardRequest(isoMessage('0100', {}), PROFILES.ascii);
    expect(read.ok && Object.hasOwn(read.value, member)).toBe(true);
  });
});
