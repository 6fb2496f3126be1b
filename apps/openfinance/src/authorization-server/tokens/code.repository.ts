import { Injectable } from '@nestjs/common';
import { lockRow, type Transactional, type UnitOfWork } from '#libs/database';
import { KEPT_MS } from '../../security/tokens/secret';
import { CodeRow } from './code.row';

/** Stores authorization codes. */
@Injectable()
export class CodeRepository {
  /** Stores a code, and removes old ones. */
  *insert(tx: UnitOfWork, code: CodeRow, nowMs: number): Transactional<void> {
    yield {
      sql: `DELETE FROM ${tx.table(CodeRow)} WHERE expires_at_ms < $1`,
      parameters: [nowMs - KEPT_MS],
    };
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
