import { createTables, migrationColumns } from '#libs/database';

const { bigint, index, integer, nullable, sequence, text, varchar } = migrationColumns;

/** The links of the acquirer, the advices that it sends until they are confirmed, and its load runs. */
export class CreateAcquirer1797000100000 extends createTables(
  {
    name: 'acquirer_links',
    columns: [
      sequence(),
      varchar('id', 36),
      { ...varchar('name', 40), isUnique: true },
      text('definition'),
      varchar('created_at', 24),
    ],
  },
  {
    name: 'acquirer_advices',
    columns: [
      sequence(),
      { ...varchar('id', 36), isUnique: true },
      nullable(varchar('link', 40)),
      varchar('profile', 40),
      text('message'),
      varchar('status', 10),
      integer('tries'),
      nullable(varchar('next_try_at', 24)),
      nullable(text('response')),
      nullable(text('last_error')),
      varchar('created_at', 24),
      nullable(varchar('finished_at', 24)),
    ],
  },
  {
    name: 'acquirer_loads',
    columns: [
      sequence(),
      { ...varchar('id', 36), isUnique: true },
      varchar('status', 10),
      text('report'),
      bigint('seen_at_ms'),
    ],
    indices: [index('acquirer_loads_by_status', 'status')],
  },
) {}
