import { createTables, migrationColumns } from '#libs/database';

const { index, integer, nullable, sequence, text, varchar } = migrationColumns;

/** Synchronism verifications, CID files, CID events of changed entries, and entries that were corrupted on purpose. */
export class Reconciliation1796000300000 extends createTables(
  {
    name: 'sync_verifications',
    columns: [
      sequence(),
      varchar('participant', 8),
      varchar('key_type', 6),
      varchar('participant_verifier', 64),
      varchar('verifier', 64),
      varchar('result', 3),
      varchar('at', 24),
    ],
    indices: [index('sync_verifications_of_participant', 'participant', 'key_type', 'sequence')],
  },
  {
    name: 'cid_files',
    columns: [
      sequence(),
      varchar('participant', 8),
      varchar('key_type', 6),
      varchar('status', 11),
      varchar('requested_at', 24),
      nullable(varchar('ordered', 20)),
      nullable(varchar('created_at', 24)),
      nullable(integer('bytes')),
      nullable(varchar('sha256', 64)),
    ],
  },
  /** The content of CID files in parts, from 0. */
  {
    name: 'cid_file_chunks',
    columns: [
      { ...integer('file'), isPrimary: true },
      { ...integer('number'), isPrimary: true },
      text('text'),
    ],
  },
  /** The CID events of changes of entries. Creations and deletions are in the rows of the entries. */
  {
    name: 'cid_changes',
    columns: [
      sequence(),
      varchar('ispb', 8),
      varchar('key_type', 6),
      varchar('type', 7),
      varchar('cid', 64),
      varchar('at', 24),
    ],
    indices: [index('cid_changes_of_participant', 'ispb', 'key_type', 'at')],
  },
  {
    name: 'corruptions',
    columns: [
      sequence(),
      varchar('corruption_id', 36),
      varchar('participant', 8),
      varchar('kind', 7),
      varchar('key_type', 6),
      varchar('key_value', 77),
      nullable(varchar('altered', 7)),
      nullable(varchar('cid_before', 64)),
      nullable(varchar('cid_after', 64)),
      varchar('at', 24),
      integer('after_verification'),
    ],
    indices: [index('corruptions_of_run', 'corruption_id', 'key_type', 'key_value')],
  },
) {}
