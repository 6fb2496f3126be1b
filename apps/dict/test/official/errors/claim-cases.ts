import { ANA, CLAIMER, claimsOf, DONOR, OTHER } from '../../claims/claims-client';
import { type ErrorCase, type Place } from './case';

/** A sandbox with a frozen clock, in which João has his phone number at the donor. */
const begun = async ({ test, sandbox }: Place) => {
  const claims = claimsOf(test, sandbox);
  await claims.freeze();
  await claims.entry();
  return claims;
};

/** The errors of B9 that concern claims. */
export const CLAIM_ERRORS: readonly ErrorCase[] = [
  [
    '400 ClaimInvalid',
    'ownership of a CPF',
    async (place) =>
      (await begun(place)).create({ type: 'OWNERSHIP', keyType: 'CPF', key: '11122233300' }),
  ],
  [
    '400 ClaimTypeInconsistent',
    'ownership by the owner',
    async (place) => (await begun(place)).create({ type: 'OWNERSHIP' }),
  ],
  [
    '404 ClaimKeyNotFound',
    'a key without an entry',
    async (place) => (await begun(place)).create({ key: '+5561988880009' }),
  ],
  [
    '400 ClaimAlreadyExistsForKey',
    'a second claim of a key',
    async (place) => {
      const claims = await begun(place);
      await claims.opened();
      return claims.create({}, OTHER);
    },
  ],
  [
    '400 ClaimResultingEntryAlreadyExists',
    'portability to the same participant',
    async (place) => (await begun(place)).create({}, DONOR),
  ],
  [
    '400 ClaimOperationInvalid',
    'the confirmation of a claim that was not acknowledged',
    async (place) => {
      const claims = await begun(place);
      return claims.confirm(await claims.opened());
    },
  ],
  [
    '400 ClaimResolutionPeriodNotEnded',
    'DEFAULT_OPERATION by the donor on the first day',
    async (place) => {
      const claims = await begun(place);
      const id = await claims.opened();
      await claims.acknowledge(id);
      return claims.cancel(id, 'DEFAULT_OPERATION', DONOR);
    },
  ],
  [
    '400 ClaimCompletionPeriodNotEnded',
    'the completion of an ownership on day 7',
    async (place) => {
      const claims = await begun(place);
      const id = await claims.opened({ type: 'OWNERSHIP', person: ANA });
      await claims.advance('P7D');
      return claims.complete(id);
    },
  ],
  [
    '403 Forbidden',
    'the confirmation by the claimer',
    async (place) => {
      const claims = await begun(place);
      const id = await claims.opened();
      await claims.acknowledge(id);
      return claims.confirm(id, 'USER_REQUESTED', CLAIMER);
    },
  ],
];
