import { CLAIM_REASONS, CLAIM_STATUSES, type ClaimReason, type ClaimType } from '#libs/dict-api';
import { KEY_TYPES } from '#libs/brazil';
import { toIsoUtc } from '#libs/kernel';
import { cancelled, completed, confirmed, openClaim, type ClaimDraft } from './claim';
import { type DictClaim } from '../directory/dict-claim';
import { claimTypesOf, decide, dutiesAt, type StepRequest } from './claim-rules';

const DONOR = '12345678';
const CLAIMER = '87654321';
const CREATED = '2026-11-21T12:00:00.000Z';
const CREATED_MS = Date.parse(CREATED);
const DAY_MS = 86_400_000;
const REQUEST_ID = 'a946d533-7f22-42a5-9a9b-e87cd55c0f4d';

function claimOf(type: ClaimType, change: Partial<DictClaim> = {}): DictClaim {
  const draft: ClaimDraft = {
    type,
    keyType: 'PHONE',
    keyValue: '+5511987654321',
    claimer: CLAIMER,
    claimerAccount: {
      Participant: CLAIMER,
      AccountNumber: '765432',
      AccountType: 'CACC',
      OpeningDate: '2020-01-10T03:00:00.000Z',
    },
    claimerPerson: { Type: 'NATURAL_PERSON', TaxIdNumber: '11122233300', Name: 'Ana Souza' },
  };
  const id = '123e4567-e89b-42d3-a456-426655440000';
  const ownedSince = '2025-01-01T00:00:00.000Z';
  return { ...openClaim(draft, { id, donor: DONOR, ownedSince, now: CREATED }), ...change };
}

/**
 * The whole matrix of DICT API 2.12.1, for the donor and for the claimer: the cells are the statuses OPEN,
 * WAITING_RESOLUTION, CONFIRMED, CANCELLED and COMPLETED. A number is the day from which the step is possible.
 *
 *     ok    possible at any time              again   was done before
 *     -     ClaimOperationInvalid             who     Forbidden
 *     why   InvalidReason                     7 14 30 from that day on
 */
const MATRIX = `
                                        DONOR                     CLAIMER
acknowledge OWNERSHIP   -                  ok  again -   -   -    who who who who who
acknowledge PORTABILITY -                  ok  again -   -   -    who who who who who

confirm     OWNERSHIP   USER_REQUESTED     -   ok  -   -   -      who who who who who
confirm     OWNERSHIP   ACCOUNT_CLOSURE    why why why why why    why why why why why
confirm     OWNERSHIP   FRAUD              why why why why why    why why why why why
confirm     OWNERSHIP   DEFAULT_OPERATION  -   7   -   -   -      who who who who who
confirm     OWNERSHIP   RECONCILIATION     why why why why why    why why why why why
confirm     OWNERSHIP   RFB_VALIDATION     why why why why why    why why why why why
confirm     OWNERSHIP   PARTICIPANT_EXCLUSION why why why why why why why why why why

confirm     PORTABILITY USER_REQUESTED     -   ok  -   -   -      who who who who who
confirm     PORTABILITY ACCOUNT_CLOSURE    -   ok  -   -   -      who who who who who
confirm     PORTABILITY FRAUD              why why why why why    why why why why why
confirm     PORTABILITY DEFAULT_OPERATION  why why why why why    why why why why why
confirm     PORTABILITY RECONCILIATION     why why why why why    why why why why why
confirm     PORTABILITY RFB_VALIDATION     why why why why why    why why why why why
confirm     PORTABILITY PARTICIPANT_EXCLUSION why why why why why why why why why why

cancel      OWNERSHIP   USER_REQUESTED     who who who who who    ok  ok  ok  -   -
cancel      OWNERSHIP   ACCOUNT_CLOSURE    who who who who who    ok  ok  ok  -   -
cancel      OWNERSHIP   FRAUD              ok  ok  ok  -   -      ok  ok  ok  -   -
cancel      OWNERSHIP   DEFAULT_OPERATION  who who who who who    30  30  30  -   -
cancel      OWNERSHIP   RECONCILIATION     who who who who who    ok  ok  ok  -   -
cancel      OWNERSHIP   RFB_VALIDATION     who who who who who    ok  ok  ok  -   -
cancel      OWNERSHIP   PARTICIPANT_EXCLUSION why why why why why why why why why why

cancel      PORTABILITY USER_REQUESTED     ok  ok  -   -   -      ok  ok  -   -   -
cancel      PORTABILITY ACCOUNT_CLOSURE    who who who who who    ok  ok  -   -   -
cancel      PORTABILITY FRAUD              ok  ok  -   -   -      ok  ok  ok  -   -
cancel      PORTABILITY DEFAULT_OPERATION  7   7   -   -   -      who who who who who
cancel      PORTABILITY RECONCILIATION     who who who who who    ok  -   ok  -   -
cancel      PORTABILITY RFB_VALIDATION     who who who who who    ok  ok  ok  -   -
cancel      PORTABILITY PARTICIPANT_EXCLUSION why why why why why why why why why why

complete    OWNERSHIP   -                  who who who who who    -   -   14  -   -
complete    PORTABILITY -                  who who who who who    -   -   ok  -   -
`;

