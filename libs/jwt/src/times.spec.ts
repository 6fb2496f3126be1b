import { refuseTimes } from './times';

const NOW = 1_000_000;
const RULES = {
  nowMs: NOW * 1_000,
  required: ['exp'] as const,
  toleranceSec: 10,
  maxAgeSec: 100,
  maxLifetimeSec: 200,
};

describe('The times of a JWT', () => {
  it.each<[Readonly<Record<string, unknown>>, string | undefined]>([
    [{ exp: NOW + 1 }, undefined],
    [{ exp: NOW - 9 }, undefined],
    [{ exp: NOW - 10 }, 'expired'],
    [{}, 'exp is missing'],
    [{ exp: '1' }, 'exp must be a number'],
    [{ exp: Number.NaN }, 'exp must be a number'],
    [{ exp: null }, 'exp must be a number'],
    [{ exp: 1e300 }, undefined],
    [{ exp: -1e300 }, 'expired'],
    [{ exp: NOW + 1, nbf: NOW + 10 }, undefined],
    [{ exp: NOW + 1, nbf: NOW + 11 }, 'nbf is .* in the future'],
    [{ exp: NOW + 1, iat: NOW + 11 }, 'iat is .* in the future'],
    [{ exp: NOW + 1, nbf: NOW - 110 }, undefined],
    [{ exp: NOW + 1, nbf: NOW - 111 }, 'at most 100 seconds old'],
    [{ exp: NOW + 201, nbf: NOW }, 'exp is 201 seconds after nbf'],
  ])('%j', (claims, wrong) => {
    const refusal = refuseTimes(claims, RULES);
    if (wrong === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toMatch(new RegExp(wrong));
  });
});
