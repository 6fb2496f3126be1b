import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { directory } from '../directory';
import { answerOf, xmlOf } from '../official/official-client';
import {
  ANA,
  CLAIMER,
  claimOf,
  claimsOf,
  DONOR,
  JOAO,
  newRequestId,
  OTHER,
  outcomeOf,
  PHONE,
  type ClaimParts,
  type Claims,
} from './claims-client';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe(`Claims that go wrong, on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  /** A sandbox with a frozen clock, in which João has his phone number at the donor. */
  const begin = async (sandbox: string): Promise<Claims> => {
    const claims = claimsOf(test, sandbox);
    await claims.freeze();
    const created = await claims.entry();
    expect(created.status).toBe(201);
    return claims;
  };

  describe('are refused:', () => {
    const CASES: readonly [string, string, Partial<ClaimParts>, string][] = [
      ['404 ClaimKeyNotFound', 'of a key without an entry', { key: '+5561988880009' }, CLAIMER],
      ['400 ClaimTypeInconsistent', 'of ownership by the owner', { type: 'OWNERSHIP' }, CLAIMER],
      ['400 ClaimTypeInconsistent', 'of portability by another person', { person: ANA }, CLAIMER],
      ['400 ClaimResultingEntryAlreadyExists', 'of portability to the same participant', {}, DONOR],
      [
        '400 ClaimResultingEntryAlreadyExists',
        'of ownership by the owner at the same participant',
        { type: 'OWNERSHIP' },
        DONOR,
      ],
      ['400 ClaimInvalid', 'of a key that is no phone number', { key: '61988880000' }, CLAIMER],
      ['400 ClaimInvalid', 'of an EVP', { keyType: 'EVP', key: NOBODY }, CLAIMER],
      [
        '400 ClaimInvalid',
        'of ownership of a CPF',
        { keyType: 'CPF', key: '11122233300', type: 'OWNERSHIP' },
        CLAIMER,
      ],
      [
        '400 ClaimInvalid',
        'of ownership of an e-mail address',
        { keyType: 'EMAIL', key: 'a@b.com', type: 'OWNERSHIP' },
        CLAIMER,
      ],
      [
        '400 ClaimInvalid',
        'with an account number that is too long',
        { account: '1'.repeat(21) },
        CLAIMER,
      ],
      [
        '400 ClaimInvalid',
        'by a person without a name',
        { person: { ...JOAO, name: '' } },
        CLAIMER,
      ],
    ];
    it.each(CASES)('%s %s', async (outcome, _, change, ispb) => {
      const claims = claimsOf(test, 'refused');
      await claims.entry();
      const answer = await claims.create(change, ispb);
      expect(outcomeOf(answer)).toBe(outcome);
      expect(answer.text('detail')).not.toBe('');
    });

    it('400 ClaimAlreadyExistsForKey while another is open, also without an entry', async () => {
      const claims = await begin('open');
      const id = await claims.opened();
      const again = async () => outcomeOf(await claims.create({}, OTHER));
      expect(await again()).toBe('400 ClaimAlreadyExistsForKey');
      await claims.acknowledge(id);
      expect(await again()).toBe('400 ClaimAlreadyExistsForKey');
      await claims.confirm(id);
      expect(await again()).toBe('400 ClaimAlreadyExistsForKey');
      await claims.complete(id);
      expect(await again()).toBe('201 OPEN');
    });

    it('403 Forbidden for another participant than the one that asks', async () => {
      const claims = await begin('for-another');
      const answer = await test.http
        .post('/api/v2/claims')
        .set({ 'X-Sandbox': 'for-another', 'PI-RequestingParticipant': OTHER })
        .set('Content-Type', 'application/xml')
        .send('<CreateClaimRequest/>');
      expect(answer.status).toBe(400);
      const id = await claims.opened();
      const step = await claims.by(OTHER).post(`/claims/${id}/cancel`, 'CancelClaimRequest', {
        ...{ ClaimId: id, Participant: CLAIMER, Reason: 'USER_REQUESTED' },
      });
      expect(outcomeOf(step)).toBe('403 Forbidden');
    });
  });

  it.each<[string, object, readonly string[]]>([
    [
      'a court order on the key',
      { kind: 'COURT_ORDER', key: PHONE },
      ['400 EntryBlocked', '200 WAITING_RESOLUTION', '400 EntryBlocked', '400 EntryBlocked'],
    ],
    [
      'a court order on the claimer',
      { kind: 'COURT_ORDER', taxId: JOAO.taxId },
      [
        '400 TaxIdNumberBlocked',
        '200 WAITING_RESOLUTION',
        '200 CONFIRMED',
        '400 TaxIdNumberBlocked',
      ],
    ],
    [
      'suspected fraud of the claimer',
      { kind: 'FRAUD', taxId: JOAO.taxId },
      [
        '400 UserOrAccountWithFraudRelatedRestriction',
        '200 WAITING_RESOLUTION',
        '200 CONFIRMED',
        '400 UserOrAccountWithFraudRelatedRestriction',
      ],
    ],
  ])('are stopped by %s', async (what, restriction, outcomes) => {
    const claims = await begin(what.replaceAll(' ', '-').slice(0, 40));
    const restrict = async (): Promise<string> => {
      const { body } = await claims.admin('post', '/restrictions', restriction).expect(201);
      return (body as { readonly id: string }).id;
    };
    const first = await restrict();
    expect(outcomeOf(await claims.create())).toBe(outcomes[0]);
    await claims.admin('delete', `/restrictions/${first}`).expect(204);
    const id = await claims.opened();
    const second = await restrict();
    expect(outcomeOf(await claims.acknowledge(id))).toBe(outcomes[1]);
    expect(outcomeOf(await claims.confirm(id))).toBe(outcomes[2]);
    if (outcomes[2]?.startsWith('400') === true) {
      await claims.admin('delete', `/restrictions/${second}`).expect(204);
      await claims.confirm(id);
      await restrict();
    }
    expect(outcomeOf(await claims.complete(id))).toBe(outcomes[3]);
    expect(outcomeOf(await claims.get(id))).toBe('200 CONFIRMED');
  });

  it('of ownership of an e-mail address are possible in version 1.8', async () => {
    const old = await createTestApp(dict, { DICT_SIGN: 'false', API_VERSION: '1.8' });
    const email = { keyType: 'EMAIL', keyValue: 'joao@example.com', holderName: 'João Silva' };
    await directory(old, 'v1').create(email);
    const claim = {
      type: 'OWNERSHIP',
      keyType: 'EMAIL',
      key: 'joao@example.com',
      person: ANA,
    } as const;
    const answer = await old.http
      .post('/api/v1/claims/')
      .set({ 'X-Sandbox': 'v1', 'Content-Type': 'application/xml' })
      .send(xmlOf('CreateClaimRequest', claimOf(CLAIMER, claim)));
    await old.close();
    expect(outcomeOf(answerOf(answer))).toBe('201 OPEN');
  });

  describe('have steps that', () => {
    it('are repeated with the same response', async () => {
      const claims = await begin('repeated');
      const id = await claims.opened();
      const requestId = newRequestId();
      const steps = [
        () => claims.acknowledge(id),
        () => claims.confirm(id),
        () => claims.complete(id, requestId),
      ];
      for (const step of steps) {
        const first = await step();
        await claims.advance('PT1H');
        const again = await step();
        expect(again.status).toBe(200);
        for (const path of ['Claim/LastModified', 'Claim/Status', 'EntryCreationDate']) {
          expect(again.text(path)).toBe(first.text(path));
        }
      }
      expect(outcomeOf(await claims.acknowledge(id))).toBe('400 ClaimOperationInvalid');
      expect(outcomeOf(await claims.confirm(id))).toBe('400 ClaimOperationInvalid');
      const other = await claims.complete(id, newRequestId());
      expect(outcomeOf(other)).toBe('400 ClaimOperationInvalid');
      expect(await claims.contract.list()).toHaveLength(1);
    });

    it('are refused for wrong parties, reasons, statuses and ids', async () => {
      const claims = await begin('wrong-steps');
      const id = await claims.opened();
      const outcome = async (answer: ReturnType<Claims['confirm']>) => outcomeOf(await answer);
      expect(await outcome(claims.acknowledge(id, CLAIMER))).toBe('403 Forbidden');
      expect(await outcome(claims.acknowledge(id, OTHER))).toBe('403 Forbidden');
      expect(await outcome(claims.confirm(id))).toBe('400 ClaimOperationInvalid');
      expect(await outcome(claims.confirm(id, 'FRAUD'))).toBe('400 InvalidReason');
      expect(await outcome(claims.confirm(id, 'x'))).toBe('400 ClaimInvalid');
      expect(await outcome(claims.cancel(id, 'PARTICIPANT_EXCLUSION'))).toBe('400 InvalidReason');
      expect(await outcome(claims.cancel(id, 'DEFAULT_OPERATION', DONOR))).toBe(
        '400 ClaimResolutionPeriodNotEnded',
      );
      expect(await outcome(claims.complete(id))).toBe('400 ClaimOperationInvalid');
      expect(await outcome(claims.acknowledge(NOBODY))).toBe('404 NotFound');
      expect(await outcome(claims.step(DONOR, 'acknowledge', 'x%00', { ClaimId: NOBODY }))).toBe(
        '404 NotFound',
      );
      const mismatch = await claims.step(DONOR, 'acknowledge', id, { ClaimId: NOBODY });
      expect(outcomeOf(mismatch)).toBe('400 ClaimInvalid');
      expect(mismatch.text('violations/violation/property')).toBe('claimId');
      expect(outcomeOf(await claims.get(id))).toBe('200 OPEN');
    });

    it('accept letters of the participant and of the ids in any case', async () => {
      const claims = await begin('cases');
      const id = (await claims.create({}, 'abcd1234')).text('Claim/Id') ?? '';
      expect((await claims.get(id, 'ABCD1234')).text('Claim/ClaimerAccount/Participant')).toBe(
        'ABCD1234',
      );
      const answer = await claims.cancel(id.toUpperCase(), 'USER_REQUESTED', 'AbCd1234');
      expect(outcomeOf(answer)).toBe('200 CANCELLED');
    });

    it('do not complete with a RequestId that was used, or in a full account', async () => {
      const claims = await begin('not-completed');
      const used = newRequestId();
      for (let number = 1; number <= 5; number += 1) {
        const requestId = number === 1 ? used : newRequestId();
        const key = `+556197777000${String(number)}`;
        const created = await claims.entry({ key, accountNumber: '0001', requestId }, CLAIMER);
        expect(created.status).toBe(201);
      }
      const id = await claims.opened();
      await claims.acknowledge(id);
      await claims.confirm(id);
      expect(outcomeOf(await claims.complete(id, used))).toBe('400 RequestIdAlreadyUsed');
      const full = await claims.complete(id);
      expect(outcomeOf(full)).toBe('400 EntryLimitExceeded');
      expect(full.text('detail')).toContain('5');
      const [key] = (await claims.contract.list()).slice(-1);
      await claims.contract.delete(key?.id ?? '').expect(204);
      expect(outcomeOf(await claims.complete(id))).toBe('200 COMPLETED');
    });
  });
});
