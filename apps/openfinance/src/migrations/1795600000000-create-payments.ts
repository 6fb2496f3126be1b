import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const text = (name: string, length: number) => ({ name, type: 'varchar', length: String(length) });
const optional = (name: string, length: number) => ({ ...text(name, length), isNullable: true });
const big = (name: string) => ({ name, type: 'bigint' });
const long = (name: string) => ({ name, type: 'text' });

export class CreatePayments1795600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of [paymentConsents(), payments(), idempotencyKeys()]) {
      await queryRunner.createTable(table);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['idempotency_keys', 'payments', 'payment_consents']) {
      await queryRunner.dropTable(table);
    }
  }
}

function paymentConsents(): Table {
  return new Table({
    name: 'payment_consents',
    columns: [
      { ...text('consent_id', 100), isPrimary: true },
      text('status', 25),
      big('created_at_ms'),
      big('status_updated_at_ms'),
      big('expires_at_ms'),
      optional('rejection', 40),
      optional('debtor_account_id', 36),
      long('request'),
      long('dates'),
    ],
  });
}

function payments(): Table {
  return new Table({
    name: 'payments',
    columns: [
      {
        name: 'sequence',
        type: 'integer',
        isPrimary: true,
        isGenerated: true,
        generationStrategy: 'increment',
      },
      { ...text('payment_id', 36), isUnique: true },
      text('consent_id', 100),
      { ...text('end_to_end_id', 32), isUnique: true },
      big('amount'),
      text('account_id', 36),
      long('details'),
      text('status', 4),
      big('created_at_ms'),
      big('status_updated_at_ms'),
      big('send_at_ms'),
      { ...big('next_at_ms'), isNullable: true },
      { name: 'attempts', type: 'integer' },
      { name: 'is_accepted', type: 'boolean' },
      optional('rejection', 40),
      optional('rejection_detail', 2048),
      optional('ordered', 60),
      { ...long('cancellation'), isNullable: true },
    ],
    indices: [
      new TableIndex({ name: 'payments_of_consent', columnNames: ['consent_id'] }),
      new TableIndex({
        name: 'payments_due',
        columnNames: ['next_at_ms'],
        where: '"next_at_ms" IS NOT NULL',
      }),
    ],
  });
}

function idempotencyKeys(): Table {
  return new Table({
    name: 'idempotency_keys',
    columns: [
      { ...text('operation', 20), isPrimary: true },
      { ...text('key', 40), isPrimary: true },
      text('content', 64),
      long('response'),
      big('created_at_ms'),
    ],
  });
}
