import type { Request } from 'express';
import { type DictRefusal } from '../../official/dict-refusal';
import { claimFilterOf, type ClaimFilter } from './claim-filter';

type Query = Request['query'];

const ALL: ClaimFilter = {
  includeIndirect: false,
  roles: ['donor', 'claimer'],
  statuses: undefined,
  type: undefined,
  modifiedAfter: undefined,
  modifiedBefore: undefined,
  limit: 20,
};

describe('claimFilterOf', () => {
  it.each<[Query, Partial<ClaimFilter>]>([
    [{}, {}],
    [{ Participant: '12345678', Unknown: 'x', Status: '', Limit: '' }, {}],
    [{ IsDonor: 'true' }, { roles: ['donor'] }],
    [{ IsDonor: 'true', IsClaimer: 'false' }, { roles: ['donor'] }],
    [{ IsClaimer: 'true' }, { roles: ['claimer'] }],
    [{ IsDonor: 'false', IsClaimer: 'true' }, { roles: ['claimer'] }],
    [{ IsDonor: 'true', IsClaimer: 'true' }, {}],
    [{ IsDonor: 'false', IsClaimer: 'false' }, {}],
    [{ IsDonor: 'false' }, {}],
    [{ IncludeIndirectParticipants: 'true' }, { includeIndirect: true }],
    [{ Status: 'OPEN' }, { statuses: ['OPEN'] }],
    [{ Status: 'CONFIRMED,OPEN,OPEN' }, { statuses: ['OPEN', 'CONFIRMED'] }],
    [{ Status: ['OPEN', 'CONFIRMED,CANCELLED'] }, { statuses: ['OPEN', 'CONFIRMED', 'CANCELLED'] }],
    [{ Type: 'OWNERSHIP' }, { type: 'OWNERSHIP' }],
    [
      { ModifiedAfter: '2026-01-31T12:00:00-03:00', ModifiedBefore: '2026-02-01T00:00:00.5Z' },
      { modifiedAfter: '2026-01-31T15:00:00.000Z', modifiedBefore: '2026-02-01T00:00:00.500Z' },
    ],
    [{ Limit: '1' }, { limit: 1 }],
    [{ Limit: '200' }, { limit: 200 }],
  ])('reads %j', (query, expected) => {
    expect(claimFilterOf(query)).toEqual({ ...ALL, ...expected });
  });

  it.each<[Query, string]>([
    [{ IsDonor: 'yes' }, 'IsDonor'],
    [{ IsClaimer: ['true', 'true'] }, 'IsClaimer'],
    [{ IncludeIndirectParticipants: '1' }, 'IncludeIndirectParticipants'],
    [{ Status: 'OPEN,DONE' }, 'Status'],
    [{ Status: 'open' }, 'Status'],
    [{ Status: { a: 'OPEN' } }, 'Status'],
    [{ Type: 'OWNERSHIP,PORTABILITY' }, 'Type'],
    [{ Type: 'toString' }, 'Type'],
    [{ ModifiedAfter: '2026-01-31T25:00:00Z' }, 'ModifiedAfter'],
    [{ ModifiedBefore: 'yesterday' }, 'ModifiedBefore'],
    [{ ModifiedBefore: '2026-02-30T00:00:00Z' }, 'ModifiedBefore'],
    [{ Limit: '0' }, 'Limit'],
    [{ Limit: '201' }, 'Limit'],
    [{ Limit: '1e2' }, 'Limit'],
    [{ Limit: '-1' }, 'Limit'],
  ])('refuses %j and names the parameter', (query, property) => {
    expect(wrongIn(query)).toEqual([property]);
  });

  it('names all parameters that are not valid', () => {
    const query = { IsDonor: 'x', Limit: 'x', Type: 'x' };
    expect(wrongIn(query)).toEqual(['IsDonor', 'Type', 'Limit']);
  });
});

function wrongIn(query: Query): readonly string[] {
  try {
    claimFilterOf(query);
    return [];
  } catch (error) {
    const { violations } = error as DictRefusal;
    return violations.map(({ pointer }) => pointer);
  }
}
