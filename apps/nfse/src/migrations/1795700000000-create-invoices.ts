import { createTables, migrationColumns } from '#libs/database';

const { bigint, index, integer, nullable, sequence, text, varchar } = migrationColumns;

export class CreateInvoices1795700000000 extends createTables(
  {
    name: 'invoices',
    columns: [
      sequence(),
      { ...varchar('id', 36), isUnique: true },
      nullable(varchar('reference', 100)),
      varchar('content', 64),
      varchar('provider', 14),
      varchar('municipality', 7),
      nullable(varchar('customer', 40)),
      varchar('series', 5),
      bigint('amount'),
      varchar('status', 12),
      bigint('status_updated_at_ms'),
      bigint('created_at_ms'),
      nullable(bigint('next_at_ms')),
      text('dps'),
      nullable(integer('request_rate')),
      text('issuer'),
      varchar('layout', 8),
      integer('has_own_dps'),
      { ...nullable(varchar('dps_id', 45)), isUnique: true },
      nullable(bigint('number')),
      { ...nullable(varchar('access_key', 50)), isUnique: true },
      nullable(varchar('verification_code', 9)),
      nullable(bigint('issued_at_ms')),
      nullable(text('nfse')),
      text('explanation'),
      text('rejections'),
      nullable(text('cancellation')),
      nullable(text('cancellation_refusal')),
      nullable(varchar('replaced_by', 50)),
      nullable(varchar('ordered', 60)),
    ],
    uniques: [{ name: 'invoice_reference', columnNames: ['provider', 'reference'] }],
    indices: [
      index('invoices_by_number', 'number'),
      index('invoices_by_status', 'status'),
      index('invoices_by_customer', 'customer'),
    ],
  },
  {
    name: 'invoice_documents',
    columns: [{ ...varchar('invoice_id', 36), isPrimary: true }, text('dps_xml'), text('nfse_xml')],
  },
  {
    name: 'number_counters',
    columns: [{ ...varchar('counter', 40), isPrimary: true }, bigint('last_number')],
  },
  {
    name: 'invoice_events',
    columns: [
      { ...varchar('access_key', 50), isPrimary: true },
      { ...varchar('type', 6), isPrimary: true },
      { ...integer('event_number'), isPrimary: true },
      text('xml'),
      bigint('registered_at_ms'),
    ],
  },
) {}
