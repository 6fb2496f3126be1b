import { compareConsents, CURSOR, cursorOf, placeOf } from './listed-consent';

describe('The list of consents', () => {
  const at = (createdAtMs: number, consentId: string) => ({ createdAtMs, consentId });

  it('begins with the newest, and has an order for those of one instant', () => {
    const consents = [at(5, 'b'), at(-1, 'x'), at(9, 'a'), at(5, 'c')];
    const sorted = [...consents].sort(compareConsents);
    expect(sorted.map(cursorOf)).toEqual(['9.a', '5.c', '5.b', '-1.x']);
    expect(compareConsents(at(1, 'a'), at(1, 'a'))).toBe(0);
  });

  it('has cursors that lead to their consents', () => {
    const place = at(-62135596800000, 'urn:simulador:00000000-0000-4000-8000-000000000003');
    expect(cursorOf(place)).toMatch(CURSOR);
    expect(placeOf(cursorOf(place))).toEqual(place);
  });
});
