import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const text = (name: string, length: number) => ({ name, type: 'varchar', length: String(length) });
const optional = (name: string, length: number) => ({ ...text(name, length), isNullable: true });
const cents = (name: string) => ({ name, type: 'bigint' });
const whole = (name: string) => ({ name, type: 'integer' });
const sequence = {
  name: 'sequence',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment' as const,
};
const index = (name: string, ...columnNames: string[]) => new TableIndex({ name, columnNames });

/**
 * There is no index on the ids: with random values, each new row would change another page of the index. Rows are
 * found by message key, STAN or authorization code.
 */
export class CreateCardHost1763715600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of [cards(), transactions(), holds(), entries(), counters(), settings()]) {
      await queryRunner.createTable(table);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const tables = ['settings', 'counters', 'ledger_entries', 'holds', 'transactions', 'cards'];
    for (const table of tables) await queryRunner.dropTable(table);
  }
}

function cards(): Table {
  return new Table({
    name: 'cards',
    columns: [
      { ...text('pan', 19), isPrimary: true },
      text('expiry', 4),
      text('cvv', 4),
      text('pin', 12),
      text('holder_name', 26),
      text('brand', 20),
      text('currency', 3),
      text('status', 10),
      text('initial_status', 10),
      cents('balance'),
      cents('initial_balance'),
      cents('credit_limit'),
      cents('held'),
      optional('next_hold_expiry', 24),
      optional('scenario', 2),
      { ...whole('daily_count_limit'), isNullable: true },
      { ...cents('daily_amount_limit'), isNullable: true },
      text('blocked_mccs', 200),
      text('blocked_channels', 100),
      whole('pin_failures'),
      optional('day', 10),
      whole('day_approvals'),
      cents('day_amount'),
      { ...whole('last_atc'), isNullable: true },
      whole('orphans'),
      whole('version'),
      text('created_at', 24),
      text('status_changed_at', 24),
    ],
  });
}

function transactions(): Table {
  return new Table({
    name: 'transactions',
    columns: [
      sequence,
      text('id', 36),
      { ...text('message_key', 60), isUnique: true },
      text('pan', 19),
      text('mti', 4),
      text('kind', 10),
      text('processing_code', 6),
      cents('amount'),
      cents('net_amount'),
      text('stan', 6),
      optional('rrn', 12),
      text('transmitted_at', 10),
      optional('local_time', 6),
      optional('local_date', 4),
      optional('acquirer', 11),
      optional('forwarder', 11),
      optional('terminal', 8),
      optional('merchant', 15),
      optional('mcc', 4),
      optional('authorization_code', 6),
      text('response_code', 2),
      text('rule', 30),
      { name: 'detail', type: 'text' },
      optional('original_id', 36),
      optional('reversed_by', 36),
      { name: 'added', type: 'text' },
      text('created_at', 24),
    ],
    indices: [
      index('transactions_by_stan', 'pan', 'stan'),
      index('transactions_by_rrn', 'pan', 'rrn'),
    ],
  });
}

function holds(): Table {
  return new Table({
    name: 'holds',
    columns: [
      sequence,
      text('id', 36),
      text('pan', 19),
      cents('amount'),
      text('status', 10),
      text('authorization_code', 6),
      optional('rrn', 12),
      text('created_at', 24),
      text('expires_at', 24),
    ],
    indices: [
      index('holds_by_expiry', 'pan', 'status', 'expires_at'),
      index('holds_by_code', 'pan', 'authorization_code'),
    ],
  });
}

function entries(): Table {
  return new Table({
    name: 'ledger_entries',
    columns: [
      sequence,
      text('id', 36),
      text('pan', 19),
      optional('transaction_id', 36),
      text('kind', 10),
      cents('amount'),
      cents('balance'),
      text('created_at', 24),
    ],
    indices: [index('ledger_entries_by_pan', 'pan', 'sequence')],
  });
}

function counters(): Table {
  return new Table({
    name: 'counters',
    columns: [{ ...text('name', 20), isPrimary: true }, whole('value')],
  });
}

function settings(): Table {
  return new Table({
    name: 'settings',
    columns: [
      { ...text('name', 60), isPrimary: true },
      { name: 'value', type: 'text' },
    ],
  });
}
