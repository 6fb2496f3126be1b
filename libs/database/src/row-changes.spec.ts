import { changeTargetOf } from './row-changes';

describe('The change of a statement', () => {
  it.each<[string, object | undefined]>([
    ['INSERT INTO "payments" ("id") VALUES ($1)', { table: 'payments', kind: 'inserted' }],
    ['INSERT OR IGNORE INTO payments DEFAULT VALUES', { table: 'payments', kind: 'inserted' }],
    ['INSERT INTO "run-42"."payments" ("id") VALUES ($1)', { table: 'payments', kind: 'inserted' }],
    ['UPDATE "s_a_b"."contas" SET "x" = 1', { table: 'contas', kind: 'updated' }],
    ['\n  delete from "keys" WHERE 1 = 1', { table: 'keys', kind: 'deleted' }],
    ['SELECT * FROM "payments" FOR UPDATE', undefined],
    ['WITH a AS (SELECT 1) SELECT * FROM a', undefined],
    ['BEGIN IMMEDIATE', undefined],
    ['UPDATE "sandbox_rules" SET "hits" = "hits" + 1', undefined],
    ['INSERT INTO "s"."sandbox_due_work" ("key") VALUES ($1)', undefined],
  ])('%s', (sql, change) => {
    expect(changeTargetOf(sql)).toEqual(change);
  });
});
