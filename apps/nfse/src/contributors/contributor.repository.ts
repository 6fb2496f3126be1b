import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import {
  countRows,
  findRow,
  lockTable,
  oldestFirst,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { type JsonList } from '#libs/http';
import { type Contributor } from '#libs/nfse';
import { Sandboxes } from '#libs/sandbox';
import { ContributorsFull } from './contributor.errors';
import { ContributorRow } from './contributor.row';

/** The maximum number of contributors of a sandbox. */
export const MAX_CONTRIBUTORS = 10_000;

/** The contributors of the sandbox of the request. */
@Injectable()
export class ContributorRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async find(taxId: string): Promise<Contributor | undefined> {
    const row = await findRow(await this.sandboxes.database(), ContributorRow, { taxId });
    return row?.value;
  }

  /** The contributors of these tax ids. Those that are not registered are left out. */
  async findAll(taxIds: readonly string[]): Promise<readonly Contributor[]> {
    if (taxIds.length === 0) return [];
    const database = await this.sandboxes.database();
    const rows = await database
      .getRepository(ContributorRow)
      .findBy({ taxId: In([...new Set(taxIds)]) });
    return rows.map(({ value }) => value);
  }

  /**
   * Registers a contributor, or replaces it.
   * @throws ContributorsFull
   */
  save(contributor: Contributor): Promise<void> {
    return this.sandboxes.atomically((tx) => replace(tx, contributor));
  }

  /** Registers a contributor, unless its tax id is registered already. */
  async add(contributor: Contributor): Promise<void> {
    await this.sandboxes.atomically(function* (tx) {
      yield insert(tx, contributor, 'DO NOTHING');
    });
  }

  /** @returns false if it was not registered */
  remove(taxId: string): Promise<boolean> {
    return this.sandboxes.atomically(function* (tx) {
      const sql = `DELETE FROM ${tx.table(ContributorRow)} WHERE tax_id = $1 RETURNING tax_id`;
      return (yield { sql, parameters: [taxId] }).length > 0;
    });
  }

  /** In the order of their first registration. */
  list(write: (contributor: Contributor) => string): JsonList {
    const select = async () =>
      (await this.sandboxes.database()).getRepository(ContributorRow).createQueryBuilder('c');
    return oldestFirst(select, ({ value }) => write(value));
  }
}

function* replace(tx: UnitOfWork, contributor: Contributor): Transactional<void> {
  yield* lockTable(tx, ContributorRow);
  yield insert(tx, contributor, 'DO UPDATE SET value = excluded.value');
  const stored = yield* countRows(tx, ContributorRow);
  if (stored > MAX_CONTRIBUTORS) throw new ContributorsFull(MAX_CONTRIBUTORS);
}

function insert(tx: UnitOfWork, value: Contributor, onConflict: string) {
  const row = { taxId: value.taxId, value };
  return tx.sql(ContributorRow).insert(row, `ON CONFLICT (tax_id) ${onConflict}`);
}
