import { type OutcomeOperation } from '#libs/openapi';
import { type TestValueField } from '#libs/test-values';
import { ENTRY_REFUSALS } from './keys/entry-refusals';
import { OFFICIAL_OUTCOMES } from './official/official-outcomes';
import { CID_FILE_OUTCOMES } from './reconciliation/files/cid-file';

/** The meanings of the errors of entries, by code. */
const ENTRY_OUTCOMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ENTRY_REFUSALS).map(([code, { meaning }]) => [code, meaning]),
);

/**
 * The outcomes that a rule can request, with their meanings: the errors of the official API by their codes, and the outcomes of a
 * CID file. Requests to `/dict/keys` know only the errors of entries.
 */
export const DICT_OUTCOMES: Readonly<Record<string, string>> = {
  ...OFFICIAL_OUTCOMES,
  ...ENTRY_OUTCOMES,
  ...CID_FILE_OUTCOMES,
};

/** The operations that have these outcomes. Those of the official API are below /api/v1 with API_VERSION=1.8. */
export const DICT_OUTCOME_OPERATIONS: readonly OutcomeOperation[] = [
  { path: '/dict/keys/**', outcomes: ENTRY_REFUSALS },
  { path: '/api/v1/**', outcomes: OFFICIAL_OUTCOMES },
  { path: '/api/v2/**', outcomes: OFFICIAL_OUTCOMES },
  { method: 'POST', path: '/api/v1/cids/files/**', outcomes: CID_FILE_OUTCOMES },
  { method: 'POST', path: '/api/v2/cids/files/**', outcomes: CID_FILE_OUTCOMES },
];

/** The fields in which a test value requests one of the outcomes: those with a key. */
export const DICT_TEST_VALUES: readonly TestValueField[] = [
  { method: 'POST', path: '/dict/keys', field: '/keyValue', outcomes: ENTRY_OUTCOMES },
  {
    method: 'GET',
    path: '/dict/keys/{keyType}/{keyValue}',
    field: 'keyValue',
    outcomes: ENTRY_OUTCOMES,
  },
  { method: 'DELETE', path: '/dict/keys/{id}', field: 'id', outcomes: ENTRY_OUTCOMES },
  ...[
    { method: 'POST', path: '/api/v2/entries', field: 'Entry/Key' },
    { method: 'GET', path: '/api/v2/entries/{Key}', field: 'Key' },
    { method: 'PUT', path: '/api/v2/entries/{Key}', field: 'Key' },
    { method: 'POST', path: '/api/v2/entries/{Key}/delete', field: 'Key' },
    { method: 'GET', path: '/api/v2/entries/{Key}/statistics', field: 'Key' },
    { method: 'POST', path: '/api/v2/claims', field: 'Claim/Key' },
  ].map((place) => ({ ...place, outcomes: OFFICIAL_OUTCOMES })),
];
