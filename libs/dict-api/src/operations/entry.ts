import { BLOCKED, change, get, post } from './operation';

export const ENTRY_OPERATIONS = {
  createEntry: post('/entries/', 'CreateEntry', {
    invalid: 'EntryInvalid',
    errors: [
      'InvalidReason',
      'RequestIdAlreadyUsed',
      'ParticipantInvalid',
      'EntryLimitExceeded',
      'EntryAlreadyExists',
      'EntryKeyOwnedByDifferentPerson',
      'EntryKeyInCustodyOfDifferentParticipant',
      'EntryLockedByClaim',
      'EntryTaxIdNumberByDifferentOwner',
      ...BLOCKED,
    ],
    policies: ['ENTRIES_WRITE'],
  }),
  getEntry: get('/entries/{Key}', 'GetEntryResponse', {
    errors: [
      'NotFound',
      'EntryCannotBeQueriedForBookTransfer',
      'TaxIdNumberBlocked',
      'EntryBlocked',
      'EntryWithFraudRelatedRestriction',
    ],
    example: { entry: true },
  }),
  /** The lookup for initiators of payments. Version 2 does not have it. */
  getEntryForInitiator: get('/entries/{Key}/initiator', 'GetEntryResponse', {
    errors: ['NotFound', 'TaxIdNumberBlocked', 'EntryBlocked'],
    until: '1.8',
  }),
  updateEntry: change('/entries/{Key}', 'UpdateEntry', {
    method: 'PUT',
    invalid: 'EntryInvalid',
    errors: [
      'NotFound',
      'InvalidReason',
      'EntryLimitExceeded',
      'EntryTaxIdNumberByDifferentOwner',
      ...BLOCKED,
    ],
    policies: ['ENTRIES_UPDATE'],
    example: { entry: true },
  }),
  deleteEntry: change('/entries/{Key}/delete', 'DeleteEntry', {
    invalid: 'EntryInvalid',
    errors: ['NotFound', 'InvalidReason', 'EntryLockedByClaim', 'EntryBlocked'],
    policies: ['ENTRIES_WRITE'],
    example: { entry: true },
  }),
  checkKeys: change('/keys/check', 'CheckKeys', {
    invalid: 'BadRequest',
    policies: ['KEYS_CHECK'],
  }),
} as const;
