import { admin, type TestApp } from '#libs/testing';
import { directory } from '../directory';
import { answerOf, participantOf } from './official-client';

export const BANK = '12345678';
const NOON = '2999-01-01T12:00:00.000Z';
/** A person and a company that pay. */
export const PERSON = '98765432100';
export const COMPANY = '98765432000198';
export const KNOWN = 'maria@example.com';
export const UNKNOWN = 'nobody@example.com';
export const USER = 'ENTRIES_READ_USER_ANTISCAN';
export const PSP = 'ENTRIES_READ_PARTICIPANT_ANTISCAN';

interface Bucket {
  readonly policy: string;
  readonly owner: string;
  readonly balance: number;
  readonly fullAt: string;
}

/** A sandbox with a frozen clock and the key of another participant. */
export async function bucketScene(test: TestApp, sandbox: string) {
  const control = admin(test, sandbox);
  await control.frozen(NOON).expect(200);
  const registered = { keyType: 'EMAIL', keyValue: KNOWN, ispb: '55555555' };
  await directory(test, sandbox).create(registered);
  const bank = participantOf(test, sandbox, BANK);
  /** A lookup with the EndToEndId of a payment. */
  const lookUpFor = async (endToEndId: string, payerId: string, ispb = BANK) =>
    answerOf(
      await test.http.get(`/api/v2/entries/${KNOWN}`).set({
        'X-Sandbox': sandbox,
        'PI-RequestingParticipant': ispb,
        'PI-PayerId': payerId,
        'PI-EndToEndId': endToEndId,
      }),
    );
  /** The SPI receives payment orders. */
  const receivePaymentOrder = async (...ids: readonly string[]): Promise<void> => {
    for (const endToEndId of ids) {
      const parties = { debtor: { ispb: BANK }, creditor: { ispb: '55555555' } };
      const payment = { endToEndId, amount: '1.00', ...parties, status: 'PENDING' };
      await control.call('post', '/transfers', payment).expect(201);
    }
  };
  const buckets = async (query = ''): Promise<readonly (readonly [string, string, number])[]> => {
    const { body } = await control.call('get', `/buckets${query}`).expect(200);
    return (body as Bucket[]).map(({ policy, owner, balance }) => [policy, owner, balance]);
  };
  const set = (policy: string, owner: string, balance: number) =>
    control.call('put', `/buckets/${policy}/${owner}`, { balance }).expect(200);
  /** Looks up until 429, and returns the number of lookups that were not refused. */
  const until429 = async (key: string, payerId = PERSON) => {
    for (let count = 0; ; count += 1) {
      const answer = await bank.lookUp(key, payerId);
      if (answer.status === 429) return { count, answer };
    }
  };
  return { control, bank, lookUpFor, receivePaymentOrder, buckets, set, until429 };
}
