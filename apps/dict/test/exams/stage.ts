import { admin, frozenAt, resultOf, type TestApp } from '#libs/testing';
import { claimsOf, newRequestId, START } from '../claims/claims-client';
import { entryOf } from '../official/official-client';

/** The participant that is examined. */
export const BANK = '12345678';
export const EXAMINER = '99999004';

export type Body = Record<string, unknown>;

/** What the examiner has made for a run. */
export interface Subject {
  readonly kind: string;
  readonly id: string;
  readonly keyType: string;
  readonly key: string;
  readonly ownerTaxId: string;
  readonly ownerName: string;
}

/** A sandbox whose clock stands still, and a participant that is examined in it. */
export async function stage(test: TestApp, sandbox: string) {
  const { call } = admin(test, sandbox);
  await call('put', '/clock', frozenAt(START)).expect(200);
  return on(test, sandbox);
}

/** The same, with the sandbox as it is. */
export function on(test: TestApp, sandbox: string) {
  const { call } = admin(test, sandbox);
  const claims = claimsOf(test, sandbox);
  return {
    call,
    claims,
    bank: claims.by(BANK),
    advance: (by: string) => call('post', '/clock/advance', { by }).expect(200),
    /** Registers a key of the participant, each in an account of its own. */
    register: async (keyType: string, key: string | undefined, taxId = '11122233300') => {
      const answer = await claims.by(BANK).post('/entries/', 'CreateEntryRequest', {
        ...entryOf(BANK, {
          ...{ keyType, key, taxId, requestId: newRequestId() },
          accountNumber: String(Date.parse(START) + (accounts += 1)),
        }),
      });
      expect([answer.status, answer.error]).toEqual([201, undefined]);
    },
    /** Starts a run of an item. */
    start: async (item: string, body: object = {}) =>
      (await call('post', `/exams/${item}`, { ispb: BANK, ...body }).expect(201)).body as Body,
    run: async ({ id }: Body) =>
      (await call('get', `/exams/runs/${String(id)}`).expect(200)).body as Body,
    cancel: async ({ id }: Body) =>
      (await call('delete', `/exams/runs/${String(id)}`).expect(200)).body as Body,
    resultNow: async ({ id }: Body) =>
      resultOf((await call('get', `/exams/runs/${String(id)}`).expect(200)).body as Body),
  };
}

let accounts = 0;

export type Stage = ReturnType<typeof on>;

export function subjectsOf({ subjects }: Body): readonly Subject[] {
  return subjects as Subject[];
}

export function stepsOf({ steps }: Body): readonly Body[] {
  return steps as Body[];
}
