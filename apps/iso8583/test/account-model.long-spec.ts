import 'reflect-metadata';
import { databaseUnderTest, Dice, type TestApp } from '#libs/testing';
import { AccountModel, MODEL_STEPS, type ModelDispute, type ModelMove } from './account-model';
import { cardHost, createCardHost, type Answer } from './card-host';

const PAN = '4111111111111111';
const DIGITS: Readonly<Record<string, string>> = {
  ...{ default: '00', checking: '20', investment: '50' },
};
const NAMES = Object.keys(DIGITS);

interface Sent {
  readonly move: ModelMove;
  readonly answer: Answer;
}

/** The host and the model beside each other. */
class Story {
  private readonly model = new AccountModel({
    default: { balance: 60_000, limit: 5_000 },
    checking: { balance: 0, limit: 9_000 },
    investment: { balance: 30_000, limit: 0 },
  });
  private readonly sent: Sent[] = [];
  private readonly disputes = new Map<ModelDispute, string>();
  private readonly host: ReturnType<typeof cardHost>;
  private readonly random: Dice;
  readonly codes = new Set<string>();

  constructor(test: TestApp, sandbox: string, seed: number) {
    this.host = cardHost(test, sandbox);
    this.random = new Dice(seed);
  }

  async begin(): Promise<void> {
    await this.host.freeze('2040-03-10T12:00:00.000Z');
    const { balance, limit } = this.model.account('default');
    await this.host.post('/admin/cards', { pan: PAN, balance, creditLimit: limit }).expect(201);
    for (const type of NAMES.slice(1)) {
      const own = this.model.account(type);
      const draft = { type, balance: own.balance, creditLimit: own.limit };
      await this.host.post(`/admin/cards/${PAN}/accounts`, draft).expect(201);
    }
  }

  /** Carries out one operation on both, and compares all accounts. */
  async step(): Promise<void> {
    await this.random.one([
      () => this.send('hold'),
      () => this.send('debit'),
      () => this.send('debit'),
      () => this.send('credit'),
      () => this.send('transfer'),
      () => this.send('transfer'),
      () => this.capture(),
      () => this.reverse(),
      () => this.reverse(),
      () => this.dispute(),
      () => this.dispute(),
      () => this.takeStep(),
      () => this.takeStep(),
    ])();
    const accounts = await this.host.get<{ account: string; balance: number; held: number }[]>(
      `/admin/cards/${PAN}/accounts`,
    );
    expect(accounts.map(({ account, balance, held }) => [account, balance, held])).toEqual(
      NAMES.map((name) => [name, this.model.account(name).balance, this.model.held(name)]),
    );
  }

  async end(): Promise<void> {
    for (const name of NAMES) {
      const path = `/admin/cards/${PAN}/ledger?limit=1000&account=${name}`;
      const entries = await this.host.get<{ amount: number; kind: string }[]>(path);
      const sum = entries.reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBe(this.model.account(name).balance);
    }
    const all = `/admin/cards/${PAN}/ledger?limit=1000`;
    const entries = await this.host.get<{ amount: number; kind: string }[]>(all);
    const transfers = entries.filter(({ kind }) => kind === 'transfer');
    expect(transfers.length).toBeGreaterThan(10);
    expect(transfers.reduce((total, { amount }) => total + amount, 0)).toBe(0);

    const movements = await this.host.get<{ amount: number; party: string }[]>(
      '/admin/dispute-movements?limit=1000',
    );
    const of = (party: string) =>
      movements.reduce((sum, each) => (each.party === party ? sum + each.amount : sum), 0);
    const expected = [...this.disputes.keys()];
    const cardholder = expected.reduce((sum, each) => sum + each.cardholder, 0);
    const merchant = expected.reduce((sum, each) => sum + each.merchant, 0);
    expect([of('cardholder'), of('merchant')]).toEqual([cardholder, merchant]);
    expect(of('cardholder') + of('issuer') + of('merchant')).toBe(0);
  }

