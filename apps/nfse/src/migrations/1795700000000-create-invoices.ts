import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const text = (name: string, length: number) => ({ name, type: 'varchar', length: String(length) });
const optional = (name: string, length: number) => ({ ...text(name, length), isNullable: true });
const big = (name: string) => ({ name, type: 'bigint' });
const optionalBig = (name: string) => ({ ...big(name), isNullable: true });
const long = (name: string) => ({ name, type: 'text' });
const optionalLong = (name: string) => ({ ...long(name), isNullable: true });

export class CreateInvoices1795700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of [invoices(), documents(), counters(), events()]) {
      await queryRunner.createTable(table);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['invoice_events', 'number_counters', 'invoice_documents', 'invoices']) {
      await queryRunner.dropTable(table);
    }
  }
}

function invoices(): Table {
  return new Table({
    name: 'invoices',
    columns: [
      {
        name: 'sequence',
        type: 'integer',
        isPrimary: true,
        isGenerated: true,
        generationStrategy: 'increment',
      },
      { ...text('id', 36), isUnique: true },
      optional('reference', 100),
      text('content', 64),
      text('provider', 14),
      text('municipality', 7),
      optional('customer', 40),
      text('series', 5),
      big('amount'),
      text('status', 12),
      big('status_updated_at_ms'),
      big('created_at_ms'),
      optionalBig('next_at_ms'),
      long('dps'),
      { name: 'request_rate', type: 'integer', isNullable: true },
      long('issuer'),
      text('layout', 8),
      { name: 'has_own_dps', type: 'integer' },
      { ...optional('dps_id', 45), isUnique: true },
      optionalBig('number'),
      { ...optional('access_key', 50), isUnique: true },
      optional('verification_code', 9),
      optionalBig('issued_at_ms'),
      optionalLong('nfse'),
      long('explanation'),
      long('rejections'),
      optionalLong('cancellation'),
      optionalLong('cancellation_refusal'),
      optional('replaced_by', 50),
      optional('ordered', 60),
    ],
    uniques: [{ name: 'invoice_reference', columnNames: ['provider', 'reference'] }],
    indices: [
      new TableIndex({ name: 'invoices_by_number', columnNames: ['number'] }),
      new TableIndex({ name: 'invoices_by_status', columnNames: ['status'] }),
      new TableIndex({ name: 'invoices_by_customer', columnNames: ['customer'] }),
    ],
  });
}

function documents(): Table {
  return new Table({
    name: 'invoice_documents',
    columns: [{ ...text('invoice_id', 36), isPrimary: true }, long('dps_xml'), long('nfse_xml')],
  });
}

function counters(): Table {
  return new Table({
    name: 'number_counters',
    columns: [{ ...text('counter', 40), isPrimary: true }, big('last_number')],
  });
}

function events(): Table {
  return new Table({
    name: 'invoice_events',
    columns: [
      { ...text('access_key', 50), isPrimary: true },
      { ...text('type', 6), isPrimary: true },
      { name: 'event_number', type: 'integer', isPrimary: true },
      long('xml'),
      big('registered_at_ms'),
    ],
  });
}
