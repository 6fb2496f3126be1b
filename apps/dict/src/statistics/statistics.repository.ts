import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type KeyType } from '#libs/brazil';
import { returning, tableOf } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { MarkerRow } from '../fraud/markers/marker.row';
import { ReportRow } from '../fraud/reports/report.row';
import { type DictKey } from '../keys/dict-key';
import { KeyRow } from '../keys/key.row';
import { TransferRow } from '../transfers/transfer.row';
import { AccountChangeRow } from './account-change.row';
import { COUNTED_TYPES, UNCOUNTED, type Counts } from './counts';
import { WINDOW_NAMES, spanOf, type StatisticsWindows } from './windows';

/** The windows of settlements, and of all other events. */
export interface CountedPeriods {
  readonly settlements: StatisticsWindows;
  readonly others: StatisticsWindows;
}

/** Counts for the statistics, in one statement that reads only the rows of the person or of the key. */
@Injectable()
export class StatisticsRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** @param taxId CPF or CNPJ */
  async ofPerson(taxId: string, periods: CountedPeriods): Promise<Counts> {
    const database = await this.sandboxes.database();
    const statement = new CountingStatement(database, taxId);
    return statement.counts([
      ...statement.settlements('creditor_tax_id', periods.settlements),
      ...statement.markers('tax_id', periods.others, UNCOUNTED.ofPersons),
      ...statement.reports('tax_id', periods.others),
      statement.registeredAccounts(periods.others),
    ]);
  }

  async ofKey(keyType: KeyType, keyValue: string, periods: CountedPeriods): Promise<Counts> {
    const database = await this.sandboxes.database();
    const statement = new CountingStatement(database, keyValue);
    return statement.counts([
      ...statement.settlements('creditor_key', periods.settlements),
      ...statement.markers('key_value', periods.others, UNCOUNTED.ofKeys),
      ...statement.reports('key_value', periods.others),
      statement.distinctAccounts(keyType, periods.others),
    ]);
  }

  /** The active key. */
  async findKey(keyType: KeyType, keyValue: string): Promise<DictKey | undefined> {
    const database = await this.sandboxes.database();
    const keys = database.getRepository(KeyRow).createQueryBuilder('k');
    const found = await keys
      .where('k.keyType = :keyType AND k.keyValue = :keyValue AND k.deletedAt IS NULL', {
        keyType,
        keyValue,
      })
      .getOne();
    return found ?? undefined;
  }
}

const AGGREGATES = {
  COUNT: ['COUNT(', ')'],
  'COUNT DISTINCT': ['COUNT(DISTINCT ', ')'],
  SUM: ['COALESCE(SUM(', '), 0)'],
} as const;

/** A value that is counted in each window. */
interface Windowing {
  readonly name: string;
  /** The column of the time. */
  readonly at: string;
  /** SQL of the counted value. */
  readonly value?: string;
  /** SQL of an additional condition. */
  readonly condition?: string;
  readonly how?: keyof typeof AGGREGATES;
}

/** A statement that returns one row: the counts of a person or of a key. Each source of counts is a subquery. */
class CountingStatement {
  private readonly parameters: string[];

  constructor(
    private readonly database: DataSource,
    subject: string,
  ) {
    this.parameters = [subject];
  }

  async counts(sources: readonly string[]): Promise<Counts> {
    const sql = `SELECT * FROM ${sources.join(' CROSS JOIN ')}`;
    const [row = {}] = await returning<Counts>(this.database, sql, this.parameters);
    return row;
  }

  /** Received payments, without returns. */
  settlements(column: string, windows: StatisticsWindows): readonly string[] {
    const { from, until } = this.span(windows);
    return [
      `(SELECT ${this.windowed(windows, { name: 'settlements', at: 'settled_at' })} FROM ${tableOf(this.database, TransferRow)}
        WHERE ${column} = $1 AND settled_at >= ${from} AND settled_at < ${until} AND status = 'SETTLED'
          AND "returns" IS NULL) settlements`,
    ];
  }

