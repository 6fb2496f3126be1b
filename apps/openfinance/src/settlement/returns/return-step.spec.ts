import { toCents } from '#libs/kernel';
import { returnStep, type SpiReturn } from './return-step';

const of = (status: SpiReturn['status'], cents: number): SpiReturn => {
  return { returnId: `D-${status}`, amount: toCents(cents), status };
};

describe('A payment of 150.00 that the payee is to return', () => {
  it.each<readonly [string, readonly SpiReturn[], object]>([
    ['without returns', [], { kind: 'ask' }],
    ['returned in part', [of('ACCEPTED', 5_000)], { kind: 'ask' }],
    ['whose return is pending', [of('PENDING', 15_000)], { kind: 'wait' }],
    ['returned as a whole', [of('ACCEPTED', 15_000)], { kind: 'end' }],
    ['returned in parts', [of('ACCEPTED', 5_000), of('ACCEPTED', 10_000)], { kind: 'end' }],
    ['whose return was rejected', [of('REJECTED', 15_000)], { kind: 'end', refused: {} }],
    [
      'returned after a rejected return',
      [of('REJECTED', 15_000), of('ACCEPTED', 15_000)],
      { kind: 'end' },
    ],
  ])('%s', (_, returns, expected) => {
    expect(returnStep(toCents(15_000), returns)).toMatchObject(expected);
  });
});
