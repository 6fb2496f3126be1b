import { Injectable } from '@nestjs/common';
import { lockRow, type Transactional, type UnitOfWork } from '#libs/database';
import { CodeRow } from './code.row';

/** Stores authorization codes. */
@Injectable()
export class CodeRepository {
  *insert(tx: UnitOfWork, code: CodeRow): Transactional<void> {
    yield tx.sql(CodeRow).insert(code);
  }

  lock(tx: UnitOfWork, codeHash: string): Transactional<CodeRow | undefined> {
    return lockRow(tx, CodeRow, { codeHash });
  }

  *redeem(tx: UnitOfWork, codeHash: string): Transactional<void> {
    yield {
      sql: `UPDATE ${tx.table(CodeRow)} SET is_redeemed = TRUE WHERE code_hash = $1`,
      parameters: [codeHash],
    };
  }
}