  private async send(kind: ModelMove['kind']): Promise<void> {
    const amount = 1 + this.random.below(9_000);
    const from = this.random.one(NAMES);
    const to = kind === 'transfer' ? this.random.one(NAMES) : undefined;
    const type = { hold: '00', debit: '00', credit: '21', transfer: '40' }[kind];
    const [first = '00', second = '00'] =
      kind === 'credit' ? ['00', DIGITS[from]] : [DIGITS[from], DIGITS[to ?? 'default']];
    const code = this.model.send(kind, amount, from, to);
    const body = { pan: PAN, amount, processingCode: `${type}${first}${second}` };
    const answer = await (kind === 'hold' ? this.host.authorize(body) : this.host.financial(body));
    this.expectCode([kind, body], answer, code);
    const move = this.model.moves.at(-1);
    if (code === '00' && move !== undefined) this.sent.push({ move, answer });
  }

  private async capture(): Promise<void> {
    const holds = this.sent.filter(({ move }) => move.kind === 'hold');
    if (holds.length === 0) return;
    const { move, answer: held } = this.random.one(holds);
    const amount = Math.max(1, move.net);
    const code = this.model.capture(move);
    // The account of the capture does not matter.
    const answer = await this.host.financial({
      ...{ pan: PAN, amount, authorizationCode: held.fields['38'] },
      processingCode: `00${DIGITS[this.random.one(NAMES)] ?? ''}00`,
    });
    if (code === '00') {
      this.expectCode(['capture', move], answer, code);
      const captured = this.model.moves.at(-1);
      if (captured !== undefined) this.sent.push({ move: captured, answer });
    } else {
      // The funds of its account are checked first.
      expect(['25', '51']).toContain(answer.responseCode);
    }
  }

  private async reverse(): Promise<void> {
    if (this.sent.length === 0) return;
    const { move, answer: original } = this.random.one(this.sent);
    const stays = this.random.below(3) === 0 ? this.random.below(move.amount) : 0;
    const code = this.model.reverse(move, stays);
    const { '11': stan, '7': transmissionDateTime } = original.fields;
    const mti = move.kind === 'hold' ? '0100' : '0200';
    const answer = await this.host.reversal({
      ...{ pan: PAN, amount: move.amount, original: { mti, stan, transmissionDateTime } },
      ...(stays === 0 ? {} : { replacementAmount: stays }),
    });
    this.expectCode(['reverse', move, stays], answer, code);
  }

  private async dispute(): Promise<void> {
    const purchases = this.sent.filter(({ move }) => move.kind === 'debit' && move.net > 0);
    if (purchases.length === 0) return;
    const { move, answer } = this.random.one(purchases);
    const transactions = await this.host.get<{ id: string; stan: string }[]>(
      `/admin/cards/${PAN}/transactions?limit=1000`,
    );
    const id = transactions.find(({ stan }) => stan === answer.fields['11'])?.id;
    const amount = 1 + this.random.below(move.net);
    const opened = this.model.open(move, amount);
    const body = { pan: PAN, transactionId: id, reason: '13.1', amount };
    const response = await this.host.post('/admin/disputes', body);
    expect(response.status).toBe(opened === undefined ? 422 : 201);
    if (opened !== undefined) this.disputes.set(opened, (response.body as { id: string }).id);
  }

  private async takeStep(): Promise<void> {
    const open = [...this.disputes].filter(([{ status }]) => MODEL_STEPS[status] !== undefined);
    if (open.length === 0) return;
    const [dispute, id] = this.random.one(open);
    const [step, takesPart] = this.random.one(MODEL_STEPS[dispute.status] ?? []);
    const contested = takesPart ? 1 + this.random.below(dispute.contested) : dispute.contested;
    this.model.step(dispute, step, contested);
    const body = { step, amount: contested };
    const response = await this.host.post(`/admin/disputes/${id}/steps`, body).expect(200);
    expect(response.body).toMatchObject({
      ...{ status: dispute.status, contested, cardholderCredit: dispute.cardholder },
    });
    this.codes.add(dispute.status);
  }

  private expectCode(what: unknown, { responseCode, trace }: Answer, code: string): void {
    expect([what, trace, responseCode]).toEqual([what, trace, code]);
    this.codes.add(code);
  }
}

describe(`Random operations on accounts beside a model on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  it.each([3, 8])('leave the ledgers that the model has, with seed %d', async (seed) => {
    const story = new Story(test, `accounts-model-${String(seed)}`, seed);
    await story.begin();
    for (let done = 0; done < 200; done += 1) await story.step();
    await story.end();
    // The story has all these outcomes.
    const outcomes = ['00', '12', '21', '51', 'withdrawn', 'cardholder-won', 'merchant-won'];
    expect([...story.codes]).toEqual(expect.arrayContaining(outcomes));
  });
});
