import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { ENERGY } from '../recurring/builders';
import {
  bill,
  edition,
  initiatorIn,
  RECURRING_CONSENTS,
  RECURRING_PAYMENTS,
} from '../recurring/initiator';
import { consentBody } from './builders';
import { cancellationBy, item, newEndToEndId, NOW, PAYMENTS } from './payer';
import { standardErrors } from './schemas';

type Initiator = ReturnType<typeof initiatorIn>;
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A change, and another one of the same object. */
interface Change {
  /** Makes an object. @returns the path of its change */
  readonly make: (initiator: Initiator) => Promise<string>;
  readonly body: object;
  readonly other: object;
}

const KEY = { 'x-idempotency-key': 'change 1' };
const DAYS = ['2999-03-12', '2999-03-13'] as const;
const DAILY = { schedule: { daily: { startDate: DAYS[0], quantity: DAYS.length } } };
const CUSTOMER = {
  loggedUser: { document: { identification: '98765432100', rel: 'CPF' as const } },
};
const MARIA = cancellationBy();
const cancellationByCompany = (identification: string) => {
  const cancelledBy = { document: { identification, rel: 'CNPJ' } };
  return { data: { status: 'CANC', cancellation: { cancelledBy } } };
};

const CHANGES: readonly (readonly [string, Change])[] = [
  [
    'The change of a recurring consent',
    {
      make: async ({ automatic }) => `${RECURRING_CONSENTS}/${await automatic()}`,
      body: edition(),
      other: edition({ creditors: [{ name: 'Energia do Sul' }] }),
    },
  ],
  [
    'The cancellation of a recurring payment',
    {
      make: async ({ automatic, payUnder, advance }) => {
        const { recurringPaymentId } = await payUnder(await automatic(), bill('2999-03-13'));
        await advance('PT2S');
        return `${RECURRING_PAYMENTS}/${recurringPaymentId}`;
      },
      body: cancellationByCompany(ENERGY),
      other: MARIA,
    },
  ],
  [
    'The cancellation of the payments of a consent',
    {
      make: async ({ send, payList, advance }) => {
        const { consentId } = await paymentConsent(send);
        const items = DAYS.map((day) =>
          item({ endToEndId: newEndToEndId(`${day.replaceAll('-', '')}1500`) }),
        );
        await payList(items, { 'x-consent-id': consentId });
        await advance('PT2S');
        return `${PAYMENTS}/consents/${encodeURIComponent(consentId)}`;
      },
      body: cancellationBy('98765432100'),
      other: MARIA,
    },
  ],
];

async function paymentConsent(send: Initiator['send']): Promise<{ readonly consentId: string }> {
  const { body } = await send(
    '/open-banking/payments/v1/consents',
    consentBody(DAILY, CUSTOMER),
  ).expect(201);
  return (body as { readonly data: { readonly consentId: string } }).data;
}

describe.each(CHANGES)(`%s with an idempotency key on ${databaseUnderTest}`, (_, change) => {
  const { make, body, other } = change;
  let test: TestApp;
  let strict: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
    strict = await createTestApp(openfinance, { IDEMPOTENCY_REQUIRED: 'true' });
  });
  afterAll(async () => {
    await strict.close();
    await test.close();
  });

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const initiator = initiatorIn(test, `change-keys-${String(sandboxes)}`);
    await initiator.frozen(NOW).expect(200);
    return initiator;
  };
  const dataOf = (answer: Answer) => (answer.body as { readonly data: unknown }).data;
  const codesOf = (answer: Answer) =>
    standardErrors(9)
      .parse(answer.body)
      .errors.map(({ code }) => code);

  it('gets the first answer for the same content, later too', async () => {
    const initiator = await fresh();
    const path = await make(initiator);
    const first = await initiator.patch(path, body, KEY).expect(200);
    await initiator.advance('PT1H');
    const again = await initiator.patch(path, body, KEY).expect(200);
    expect(dataOf(again)).toEqual(dataOf(first));
    // Without the key it is another change.
    const without = await initiator.patch(path, body);
    expect(without.status === 200 ? dataOf(without) : undefined).not.toEqual(dataOf(first));
  });

  it('is refused for other content and for another object, which stays as it is', async () => {
    const initiator = await fresh();
    const path = await make(initiator);
    await initiator.patch(path, body, KEY).expect(200);
    const another = await make(initiator);
    for (const answer of [
      await initiator.patch(path, other, KEY).expect(422),
      await initiator.patch(another, body, KEY).expect(422),
    ]) {
      expect(codesOf(answer)).toEqual(['ERRO_IDEMPOTENCIA']);
    }
    await initiator.patch(another, body, { 'x-idempotency-key': 'change 2' }).expect(200);
  });

  it('is one change of ten requests at the same time', async () => {
    const initiator = await fresh();
    const path = await make(initiator);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => initiator.patch(path, body, KEY).expect(200)),
    );
    const [first] = answers;
    for (const answer of answers) expect(dataOf(answer)).toEqual(first && dataOf(first));
    expect(await initiator.unsound()).toEqual([]);
  });

  it('is one change of two objects at the same time', async () => {
    const initiator = await fresh();
    const paths = [await make(initiator), await make(initiator)];
    const answers = await Promise.all(paths.map((path) => initiator.patch(path, body, KEY)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.findIndex(({ status }) => status === 422);
    // The change of the other was undone, so it can be made.
    await initiator.patch(paths[refused] ?? '', body).expect(200);
    expect(await initiator.unsound()).toEqual([]);
  });

  it('is free again after a refusal', async () => {
    const initiator = await fresh();
    const path = await make(initiator);
    await initiator.patch(`${path}x`, body, KEY).expect(404);
    await initiator.patch(path, body, KEY).expect(200);
  });

  it('must have a key if the bank demands it', async () => {
    const path = (await make(await fresh())).replace(/[^/]+$/, 'urn:x:1');
    const answer = await initiatorIn(strict, 'strict').patch(path, body).expect(400);
    expect(JSON.stringify(answer.body)).toContain('x-idempotency-key');
  });
});
