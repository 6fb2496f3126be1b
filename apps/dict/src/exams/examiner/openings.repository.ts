import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type KeyType } from '#libs/brazil';
import { EntitySql, tableOf, type AtomicWork } from '#libs/database';
import { newUuid, toIsoUtc } from '#libs/kernel';
import { type ClaimDraft } from '../../claims/claim';
import { type ClaimMoment, ClaimWork } from '../../claims/claim-work';
import { ClaimRow } from '../../claims/claim.row';
import { Directory, OPEN_CLAIM } from '../../entries/directory.repository';
import { type DictKey } from '../../keys/dict-key';
import { KeyRow } from '../../keys/key.row';
import { entryOf, keyTypeOfOfficial, officialTypeOf } from '../../keys/official-entry';
import { syntheticKeys } from '../../seed/synthetic-directory';
import { CLAIMABLE_TYPES, type ExamParameters, type Opening } from '../exam-body';
import { tooFewKeys } from '../exam-refusals';
import { type Subject } from '../exam-run';
import { KEY_TYPES_IN_ORDER } from '../grading/exam-records';
import { keyTypeOfRun } from '../items/directory-steps';
import { EXAMINER, newAccount } from './examiner';
import { ExaminerPayments } from './payments.repository';

/** What a run begins with. */
export interface Beginning {
  readonly ispb: string;
  readonly parameters: ExamParameters;
  readonly moment: ClaimMoment;
}

/** Keys that are looked at for each claim: another request can claim one of them at the same moment. */
const CANDIDATES = 5;
/** Synthetic keys that are tried for one of a type: companies are rare among them. */
const ATTEMPTS = 10_000;

/** Does what the examiner does when a run begins, as a part of atomic work. */
@Injectable()
export class Openings {
  constructor(
    private readonly directory: Directory,
    private readonly claims: ClaimWork,
    private readonly payments: ExaminerPayments,
  ) {}

  /** @throws ExamNotReady; then the work has no effect */
  *open(
    database: DataSource,
    opening: Opening,
    beginning: Beginning,
  ): AtomicWork<readonly Subject[]> {
    const { parameters, moment } = beginning;
    switch (opening) {
      case 'keys':
        return yield* this.keys(database, KEY_TYPES_IN_ORDER, moment);
      case 'key':
        return yield* this.keys(database, [keyTypeOfOfficial(keyTypeOfRun(beginning))], moment);
      case 'claims':
        return yield* this.claim(database, beginning, parameters.claims ?? 1);
      case 'claim':
        return yield* this.claim(database, beginning, 1);
      case 'payment':
        return yield* this.payments.pay(database, beginning);
      default:
        return [];
    }
  }

  /** A key of each type at the examiner. */
  private *keys(
    database: DataSource,
    types: readonly KeyType[],
    { nowMs }: ClaimMoment,
  ): AtomicWork<readonly Subject[]> {
    const subjects: Subject[] = [];
    for (const type of types) {
      const key = yield* this.newKey(database, type, nowMs);
      const { Owner } = entryOf(key);
      subjects.push({
        ...{ kind: 'KEY', id: key.id, keyType: officialTypeOf(type), key: key.keyValue },
        ...{ ownerTaxId: Owner.TaxIdNumber, ownerName: Owner.Name },
      });
    }
    return subjects;
  }

  private *newKey(database: DataSource, type: KeyType, nowMs: number): AtomicWork<DictKey> {
    const now = toIsoUtc(nowMs);
    const candidates = syntheticKeys(randomInt(2 ** 31), nowMs);
    for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
      const next = candidates.next();
      if (next.done === true) break;
      const candidate = next.value;
      // Participants with an older version of the API know no CNPJ with letters.
      if (candidate.keyType !== type || /[A-Z]/.test(candidate.holderTaxId ?? '')) continue;
      const { AccountNumber: accountNumber } = newAccount();
      const draft = { ...candidate, ispb: EXAMINER, accountNumber };
      const added = yield* this.directory.add(database, draft, { id: newUuid(), now });
      if (typeof added !== 'string') return added;
    }
    throw new Error(`There is no unused key of type ${type}.`);
  }

  /** Claims the portability of keys of the participant. */
  private *claim(
    database: DataSource,
    { ispb, moment }: Beginning,
    count: number,
  ): AtomicWork<readonly Subject[]> {
    const subjects: Subject[] = [];
    for (const key of yield* claimableKeys(database, ispb, count * CANDIDATES)) {
      const account = newAccount();
      const owner = entryOf(key).Owner;
      const { keyType, keyValue } = key;
      const draft: ClaimDraft = {
        ...{ type: 'PORTABILITY', keyType, keyValue, claimer: EXAMINER },
        ...{ claimerAccount: account, claimerPerson: owner },
      };
      const opened = yield* this.claims.creating(database, draft, { id: newUuid(), ...moment });
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
  database: DataSource,
  ispb: string,
  limit: number,
): AtomicWork<readonly DictKey[]> {
  const sql = EntitySql.of(database, KeyRow);
  const types = CLAIMABLE_TYPES.map((type) => `'${type}'`).join(', ');
  const rows = yield {
    sql:
      `SELECT k.* FROM ${sql.table} k WHERE k.ispb = $1 AND k.deleted_at IS NULL AND k.key_type IN (${types}) ` +
      `AND NOT EXISTS (SELECT 1 FROM ${tableOf(database, ClaimRow)} c WHERE c.key_type = k.key_type ` +
      `AND c.key_value = k.key_value AND c.${OPEN_CLAIM}) ORDER BY k.sequence LIMIT ${String(limit)}`,
    parameters: [ispb],
  };
  return rows.map((row) => sql.read(row));
}