const CODES: Readonly<Record<string, string>> = {
  '-': 'ClaimOperationInvalid',
  who: 'Forbidden',
  why: 'InvalidReason',
  again: 'again',
  ok: 'ok',
};
const NOT_ENDED: Readonly<Record<string, string>> = {
  '7': 'ClaimResolutionPeriodNotEnded',
  '14': 'ClaimCompletionPeriodNotEnded',
  '30': 'ClaimCompletionPeriodNotEnded',
};

/** In days after the creation: at once, and at the edges of all periods. */
const INSTANTS = [0, 7, 14, 30].flatMap((day) =>
  day === 0 ? [0] : [day * DAY_MS - 1, day * DAY_MS],
);

const rows = MATRIX.trim()
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => line.trim().split(/\s+/));

function requestOf(step: string, reason: string, participant: string): StepRequest {
  if (step === 'acknowledge') return { step, participant };
  if (step === 'complete') return { step, participant, requestId: REQUEST_ID };
  return { step: step as 'confirm' | 'cancel', participant, reason: reason as ClaimReason };
}

function outcomeOf(claim: DictClaim, request: StepRequest, ms: number): string {
  const decision = decide(claim, request, CREATED_MS + ms);
  if (!decision.ok) return decision.refusal.error;
  return decision.value.isRepeated ? 'again' : 'ok';
}