  /** @param uncounted the types of fraud that do not count in the total amount */
  markers(
    column: string,
    windows: StatisticsWindows,
    uncounted: readonly string[],
  ): readonly string[] {
    const at = 'created_at';
    const cents = {
      name: 'cents',
      value: 'transaction_cents',
      condition: `fraud_type NOT IN (${uncounted.map((type) => `'${type}'`).join(', ')})`,
      how: 'SUM',
    } as const;
    const reporters = {
      name: 'reporters',
      value: 'COALESCE(reporter, participant)',
      condition: "fraud_type <> 'UNKNOWN'",
      how: 'COUNT DISTINCT',
    } as const;
    const types = COUNTED_TYPES.map((type) => ({
      name: type.toLowerCase(),
      condition: `fraud_type = '${type}'`,
    }));
    const counted = [...types, cents, reporters].map((column) =>
      this.windowed(windows, { at, ...column }),
    );
    return [
      `(SELECT ${counted.join(', ')} FROM ${tableOf(this.database, MarkerRow)}
        WHERE ${column} = $1 AND status = 'REGISTERED') markers`,
    ];
  }

  reports(column: string, windows: StatisticsWindows): readonly string[] {
    const table = tableOf(this.database, ReportRow);
    const until = this.parameter(windows.d90.until);
    return [
      `(SELECT COUNT(*) AS open_reports, COUNT(DISTINCT reporter) AS open_reporters FROM ${table}
        WHERE ${column} = $1 AND status IN ('OPEN', 'ACKNOWLEDGED') AND created_at < ${until}) open_reports`,
      `(SELECT ${this.windowed(windows, { name: 'rejected', at: 'closed_at' })} FROM ${table}
        WHERE ${column} = $1 AND status = 'CLOSED' AND analysis_result = 'DISAGREED') rejected`,
    ];
  }

  /** Accounts of the person's active keys. */
  registeredAccounts(windows: StatisticsWindows): string {
    return `(SELECT COUNT(DISTINCT account) AS registered_accounts FROM ${tableOf(this.database, KeyRow)}
      WHERE holder_tax_id = $1 AND deleted_at IS NULL AND created_at < ${this.parameter(windows.d90.until)}) accounts`;
  }

  /** All accounts that the key was ever registered at, by its creation or by a change of its entry. */
  distinctAccounts(keyType: KeyType, windows: StatisticsWindows): string {
    const changes = tableOf(this.database, AccountChangeRow);
    const type = this.parameter(keyType);
    const registrations = ['IS NULL', 'IS NOT NULL'].map(
      (deleted) =>
        `SELECT account, created_at AS at FROM ${tableOf(this.database, KeyRow)} k
          WHERE key_type = ${type} AND key_value = $1 AND deleted_at ${deleted}
            AND NOT EXISTS (SELECT 1 FROM ${changes} c WHERE c.key_id = k.id)`,
    );
    const changed = `SELECT account, at FROM ${changes} WHERE key_type = ${type} AND key_value = $1`;
    const counted = this.windowed(windows, {
      name: 'accounts',
      at: 'at',
      value: 'account',
      how: 'COUNT DISTINCT',
    });
    return `(SELECT ${counted} FROM (${[...registrations, changed].join(' UNION ALL ')}) registrations) accounts`;
  }

  /** Three columns, one for each window. */
  private windowed(windows: StatisticsWindows, column: Windowing): string {
    const { name, at, value = '1', condition = '1 = 1', how = 'COUNT' } = column;
    const [open, close] = AGGREGATES[how];
    return WINDOW_NAMES.map((window) => {
      const from = this.parameter(windows[window].from);
      const until = this.parameter(windows[window].until);
      const counted = `CASE WHEN ${at} >= ${from} AND ${at} < ${until} AND ${condition} THEN ${value} END`;
      return `${open}${counted}${close} AS ${name}_${window}`;
    }).join(', ');
  }

  private span(windows: StatisticsWindows): { readonly from: string; readonly until: string } {
    const { from, until } = spanOf(windows);
    return { from: this.parameter(from), until: this.parameter(until) };
  }

  /** The placeholder of a parameter. Equal values share one. */
  private parameter(value: string): string {
    const known = this.parameters.indexOf(value, 1);
    return `$${String(known > 0 ? known + 1 : this.parameters.push(value))}`;
  }
}
