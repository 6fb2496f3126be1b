import { migrationColumns } from '#libs/database';
import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';

const { index, integer, nullable, sequence, text, varchar } = migrationColumns;

const SYNC_VERIFICATIONS = new Table({
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
});

const CID_FILES = new Table({
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
});

/** The content of CID files in parts, from 0. */
const CID_FILE_CHUNKS = new Table({
  name: 'cid_file_chunks',
  columns: [
    { ...integer('file'), isPrimary: true },
    { ...integer('number'), isPrimary: true },
    text('text'),
  ],
});

/** What changes of entries have done to the set of CIDs. The row of an entry knows when it was created and deleted. */
const CID_CHANGES = new Table({
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
});

const CORRUPTIONS = new Table({
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
});

const TABLES = [SYNC_VERIFICATIONS, CID_FILES, CID_FILE_CHUNKS, CID_CHANGES, CORRUPTIONS];

/** Synchronism verifications, CID files, CID events of changed entries, and entries that were corrupted on purpose. */
export class Reconciliation1796000300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.createTable(table);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of [...TABLES].reverse()) await queryRunner.dropTable(name);
  }
}
