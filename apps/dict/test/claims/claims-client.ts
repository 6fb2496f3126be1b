import { admin, frozenAt, type TestApp } from '#libs/testing';
import { directory } from '../directory';
import { entryOf, participantOf, type Answer, type Members } from '../official/official-client';

export const DONOR = '12345678';
export const CLAIMER = '87654321';
export const OTHER = '11111111';
export const PHONE = '+5561988880000';
/** When the clock of each sandbox is frozen. */
export const START = '2026-11-21T12:00:00.000Z';

export const JOAO = { taxId: '11122233300', name: 'João Silva' };
export const ANA = { taxId: '98765432100', name: 'Ana Souza' };

export interface ClaimParts {
  readonly type: 'OWNERSHIP' | 'PORTABILITY';
  readonly key: string;
  readonly keyType: string;
  readonly person: typeof JOAO;
  readonly account: string;
}

/** The body of createClaim: João takes his phone number to another participant. */
export function claimOf(ispb: string, change: Partial<ClaimParts> = {}): Members {
  const parts = {
    ...{ type: 'PORTABILITY', key: PHONE, keyType: 'PHONE', person: JOAO, account: '0001' },
    ...change,
  };
  return {
    Claim: {
      ...{ Type: parts.type, Key: parts.key, KeyType: parts.keyType },
      ClaimerAccount: {
        ...{ Participant: ispb, Branch: '0001', AccountNumber: parts.account },
        ...{ AccountType: 'CACC', OpeningDate: '2020-01-10T03:00:00Z' },
      },
      Claimer: {
        Type: parts.person.taxId.length === 11 ? 'NATURAL_PERSON' : 'LEGAL_PERSON',
        ...{ TaxIdNumber: parts.person.taxId, Name: parts.person.name },
      },
    },
  };
}

let ids = 0;

export function newRequestId(): string {
  ids += 1;
  return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
}

export type Step = 'acknowledge' | 'confirm' | 'cancel' | 'complete';

const ROOTS: Readonly<Record<Step, string>> = {
  acknowledge: 'AcknowledgeClaimRequest',
  confirm: 'ConfirmClaimRequest',
  cancel: 'CancelClaimRequest',
  complete: 'CompleteClaimRequest',
};

/** The claims of one sandbox, whose clock is frozen. */
export function claimsOf(test: TestApp, sandbox: string) {
  const by = (ispb: string) => participantOf(test, sandbox, ispb);
  const create = (change: Partial<ClaimParts> = {}, ispb = CLAIMER): Promise<Answer> =>
    by(ispb).post('/claims/', 'CreateClaimRequest', claimOf(ispb, change));
  const step = (ispb: string, name: Step, id: string, members: Members = {}): Promise<Answer> =>
    by(ispb).post(`/claims/${id}/${name}`, ROOTS[name], {
      ...{ ClaimId: id, Participant: ispb },
      ...members,
    });
  const { call } = admin(test, sandbox);
  return {
    by,
    create,
    step,
    admin: call,
    contract: directory(test, sandbox),
    /** An entry of João at the donor. */
    entry: (change: Parameters<typeof entryOf>[1] = {}, ispb = DONOR) =>
      by(ispb).post('/entries/', 'CreateEntryRequest', {
        ...entryOf(ispb, { requestId: newRequestId(), ...change }),
      }),
    freeze: (now = START) => call('put', '/clock', frozenAt(now)).expect(200),
    advance: (by: string) => call('post', '/clock/advance', { by }).expect(200),
    /** The id of a new claim. */
    opened: async (change: Partial<ClaimParts> = {}, ispb = CLAIMER): Promise<string> =>
      (await create(change, ispb)).text('Claim/Id') ?? '',
    acknowledge: (id: string, ispb = DONOR) => step(ispb, 'acknowledge', id),
    confirm: (id: string, Reason = 'USER_REQUESTED', ispb = DONOR) =>
      step(ispb, 'confirm', id, { Reason }),
    cancel: (id: string, Reason = 'USER_REQUESTED', ispb = CLAIMER) =>
      step(ispb, 'cancel', id, { Reason }),
    complete: (id: string, RequestId = newRequestId(), ispb = CLAIMER) =>
      step(ispb, 'complete', id, { RequestId }),
    get: (id: string, ispb = CLAIMER) => by(ispb).get(`/claims/${id}`),
    list: (query: string, ispb = CLAIMER) => by(ispb).get(`/claims/?Participant=${ispb}${query}`),
  };
}

export type Claims = ReturnType<typeof claimsOf>;

/** Status of HTTP, and the status of the claim or the error. */
export function outcomeOf(answer: Answer): string {
  return `${String(answer.status)} ${answer.error ?? answer.text('Claim/Status') ?? ''}`.trim();
}
