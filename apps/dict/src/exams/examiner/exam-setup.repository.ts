import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type KeyType } from '#libs/brazil';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { newUuid, toIsoUtc } from '#libs/kernel';
import { type ClaimDraft } from '../../claims/claim';
import { type ClaimContext, ClaimLifecycle } from '../../claims/claim-lifecycle';
import { ClaimRow } from '../../directory/claim.row';
import { Directory, OPEN_CLAIM } from '../../directory/directory.repository';
import { type DictKey } from '../../keys/dict-key';
import { KeyRow } from '../../keys/key.row';
import { entryOf, keyTypeOfOfficial, officialTypeOf } from '../../keys/official-entry';
import { syntheticKeys } from '../../seed/synthetic-directory';
import { CLAIMABLE_TYPES, type ExamParameters, type Setup } from '../exam.request';
import { tooFewKeys } from '../exam-refusals';
import { type Subject } from '../exam-run';
import { KEY_TYPES_IN_ORDER } from '../grading/exam-records';
import { keyTypeOfRun } from '../items/directory-steps';
import { EXAMINER, newAccount } from './examiner';
import { ExaminerPayments } from './examiner-payments';

/** The data that a run begins with. */
export interface Beginning {
  readonly ispb: string;
  readonly parameters: ExamParameters;
  readonly moment: ClaimContext;
}

/** The number of candidate keys for each claim, because another request can claim one of them at the same moment. */
const CANDIDATES = 5;
/** The number of synthetic keys that are tried for a key of a type, because companies are rare among them. */
const ATTEMPTS = 10_000;

/** The actions of the examiner when a run begins, as part of a transaction. */
@Injectable()
export class ExamSetup {
  constructor(
    private readonly directory: Directory,
    private readonly claims: ClaimLifecycle,
    private readonly payments: ExaminerPayments,
  ) {}

  /** @throws ExamNotReady, and then the transaction is rolled back */
  *prepare(tx: UnitOfWork, setup: Setup, beginning: Beginning): Transactional<readonly Subject[]> {
    const { parameters, moment } = beginning;
    switch (setup) {
      case 'keys':
        return yield* this.keys(tx, KEY_TYPES_IN_ORDER, moment);
      case 'key':
        return yield* this.keys(tx, [keyTypeOfOfficial(keyTypeOfRun(beginning))], moment);
      case 'claims':
        return yield* this.claim(tx, beginning, parameters.claims ?? 1);
      case 'claim':
        return yield* this.claim(tx, beginning, 1);
      case 'payment':
        return yield* this.payments.pay(tx, beginning);
      default:
        return [];
    }
  }

  /** Registers a key of each type at the examiner. */
  private *keys(
    tx: UnitOfWork,
    types: readonly KeyType[],
    { nowMs }: ClaimContext,
  ): Transactional<readonly Subject[]> {
    const subjects: Subject[] = [];
    for (const type of types) {
      const key = yield* this.newKey(tx, type, nowMs);
      const { Owner } = entryOf(key);
      subjects.push({
        ...{ kind: 'KEY', id: key.id, keyType: officialTypeOf(type), key: key.keyValue },
        ...{ ownerTaxId: Owner.TaxIdNumber, ownerName: Owner.Name },
      });
    }
    return subjects;
  }

  private *newKey(tx: UnitOfWork, type: KeyType, nowMs: number): Transactional<DictKey> {
    const now = toIsoUtc(nowMs);
    const candidates = syntheticKeys(randomInt(2 ** 31), nowMs);
    for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
      const next = candidates.next();
      if (next.done === true) break;
      const candidate = next.value;
      // Participants with an older version of the API do not support a CNPJ with letters.
      if (candidate.keyType !== type || /[A-Z]/.test(candidate.holderTaxId ?? '')) continue;
      const { AccountNumber: accountNumber } = newAccount();
      const draft = { ...candidate, ispb: EXAMINER, accountNumber };
      const added = yield* this.directory.add(tx, draft, { id: newUuid(), now });
      if (typeof added !== 'string') return added;
    }
    throw new Error(`There is no unused key of type ${type}.`);
  }

  /** Claims the portability of keys of the participant. */
  private *claim(
    tx: UnitOfWork,
    { ispb, moment }: Beginning,
    count: number,
  ): Transactional<readonly Subject[]> {
    const subjects: Subject[] = [];
    for (const key of yield* claimableKeys(tx, ispb, count * CANDIDATES)) {
      const account = newAccount();
      const owner = entryOf(key).Owner;
      const { keyType, keyValue } = key;
      const draft: ClaimDraft = {
        ...{ type: 'PORTABILITY', keyType, keyValue, claimer: EXAMINER },
        ...{ claimerAccount: account, claimerPerson: owner },
      };
      const opened = yield* this.claims.create(tx, draft, moment);
      if (!opened.ok) continue;
      const { id } = opened.value;
      subjects.push({ kind: 'CLAIM', id, keyType: officialTypeOf(keyType), key: keyValue });
      if (subjects.length === count) return subjects;
    }
    throw tooFewKeys(ispb, subjects.length, count);
  }
}

/** The oldest keys of a participant that have no open claim. */
function* claimableKeys(
  tx: UnitOfWork,
  ispb: string,
  limit: number,
): Transactional<readonly DictKey[]> {
  const sql = tx.sql(KeyRow);
  const types = CLAIMABLE_TYPES.map((type) => `'${type}'`).join(', ');
  const rows = yield {
    sql:
      `SELECT k.* FROM ${sql.table} k WHERE k.ispb = $1 AND k.deleted_at IS NULL AND k.key_type IN (${types}) ` +
      `AND NOT EXISTS (SELECT 1 FROM ${tx.table(ClaimRow)} c WHERE c.key_type = k.key_type ` +
      `AND c.key_value = k.key_value AND c.${OPEN_CLAIM}) ORDER BY k.sequence LIMIT ${String(limit)}`,
    parameters: [ispb],
  };
  return rows.map((row) => sql.read(row));
}
