import { ANA, CLAIMER, claimsOf, DONOR, PHONE } from '../../claims/claims-client';
import { bank } from '../../reconciliation/bank';
import { type Answer } from '../official-client';
import { type ErrorCase, type Place } from './case';

const SPI = '00038166';
const REQUEST_ID = 'b946d533-7f22-42a5-9a9b-e87cd55c0f4d';
const EMAIL = { key: 'joao@example.com', keyType: 'EMAIL' };

/** A sandbox in which João has his phone number at the donor. */
const withEntry = async ({ test, sandbox }: Place) => {
  const claims = claimsOf(test, sandbox);
  await claims.entry({ requestId: REQUEST_ID });
  return claims;
};
/** The same, with a restriction. */
const restricted = async (place: Place, restriction: object) => {
  const claims = await withEntry(place);
  await claims.admin('post', '/restrictions', restriction).expect(201);
  return claims;
};
const remove = ({ by }: ReturnType<typeof claimsOf>, ispb: string, Reason: string) =>
  by(ispb).post(`/entries/${encodeURIComponent(PHONE)}/delete`, 'DeleteEntryRequest', {
    ...{ Key: PHONE, Participant: ispb, Reason },
  });

/** The errors of B9 that concern all operations, and those of entries. */
export const ENTRY_ERRORS: readonly ErrorCase[] = [
  [
    '400 BadRequest',
    'a lookup without a payer',
    ({ test, sandbox }) => bank(test, sandbox).get(`/entries/${PHONE}`),
  ],
  ['400 BadRequest', 'a key of no type', ({ test, sandbox }) => bank(test, sandbox).lookUp('x')],
  [
    '403 Forbidden',
    'the deletion of an entry of another participant',
    async (place) => remove(await withEntry(place), CLAIMER, 'USER_REQUESTED'),
  ],
  [
    '404 NotFound',
    'a lookup of a key without an entry',
    ({ test, sandbox }) => bank(test, sandbox).lookUp(PHONE),
  ],
  [
    '410 Gone',
    'the download of a CID file of yesterday',
    async ({ test, sandbox }) => {
      const participant = bank(test, sandbox);
      await participant.admin.frozen('2999-01-01T12:00:00.000Z');
      await participant.requestFile('PHONE');
      await participant.admin.call('post', '/clock/advance', { by: 'P2D' }).expect(200);
      return participant.get('/cids/files/1/download');
    },
  ],
  [
    '429 RateLimited',
    'the sixth lookup of an unknown key by one person',
    async ({ test, sandbox }) => {
      const participant = bank(test, sandbox);
      await participant.admin.frozen('2999-01-01T12:00:00.000Z');
      for (let count = 1; count <= 5; count += 1) await participant.lookUp(PHONE);
      return participant.lookUp(PHONE);
    },
  ],
  [
    '400 RequestIdAlreadyUsed',
    'a RequestId for another entry',
    async (place) => (await withEntry(place)).entry({ ...EMAIL, requestId: REQUEST_ID }),
  ],
  [
    '400 RequestIdAlreadyUsed',
    'the repeat of a creation whose entry was deleted',
    async (place) => {
      const claims = await withEntry(place);
      await remove(claims, DONOR, 'USER_REQUESTED');
      return claims.entry({ requestId: REQUEST_ID });
    },
  ],
  [
    '400 InvalidReason',
    'FRAUD as the reason to create an entry',
    ({ test, sandbox }) => claimsOf(test, sandbox).entry({ reason: 'FRAUD' }),
  ],
  [
    '400 InvalidReason',
    'BRANCH_TRANSFER as the reason to delete an entry',
    async (place) => remove(await withEntry(place), DONOR, 'BRANCH_TRANSFER'),
  ],
  [
    '400 ParticipantInvalid',
    'an entry at the central bank',
    ({ test, sandbox }) => claimsOf(test, sandbox).entry({}, SPI),
  ],
  [
    '400 ParticipantInvalid',
    'a claim by the central bank',
    async (place) => (await withEntry(place)).create({}, SPI),
  ],
  [
    '400 TaxIdNumberBlocked',
    'an entry of a person whom a judge has blocked',
    async (place) =>
      (await restricted(place, { kind: 'COURT_ORDER', taxId: '11122233300' })).entry(EMAIL),
  ],
  [
    '400 UserOrAccountWithFraudRelatedRestriction',
    'an entry of a person who is suspected of fraud',
    async (place) =>
      (await restricted(place, { kind: 'FRAUD', taxId: '11122233300' })).entry(EMAIL),
  ],
  [
    '400 EntryBlocked',
    'a lookup of a key that a judge has blocked',
    async (place) =>
      (await restricted(place, { kind: 'COURT_ORDER', key: PHONE })).by(CLAIMER).lookUp(PHONE),
  ],
  [
    '400 EntryWithFraudRelatedRestriction',
    'a lookup of a key of a person who is suspected of fraud',
    async (place) =>
      (await restricted(place, { kind: 'FRAUD', taxId: '11122233300' })).by(CLAIMER).lookUp(PHONE),
  ],
  [
    '400 EntryInvalid',
    'a phone number without +',
    ({ test, sandbox }) => claimsOf(test, sandbox).entry({ key: '61988880000' }),
  ],
  [
    '400 EntryInvalid',
    'an empty name',
    ({ test, sandbox }) => claimsOf(test, sandbox).entry({ name: '' }),
  ],
  [
    '400 EntryInvalid',
    'a name of spaces',
    ({ test, sandbox }) => claimsOf(test, sandbox).entry({ name: '   ' }),
  ],
  ['400 EntryLimitExceeded', 'the sixth key of an account of a person', (place) => keys(place, 6)],
  ['400 EntryLimitExceeded', 'the seventh one', (place) => keys(place, 7)],
  [
    '400 EntryLimitExceeded',
    'the 21st key of an account of a company',
    (place) => keys(place, 21, { taxId: '11222333000181', name: 'Padaria Silva Ltda' }),
  ],
  [
    '400 EntryAlreadyExists',
    'the key that the owner has at the same participant',
    async (place) => (await withEntry(place)).entry(),
  ],
  [
    '400 EntryKeyOwnedByDifferentPerson',
    'the key of another person',
    async (place) => (await withEntry(place)).entry(ANA),
  ],
  [
    '400 EntryKeyInCustodyOfDifferentParticipant',
    'the key that the owner has at another participant',
    async (place) => (await withEntry(place)).entry({}, CLAIMER),
  ],
  [
    '400 EntryCannotBeQueriedForBookTransfer',
    'a lookup of a key of its own',
    async (place) => (await withEntry(place)).by(DONOR).lookUp(PHONE),
  ],
  [
    '400 EntryLockedByClaim',
    'the deletion of a key that is claimed',
    async (place) => {
      const claims = await withEntry(place);
      await claims.opened();
      return remove(claims, DONOR, 'USER_REQUESTED');
    },
  ],
  [
    '400 EntryTaxIdNumberByDifferentOwner',
    'the CPF of another person as the key',
    ({ test, sandbox }) => claimsOf(test, sandbox).entry({ keyType: 'CPF', key: '12345678901' }),
  ],
];

/** Creates keys of one account. @returns the answer to the last one */
async function keys({ test, sandbox }: Place, count: number, owner = {}): Promise<Answer> {
  const claims = claimsOf(test, sandbox);
  for (let number = 1; number < count; number += 1) {
    await claims.entry({ key: `key${String(number)}@example.com`, keyType: 'EMAIL', ...owner });
  }
  return claims.entry({ key: 'last@example.com', keyType: 'EMAIL', ...owner });
}