describe('decide', () => {
  it('has a row for each step, type and reason', () => {
    const named = rows.map(([step, type, reason]) => [step, type, reason].join(' '));
    const types = ['OWNERSHIP', 'PORTABILITY'];
    const expected = types.flatMap((type) => [
      ...['acknowledge', 'complete'].map((step) => `${step} ${type} -`),
      ...['confirm', 'cancel'].flatMap((step) =>
        CLAIM_REASONS.map((reason) => `${step} ${type} ${reason}`),
      ),
    ]);
    expect(named.sort()).toEqual(expected.sort());
  });

  const cells = rows.flatMap(([step = '', type = '', reason = '', ...codes]) => {
    expect(codes).toHaveLength(2 * CLAIM_STATUSES.length);
    return codes.map((code, index) => {
      const party = index < CLAIM_STATUSES.length ? 'DONOR' : 'CLAIMER';
      const status = CLAIM_STATUSES[index % CLAIM_STATUSES.length] ?? 'OPEN';
      return { step, type: type as ClaimType, reason, party, status, code };
    });
  });

  it.each(cells)('$step $type $reason by the $party in $status: $code', (cell) => {
    const { step, type, reason, party, status, code } = cell;
    // The earlier request had other parameters.
    const claim = claimOf(type, { status, confirmReason: 'PARTICIPANT_EXCLUSION' });
    const request = requestOf(step, reason, party === 'DONOR' ? DONOR : CLAIMER);
    const outcomes = INSTANTS.map((ms) => outcomeOf(claim, request, ms));
    const early = NOT_ENDED[code];
    const expected = INSTANTS.map((ms) =>
      early === undefined ? CODES[code] : ms < Number(code) * DAY_MS ? early : 'ok',
    );
    expect(outcomes).toEqual(expected);
  });

  it.each(rows)('%s %s %s is forbidden to a participant that is no party', (step, type, reason) => {
    const request = requestOf(step, reason, '11111111');
    const claims = CLAIM_STATUSES.map((status) => claimOf(type as ClaimType, { status }));
    for (const claim of claims) expect(outcomeOf(claim, request, 0)).toBe('Forbidden');
  });

  const CONFIRMED = confirmed(claimOf('PORTABILITY'), 'USER_REQUESTED', CREATED);
  const CANCELLED = cancelled('DONOR', 'FRAUD', CREATED);
  const COMPLETED = completed(REQUEST_ID, CREATED);
  it.each<[string, Partial<DictClaim>, StepRequest, string]>([
    ['confirm', CONFIRMED, requestOf('confirm', 'USER_REQUESTED', DONOR), 'again'],
    [
      'confirm with another reason',
      CONFIRMED,
      requestOf('confirm', 'ACCOUNT_CLOSURE', DONOR),
      'ClaimOperationInvalid',
    ],
    [
      'confirm what was completed since',
      { ...CONFIRMED, ...COMPLETED },
      requestOf('confirm', 'USER_REQUESTED', DONOR),
      'ClaimOperationInvalid',
    ],
    ['cancel', CANCELLED, requestOf('cancel', 'FRAUD', DONOR), 'again'],
    [
      'cancel what the other party has cancelled',
      CANCELLED,
      requestOf('cancel', 'FRAUD', CLAIMER),
      'ClaimOperationInvalid',
    ],
    ['complete', COMPLETED, requestOf('complete', '-', CLAIMER), 'again'],
    [
      'complete with another RequestId',
      { ...COMPLETED, requestId: '123e4567-e89b-42d3-a456-426655440001' },
      requestOf('complete', '-', CLAIMER),
      'ClaimOperationInvalid',
    ],
  ])('a repeated %s', (_, change, request, outcome) => {
    expect(outcomeOf(claimOf('PORTABILITY', change), request, 0)).toBe(outcome);
  });

  it('takes the step of a participant that is both parties for the claimer, if the claimer can do it', () => {
    const claim = claimOf('OWNERSHIP', { donor: CLAIMER });
    const cancel = decide(claim, requestOf('cancel', 'FRAUD', CLAIMER), CREATED_MS);
    expect(cancel).toEqual({ ok: true, value: { party: 'CLAIMER', isRepeated: false } });
    const acknowledge = decide(claim, requestOf('acknowledge', '-', CLAIMER), CREATED_MS);
    expect(acknowledge).toEqual({ ok: true, value: { party: 'DONOR', isRepeated: false } });
  });

  it.each<[ClaimType, Partial<DictClaim>, StepRequest, RegExp]>([
    ['PORTABILITY', {}, requestOf('cancel', 'FRAUD', '11111111'), /neither the donor \(12345678\)/],
    [
      'OWNERSHIP',
      {},
      requestOf('confirm', 'FRAUD', DONOR),
      /FRAUD is not a reason to confirm a claim of ownership\. It must be one of USER_REQUESTED, DEF/,
    ],
    [
      'OWNERSHIP',
      {},
      requestOf('cancel', 'USER_REQUESTED', DONOR),
      /Only the claimer \(87654321\)/,
    ],
    [
      'PORTABILITY',
      { status: 'CANCELLED' },
      requestOf('acknowledge', '-', DONOR),
      /The claim is CANCELLED\. .* only while it is OPEN\./,
    ],
    [
      'PORTABILITY',
      {},
      requestOf('cancel', 'DEFAULT_OPERATION', DONOR),
      /The resolution period ends at 2026-11-28T12:00:00\.000Z\./,
    ],
  ])('says what is wrong with a claim of %s', (type, change, request, text) => {
    const decision = decide(claimOf(type, change), request, CREATED_MS);
    expect(decision).toMatchObject({ ok: false, refusal: { detail: expect.stringMatching(text) } });
  });
});

