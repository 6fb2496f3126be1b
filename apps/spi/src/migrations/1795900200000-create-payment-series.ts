import { createTables, migrationColumns } from '#libs/database';

const { bigint, integer, nullable, sequence, text, varchar } = migrationColumns;

/** Creates the payment series of simulated payers. */
export class CreatePaymentSeries1795900200000 extends createTables({
  name: 'payment_series',
  columns: [
    sequence(),
    { ...varchar('id', 36), isUnique: true },
    text('template'),
    { ...nullable(varchar('end_to_end_id', 32)), isUnique: true },
    varchar('prefix', 7),
    varchar('content', 64),
    integer('count'),
    integer('per_second'),
    bigint('start_ms'),
    integer('sent'),
    varchar('status', 10),
    nullable(text('failure')),
  ],
}) {}
