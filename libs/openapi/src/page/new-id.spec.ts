import { newId, type IdKind } from './new-id';

const NOW = Date.parse('2027-03-04T05:06:59.000Z');

/** A generator of numbers that are always the same: below 1, and not all equal. */
function chance(seed: number) {
  let state = seed;
  const random = (): number => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return { nowMs: () => NOW, random };
}

describe('newId', () => {
  it.each<[IdKind, string, RegExp]>([
    ['endToEndId', 'E1234567820261121120000000000001', /^E12345678202703040506[a-z0-9]{11}$/],
    ['endToEndId', 'D8765432120261121120000000000001', /^D87654321202703040506[a-z0-9]{11}$/],
    [
      'uuid',
      '0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11',
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    ],
    [
      'uuidEnd',
      'urn:simulador:00000000-0000-4000-9000-000000000001',
      /^urn:simulador:00000000-0000-4000-9000-[0-9a-f]{12}$/,
    ],
    ['digits', '000001', /^\d{6}$/],
    ['digits', '632512000001', /^632512\d{6}$/],
    ['digits', '4111111111111111', /^4111111111\d{6}$/],
    ['digits', '+5511987654310', /^\+5511987\d{6}$/],
    ['email', 'ana@example.com', /^ana-[a-z]{6}@example\.com$/],
    ['name', 'my-host', /^my-host-[a-z]{6}$/],
  ])('makes an id of the kind %s like %s', (kind, example, form) => {
    const ids = Array.from({ length: 50 }, (_, seed) => newId(kind, example, chance(seed + 1)));
    for (const id of ids) expect(id).toMatch(form);
    expect(new Set(ids).size).toBe(50);
  });

  it('never makes the digits zero', () => {
    expect(newId('digits', '000001', { nowMs: () => NOW, random: () => 0 })).toBe('000001');
  });
});
