import {
  actsFor,
  representedBy,
  settlementAgentRefusal,
  type ParticipantRegistry,
} from './participant';

const registry: ParticipantRegistry = new Map(
  (
    [
      ['10000001', null],
      ['20000002', '10000001'],
      ['20000001', '10000001'],
      ['30000003', '99999999'],
    ] as const
  ).map(([ispb, settlementAgent]) => [
    ispb,
    { ispb, settlementAgent, name: ispb, category: null, createdAt: '2999-01-01T00:00:00.000Z' },
  ]),
);

describe('A participant', () => {
  it.each([
    ['10000001', '10000001', true],
    ['10000001', '20000002', true],
    ['99999999', '30000003', true],
    ['20000002', '10000001', false],
    ['20000002', '20000001', false],
    ['10000001', '30000003', false],
    ['10000001', '77777777', false],
  ])('%s acts for %s: %p', (holder, other, expected) => {
    expect(actsFor(registry, holder, other)).toBe(expected);
  });

  it('represents its indirect participants, in the order of their ISPBs', () => {
    expect(representedBy(registry, '10000001')).toEqual(['20000001', '20000002']);
    expect(representedBy(registry, '20000001')).toEqual([]);
  });

  it.each([
    ['40000004', '10000001', undefined],
    ['40000004', '99999999', undefined],
    ['20000002', '99999999', undefined],
    ['40000004', '40000004', 'Must be another participant.'],
    ['40000004', '20000002', /^20000002 is itself represented by 10000001\./],
    ['10000001', '99999999', /^10000001 represents 20000001, so/],
  ])(
    '%s can have the settlement agent %s, or it is said why not: %p',
    (ispb, settlementAgent, expected) => {
      const refusal = settlementAgentRefusal(registry, ispb, settlementAgent);
      if (expected instanceof RegExp) expect(refusal).toMatch(expected);
      else expect(refusal).toBe(expected);
    },
  );
});
