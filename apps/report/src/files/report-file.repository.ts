import { Injectable } from '@nestjs/common';
import {
  countRows,
  findRow,
  lockTable,
  newestFirst,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type ReportFile } from './report-file';
import { ReportFileRow } from './report-file.row';

/** Reads and writes the uploaded files, without their content. */
@Injectable()
export class ReportFileRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async find(id: string): Promise<ReportFile | undefined> {
    return findRow(await this.sandboxes.database(), ReportFileRow, { id });
  }

  list(write: (file: ReportFile) => string): JsonList {
    const select = async () =>
      (await this.sandboxes.database()).getRepository(ReportFileRow).createQueryBuilder('t');
    return newestFirst(select, write);
  }

  /** @returns the number of files that the sandbox has then */
  *insert(tx: UnitOfWork, file: Omit<ReportFile, 'sequence'>): Transactional<number> {
    yield* lockTable(tx, ReportFileRow);
    yield tx.sql(ReportFileRow).insert(file, 'ON CONFLICT (id) DO NOTHING');
    return yield* countRows(tx, ReportFileRow);
  }

  /** @returns false if there was none */
  *remove(tx: UnitOfWork, id: string): Transactional<boolean> {
    const sql = `DELETE FROM ${tx.table(ReportFileRow)} WHERE id = $1 RETURNING id`;
    return (yield { sql, parameters: [id] }).length > 0;
  }

  /** The files that the storage folder should have for these ids. */
  async storedFiles(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const database = await this.sandboxes.database();
    const files = await database
      .getRepository(ReportFileRow)
      .createQueryBuilder('t')
      .where('t.id IN (:...ids)', { ids })
      .getMany();
    return new Set(files.map(({ storedAs }) => storedAs));
  }
}
