import { dateInBrasilia, newCnpj, newCpf, newEndToEndId, newUuid, type Fresh } from './fresh';

/** Each number is one larger than the last. */
function counting(now = '2026-11-21T23:59:58.000Z'): Fresh {
  let count = 0;
  return { now, below: (limit) => count++ % limit };
}

describe('New values', () => {
  it('have the minute of the sandbox in an EndToEndId', () => {
    expect(newEndToEndId('12345678', counting())).toBe('E12345678202611212359abcdefghijk');
  });

  it('are UUIDs of version 4', () => {
    expect(newUuid(counting())).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/);
  });

  // 012.345.678-90 is the well-known example of a CPF.
  it('have the check digits of a CPF', () => {
    expect(newCpf(counting())).toBe('01234567890');
  });

  // 11.222.333/0001-81 is the well-known example of a CNPJ.
  it('have the check digits of a CNPJ', () => {
    const body = [1, 1, 2, 2, 2, 3, 3, 3];
    expect(newCnpj({ now: '', below: () => body.shift() ?? 0 })).toBe('11222333000181');
  });

  it.each([
    ['2026-11-21T02:59:59.999Z', '2026-11-20'],
    ['2026-11-21T03:00:00.000Z', '2026-11-21'],
  ])('use the day in Brasília: %s is %s', (instant, day) => {
    expect(dateInBrasilia(instant)).toBe(day);
  });
});
