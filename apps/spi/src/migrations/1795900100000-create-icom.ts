import { createTables, migrationColumns } from '#libs/database';

const { bigint, integer, nullable, varchar } = migrationColumns;

/** Creates the streams and the traffic buckets of ICOM. */
export class CreateIcom1795900100000 extends createTables(
  {
    name: 'streams',
    columns: [
      { ...varchar('id', 32), isPrimary: true },
      varchar('ispb', 8),
      integer('place'),
      nullable(varchar('current_token', 24)),
      varchar('next_token', 24),
      bigint('idle_since_ms'),
    ],
    uniques: [{ name: 'streams_places', columnNames: ['ispb', 'place'] }],
  },
  {
    name: 'traffic_buckets',
    columns: [{ ...varchar('ispb', 8), isPrimary: true }, bigint('full_at')],
  },
) {}
