import { readNetworkRequest } from './network-request';
import { cutOver, INITIAL_STATE, settlementDate15 } from './network-state';

const request = (fields: Readonly<Record<string, string>>, mti = '0800') =>
  readNetworkRequest({ mti, fields: { '7': '1121120000', '11': '000001', ...fields } });

describe('A network management message', () => {
  it.each([
    [{ '70': '001' }, 'sign-on'],
    [{ '70': '002' }, 'sign-off'],
    [{ '70': '101' }, 'key-exchange'],
    [{ '70': '161' }, 'key-exchange'],
    [{ '70': '162' }, 'key-exchange'],
    [{ '70': '201' }, 'cutover'],
    [{ '70': '301' }, 'echo'],
    // DE70 counts more than DE3.
    [{ '70': '301', '3': '920000' }, 'echo'],
    [{ '3': '990000' }, 'echo'],
    [{ '3': '920000' }, 'sign-on'],
    [{ '3': '910000' }, 'sign-on'],
  ])('with %p is a %s', (fields, asked) => {
    expect(request(fields)).toMatchObject({ ok: true, value: { function: asked } });
  });

  it.each([
    [{ '70': '999' }, '12', 'DE70 999'],
    [{ '3': '000000' }, '12', 'DE3 000000'],
    [{}, '30', 'Missing: DE70.'],
  ])('with %p is refused with %s', (fields, code, detail) => {
    const read = request(fields);
    expect(read).toMatchObject({ ok: false, refusal: { code } });
    expect(read).toMatchObject({ refusal: { detail: expect.stringContaining(detail) as string } });
  });

  it('of a terminal needs neither DE7 nor DE70, but its DE11', () => {
    const fields = { '3': '990000', '11': '000001', '41': 'TERM0001' };
    expect(readNetworkRequest({ mti: '0800', fields }).ok).toBe(true);
    const { '11': stan, ...without } = fields;
    expect(stan).toBe('000001');
    expect(readNetworkRequest({ mti: '0800', fields: without })).toMatchObject({
      refusal: { code: '30', detail: 'Missing: DE11.' },
    });
  });

  it.each([
    [{}, ''],
    [{ '32': '00000000001' }, '00000000001'],
    [{ '32': '00000000001', '33': '00000000002' }, '00000000002'],
    [{ '32': 'A\u0000' }, ''],
    [{ '32': '1'.repeat(29) }, ''],
  ])('with %p is of institution %p', (fields, institution) => {
    expect(request({ '70': '001', ...fields })).toMatchObject({ value: { institution } });
  });

  it.each([
    [{}, 'PK'],
    [{ '48': '1102PK' }, 'PK'],
    [{ '48': '1102MK' }, 'MK'],
    [{ '48': 'T1102MK' }, 'MK'],
    [{ '48': 'MK' }, 'PK'],
    [{ '53': 'MK' }, 'MK'],
  ])('with %p exchanges the key %s', (fields, keyClass) => {
    expect(request({ '70': '161', ...fields })).toMatchObject({ value: { keyClass } });
  });

  it('of an unknown type is 12', () => {
    expect(request({ '70': '301' }, '0840')).toMatchObject({ refusal: { code: '12' } });
  });
});

describe('A cutover', () => {
  it.each([
    // settlement date before, DE15, today, settlement date after
    [null, undefined, '2026-11-23', '2026-11-24'],
    ['2026-11-24', undefined, '2026-11-23', '2026-11-25'],
    ['2026-11-20', undefined, '2026-11-23', '2026-11-24'],
    ['2026-12-31', undefined, '2026-12-31', '2027-01-01'],
    [null, '1130', '2026-11-23', '2026-11-30'],
    [null, '0102', '2026-12-31', '2027-01-02'],
    [null, '1231', '2027-01-01', '2026-12-31'],
    [null, '0229', '2026-11-23', undefined],
    [null, '9099', '2026-11-23', undefined],
    [null, '0601', '2026-11-23', '2026-06-01'],
  ])('from %p with DE15 %p on %s sets %p', (settlementDate, asked, today, after) => {
    const next = cutOver({ ...INITIAL_STATE, settlementDate }, today, asked);
    expect(next?.settlementDate).toBe(after);
    expect(next && settlementDate15(next)).toBe(after?.slice(5).replace('-', ''));
  });

  it('has not happened at first', () => {
    expect(settlementDate15(INITIAL_STATE)).toBeUndefined();
  });
});
