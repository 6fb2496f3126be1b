import { createTables, migrationColumns } from '#libs/database';

const { bigint, nullable, sequence, varchar } = migrationColumns;

/** Participants, restrictions, and the buckets of the rate policies. */
export class Policies1796000100000 extends createTables(
  /** Registered participants. */
  {
    name: 'dict_participants',
    columns: [
      { ...varchar('ispb', 8), isPrimary: true },
      varchar('name', 140),
      nullable(varchar('category', 1)),
      nullable(varchar('settler', 8)),
      varchar('created_at', 24),
    ],
  },
  /** Court orders, and suspected fraud. */
  {
    name: 'restrictions',
    columns: [
      sequence(),
      { ...varchar('id', 36), isUnique: true },
      varchar('kind', 11),
      varchar('target', 7),
      varchar('value', 77),
      varchar('created_at', 24),
    ],
    uniques: [{ name: 'restrictions_once', columnNames: ['kind', 'target', 'value'] }],
  },
  /** The buckets of the rate policies that are not full. */
  {
    name: 'policy_buckets',
    columns: [
      { ...varchar('policy', 40), isPrimary: true },
      { ...varchar('owner', 14), isPrimary: true },
      bigint('full_at'),
      bigint('changed_ms'),
    ],
  },
) {}
