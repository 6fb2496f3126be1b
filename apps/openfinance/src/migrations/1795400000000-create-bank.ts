import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const text = (name: string, length: number) => ({ name, type: 'varchar', length: String(length) });
const optional = (name: string, length: number) => ({ ...text(name, length), isNullable: true });
const big = (name: string) => ({ name, type: 'bigint' });
const whole = (name: string) => ({ name, type: 'integer' });
const index = (name: string, ...columnNames: string[]) => new TableIndex({ name, columnNames });

export class CreateBank1795400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of [customers(), accounts(), postings(), seedProgress()]) {
      await queryRunner.createTable(table);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['seed_progress', 'postings', 'accounts', 'customers']) {
      await queryRunner.dropTable(table);
    }
  }
}

function customers(): Table {
  return new Table({
    name: 'customers',
    columns: [
      { ...text('id', 36), isPrimary: true },
      { ...text('document', 14), isUnique: true },
      text('person_type', 16),
      text('name', 120),
    ],
  });
}

function accounts(): Table {
  return new Table({
    name: 'accounts',
    columns: [
      { ...text('account_id', 36), isPrimary: true },
      text('customer_id', 36),
      optional('joint_customer_id', 36),
      text('type', 30),
      text('subtype', 30),
      text('branch_code', 4),
      text('number', 20),
      text('check_digit', 1),
      text('currency', 3),
      big('available'),
      big('blocked'),
      big('invested'),
      { ...big('contracted_limit'), isNullable: true },
      text('updated_at', 24),
    ],
    indices: [
      index('accounts_by_customer', 'customer_id'),
      index('accounts_by_joint_customer', 'joint_customer_id'),
      index('accounts_by_number', 'number'),
    ],
  });
}

function postings(): Table {
  return new Table({
    name: 'postings',
    columns: [
      { ...whole('sequence'), isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
      text('entry_id', 60),
      whole('line'),
      text('account_id', 36),
      big('at_ms'),
      big('cents'),
      text('status', 6),
      text('type', 40),
      text('name', 200),
      { name: 'counterparty', type: 'text', isNullable: true },
      optional('payment_id', 100),
    ],
    indices: [index('postings_of_account', 'account_id', 'at_ms', 'sequence')],
  });
}

function seedProgress(): Table {
  return new Table({
    name: 'seed_progress',
    columns: [{ ...text('name', 80), isPrimary: true }, whole('stored')],
  });
}