describe('claimTypesOf', () => {
  it.each([
    ['2.12', ['CPF PORTABILITY', 'CNPJ PORTABILITY', 'EMAIL PORTABILITY']],
    ['2.6', ['CPF PORTABILITY', 'CNPJ PORTABILITY', 'EMAIL PORTABILITY']],
    ['1.8', ['CPF PORTABILITY', 'CNPJ PORTABILITY', 'EMAIL OWNERSHIP', 'EMAIL PORTABILITY']],
  ] as const)('of version %s', (version, types) => {
    const found = KEY_TYPES.flatMap((keyType) =>
      claimTypesOf(keyType, version).map((type) => `${keyType} ${type}`),
    );
    expect(found).toEqual([...types, 'PHONE OWNERSHIP', 'PHONE PORTABILITY']);
  });
});

describe('a claim', () => {
  const end = (days: number) => toIsoUtc(CREATED_MS + days * DAY_MS);

  it('of portability has one period, and keeps since when the owner has the key', () => {
    expect(claimOf('PORTABILITY')).toMatchObject({
      ...{ resolutionPeriodEnd: end(7), completionPeriodEnd: null },
      ownedSince: '2025-01-01T00:00:00.000Z',
    });
  });

  it('of ownership has two periods', () => {
    expect(claimOf('OWNERSHIP')).toMatchObject({
      ...{ resolutionPeriodEnd: end(7), completionPeriodEnd: end(14), ownedSince: null },
    });
  });

  it.each<[string, ClaimReason, number, number]>([
    ['the user of the donor agrees', 'USER_REQUESTED', 1, 1],
    ['the user of the donor agrees after the period', 'USER_REQUESTED', 20, 14],
    ['the donor has no answer of its user', 'DEFAULT_OPERATION', 7, 14],
  ])('of ownership can be completed, if %s', (_, reason, day, completable) => {
    const change = confirmed(claimOf('OWNERSHIP'), reason, end(day));
    const claim = claimOf('OWNERSHIP', change);
    expect(claim.completionPeriodEnd).toBe(end(completable));
    const complete = requestOf('complete', '-', CLAIMER);
    expect(outcomeOf(claim, complete, completable * DAY_MS)).toBe('ok');
    const early = outcomeOf(claim, complete, completable * DAY_MS - 1);
    expect(early).toBe('ClaimCompletionPeriodNotEnded');
  });

  it('at the end of the calendar ends with it', () => {
    const draft = claimOf('OWNERSHIP');
    const now = '9999-12-30T00:00:00.000Z';
    const claim = openClaim(draft, { id: draft.id, donor: DONOR, ownedSince: now, now });
    expect(claim.completionPeriodEnd).toBe('9999-12-31T23:59:59.999Z');
  });
});

describe('dutiesAt', () => {
  it.each<[ClaimType, 'resolution' | 'completion' | 'validation', readonly string[]]>([
    ['PORTABILITY', 'resolution', ['cancel 12345678']],
    ['PORTABILITY', 'completion', []],
    ['PORTABILITY', 'validation', []],
    ['OWNERSHIP', 'resolution', ['acknowledge 12345678', 'confirm 12345678']],
    ['OWNERSHIP', 'completion', []],
    ['OWNERSHIP', 'validation', ['cancel 87654321']],
  ])('of a claim of %s at the end of the %s period', (type, period, expected) => {
    const duties = dutiesAt(claimOf(type), period);
    expect(duties.map(({ step, participant }) => `${step} ${participant}`)).toEqual(expected);
  });
});
