import 'reflect-metadata';
import fc from 'fast-check';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, type Answer, type CardView } from './card-host';

const PAN = '4111111111111111';

type Step =
  | {
      readonly kind: 'authorize' | 'debit' | 'refund';
      readonly amount: number;
      readonly part: boolean;
    }
  | {
      readonly kind: 'capture' | 'reverse' | 'advise';
      readonly of: number;
      readonly amount: number;
    };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('authorize' as const, 'debit' as const, 'refund' as const),
    amount: fc.integer({ min: 0, max: 40_000 }),
    part: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom('capture' as const, 'reverse' as const, 'advise' as const),
    of: fc.nat({ max: 30 }),
    amount: fc.integer({ min: 0, max: 40_000 }),
  }),
);

describe(`Money on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  it('stays consistent in any sequence of messages', async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        runs += 1;
        const host = cardHost(test, `money-${String(runs)}`);
        const card = { pan: PAN, balance: 100_000, creditLimit: 20_000 };
        await host.post('/admin/cards', card).expect(201);
        const answers: Answer[] = [];
        for (const one of steps) answers.push(await carryOut(host, one, answers));
        await expectSound(host);
      }),
      { numRuns: 20 },
    );
  });
});

type Host = ReturnType<typeof cardHost>;

async function carryOut(host: Host, step: Step, answers: readonly Answer[]): Promise<Answer> {
  const { amount } = step;
  if ('part' in step) {
    const partialApproval = step.part;
    if (step.kind === 'debit') return host.financial({ pan: PAN, amount });
    if (step.kind === 'refund') {
      return host.financial({ pan: PAN, amount, processingCode: '200000' });
    }
    return host.authorize({ pan: PAN, amount, partialApproval, posEntryMode: '051' });
  }
  const fields = answers[step.of % Math.max(1, answers.length)]?.fields ?? {};
  if (step.kind === 'capture') {
    return host.financial({ pan: PAN, amount, authorizationCode: fields['38'] ?? '000000' });
  }
  // Half of the reversals are partial: they leave the amount of the step, if it is smaller.
  const partial = step.of % 2 === 0 ? { replacementAmount: amount } : {};
  const about = { pan: PAN, amount: Number(fields['4'] ?? 0), rrn: fields['37'], ...partial };
  return host.reversal({ ...about, advice: step.kind === 'advise' });
}

async function expectSound(host: Host): Promise<void> {
  const card = await host.card(PAN);
  const entries = await host.get<{ amount: number; balance: number }[]>(
    `/admin/cards/${PAN}/ledger`,
  );
  const holds = await host.get<{ amount: number; status: string }[]>(`/admin/cards/${PAN}/holds`);
  const open = holds.filter(({ status }) => status === 'open');
  expect(sum(entries)).toBe(card.balance);
  expect(entries[0]?.balance).toBe(card.balance);
  expect(sum(open)).toBe(card.held);
  expect(isCovered(card)).toBe(true);
  // After all messages are reversed, the card has its initial balance.
  const everything = await host.get<{ rrn: string; amount: number; kind: string }[]>(
    `/admin/cards/${PAN}/transactions`,
  );
  for (const { rrn, amount } of everything.filter(({ kind }) => kind !== 'reversal')) {
    await host.reversal({ pan: PAN, amount, rrn, advice: true });
  }
  expect(await host.card(PAN)).toMatchObject({ balance: 100_000, held: 0 });
}

function sum(items: readonly { readonly amount: number }[]): number {
  return items.reduce((total, { amount }) => total + amount, 0);
}

/** A reversed refund can make the available funds negative, so only their sum is checked. */
function isCovered({ available, balance, held }: CardView): boolean {
  return available === balance + 20_000 - held;
}
