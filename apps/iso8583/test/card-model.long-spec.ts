import 'reflect-metadata';
import { databaseUnderTest, Dice, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, type Answer } from './card-host';
import { CardModel, DEFAULTS, type ModelMessage, type ModelSettings } from './card-model';

const START = '2040-03-10T12:00:00.000Z';
const CARDS = ['4111111111111111', '5111111111111118', '4222222222222220'];
const BALANCE = 90_000;
const LIMIT = 15_000;
const DAY_MS = 86_400_000;

type Body = Readonly<Record<string, unknown>>;

interface StoryOptions {
  readonly seed: number;
  readonly currencies: readonly string[];
  /** Whether the settings of the host change. */
  readonly modes?: boolean;
}

/** The host and the model beside each other. */
class Story {
  readonly model = new CardModel();
  private readonly host: ReturnType<typeof cardHost>;
  private readonly random: Dice;
  private readonly messages: { readonly message: ModelMessage; readonly body: Body }[] = [];
  private stan = 0;

  constructor(test: TestApp, sandbox: string, { seed, currencies, modes = false }: StoryOptions) {
    this.modes = modes;
    this.host = cardHost(test, sandbox);
    this.random = new Dice(seed);
    this.currencies = currencies;
  }
  private readonly currencies: readonly string[];
  private readonly modes: boolean;

  async begin(): Promise<void> {
    await this.host.freeze(START);
    this.model.nowMs = Date.parse(START);
    await this.setRate(54_000);
    for (const pan of CARDS) {
      const card = { pan, balance: BALANCE, creditLimit: LIMIT };
      await this.host.post('/admin/cards', card).expect(201);
      this.model.open(pan, BALANCE, LIMIT);
    }
  }

  /** Carries out one operation on both, and compares all that it can have changed. */
  async step(): Promise<void> {
    await this.random.one([
      () => this.pay('authorize'),
      () => this.pay('authorize'),
      () => this.pay('financial'),
      () => this.pay('refund'),
      () => this.complete('0200'),
      () => this.complete('0200'),
      () => this.complete('0220'),
      () => this.complete('0100'),
      () => this.reverse(),
      () => this.reverse(),
      () => this.reverse(),
      () => this.repeat(),
      () => this.overtaken(),
      () => this.requested(),
      () => this.passTime(),
      () => this.setRate(30_000 + this.random.below(50_000)),
      ...(this.modes
        ? [
            () => this.setHost(),
            () => this.setHost(),
            () => this.confirm(),
            () => this.confirm(),
            () => this.confirm(),
          ]
        : []),
    ])();
    for (const pan of CARDS) {
      expect(await this.host.card(pan)).toMatchObject(this.model.view(pan));
    }
  }

  async end(): Promise<void> {
    if (this.modes) await this.setHost(DEFAULTS);
    for (const pan of CARDS) {
      const holds = await this.host.get<{ amount: number; status: string }[]>(
        `/admin/cards/${pan}/holds?limit=1000`,
      );
      const open = holds.filter(({ status }) => status === 'open').map(({ amount }) => amount);
      expect(open.sort()).toEqual(this.model.openHolds(pan).sort());
      const entries = await this.host.get<{ amount: number }[]>(
        `/admin/cards/${pan}/ledger?limit=1000`,
      );
      const sum = entries.reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBe(this.model.view(pan).balance);
    }
  }

  /** The response codes of the messages, each once. */
  codes(): string[] {
    return [...new Set(this.messages.map(({ message }) => message.code))].sort();
  }

  private async pay(kind: 'authorize' | 'financial' | 'refund'): Promise<void> {
    const takesPart = this.random.below(2) === 0;
    const asked = this.asked(kind === 'authorize' ? '0100' : '0200', this.random.one(CARDS));
    const message =
      kind === 'authorize'
        ? this.model.authorize(asked, takesPart)
        : kind === 'refund'
          ? this.model.refund(asked)
          : this.model.debit(asked);
    const extra =
      kind === 'authorize'
        ? { partialApproval: takesPart, posEntryMode: '051' }
        : kind === 'refund'
          ? { processingCode: '200000' }
          : {};
    await this.send(message, extra);
  }

  /** A capture or an increment of any hold, whatever has become of it. */
  private async complete(mti: '0100' | '0200' | '0220'): Promise<void> {
    const held = this.messages.filter(({ message: { hold, effect } }) => {
      return hold !== undefined || effect === 'queued';
    });
    if (held.length === 0) return;
    const { message: first } = this.random.one(held.slice(-12));
    const { pan, currency, authorizationCode } = first;
    const hold = this.model.holdOf(pan, authorizationCode);
    const isWhole = currency === '986' && hold !== undefined && this.random.below(2) === 0;
    const asked = { ...this.asked(mti, pan), currency };
    const of = isWhole ? { ...asked, amount: Math.max(1, hold.amount) } : asked;
    const message =
      mti === '0100'
        ? this.model.increment(of, authorizationCode)
        : this.model.capture(of, authorizationCode);
    if (mti === '0100' && message.code === '00') message.authorizationCode = authorizationCode;
    await this.send(message, { authorizationCode });
  }

  /** The third leg of a 0200, which sometimes says that the payment was not completed. */
  private async confirm(): Promise<void> {
    const financial = this.messages.filter(({ message: { mti } }) => mti === '0200');
    if (financial.length === 0) return;
    const waiting = financial.filter(({ message: { effect } }) => /hold|queued/.test(effect));
    const isAny = waiting.length === 0 || this.random.below(3) === 0;
    const { message } = this.random.one((isAny ? financial : waiting).slice(-5));
    const isDone = this.random.below(4) > 0;
    const before = `${message.effect} ${String(message.hold?.status)}`;
    const code = this.model.confirm(message, isDone);
    const { pan, amount, currency, mti, stan, sentAt } = message;
    const numbers = this.asked('0202', pan);
    const answer = await this.host.financial({
      ...{ mti: '0202', pan, amount, currency, stan: numbers.stan },
      transmissionDateTime: numbers.sentAt,
      original: { mti, stan, transmissionDateTime: sentAt },
      ...(isDone ? {} : { fields: { '39': '05' } }),
    });
    expect([before, answer.trace, answer.responseCode]).toEqual([before, answer.trace, code]);
  }

  /** Other settings of the host, or these. */
  private async setHost(settings?: ModelSettings): Promise<void> {
    const { random } = this;
    const drawn: ModelSettings = {
      legs: random.one([2, 3, 3]),
      confirmSeconds: 60,
      captures: random.one(['one', 'several', 'several']),
      issuer: random.one(['online', 'online', 'unavailable']),
      standIn: { maxAmount: random.one([8_000, 15_000]), maxApprovals: random.one([2, 5]) },
    };
    await this.host.put('/admin/host', settings ?? drawn).expect(200);
    this.model.set(settings ?? drawn);
  }

  private async reverse(): Promise<void> {
    if (this.messages.length === 0) return;
    const { message } = this.random.one(this.messages.slice(-20));
    const isAdvice = this.random.below(2) === 0;
    const isOther = this.random.below(8) === 0;
    const remaining = this.random.below(3) === 0 ? this.random.below(message.amount) : 0;
    const code = isOther
      ? isAdvice
        ? '00'
        : '25'
      : this.model.reverse(message, isAdvice, remaining);
    const answer = await this.host.reversal({
      ...this.reversalOf(message, isAdvice),
      ...(isOther ? { currency: message.currency === '986' ? '840' : '986' } : {}),
      ...(remaining === 0 ? {} : { replacementAmount: remaining }),
    });
    expect([message, answer.trace, answer.responseCode]).toEqual([message, answer.trace, code]);
  }

  /** A message arrives again: it gets its first answer, and nothing moves. */
  private async repeat(): Promise<void> {
    if (this.messages.length === 0) return;
    const { message, body } = this.random.one(this.messages.slice(-20));
    const again = await this.post(message, { ...body, mti: `${message.mti.slice(0, 3)}1` });
    expect([again.responseCode, again.fields['38']]).toEqual([
      message.code,
      message.authorizationCode,
    ]);
    expect(again.trace.rule).toBe('repeat');
  }

  /** The reversal advice arrives before its original. */
  private async overtaken(): Promise<void> {
    const asked = this.asked('0100', this.random.one(CARDS));
    const message = this.model.declined(asked, '68');
    const answer = await this.host.reversal(this.reversalOf(message, true));
    expect(answer.responseCode).toBe('00');
    await this.send(message);
  }

  private async requested(): Promise<void> {
    const message = this.model.declined(this.asked('0200', this.random.one(CARDS)), '05');
    await this.host.rule({ outcome: '05' });
    await this.send(message);
  }

  private async passTime(): Promise<void> {
    const seconds = this.modes && this.random.below(2) === 0 ? 20 + this.random.below(50) : 0;
    const days = seconds === 0 ? 1 + this.random.below(4) : 0;
    await this.host.advance(seconds === 0 ? `P${String(days)}D` : `PT${String(seconds)}S`);
    this.model.advance(days * DAY_MS + seconds * 1_000);
  }

  private async setRate(rate: number): Promise<void> {
    this.model.rates = { '840': rate };
    await this.host.put('/admin/rates', { '840': (rate / 10_000).toFixed(4) }).expect(200);
  }

  private asked(mti: string, pan: string) {
    this.stan += 1;
    const currency = this.random.one(this.currencies);
    const amount = 1 + this.random.below(currency === '986' ? 20_000 : 4_000);
    const sentAt = new Date(this.model.nowMs).toISOString().slice(5, 19).replace(/\D/g, '');
    return { mti, pan, stan: String(this.stan).padStart(6, '0'), sentAt, amount, currency };
  }

  private reversalOf(message: ModelMessage, isAdvice: boolean): Body {
    const { mti, stan, sentAt, pan, amount, currency } = message;
    const numbers = this.asked('0400', pan);
    return {
      pan,
      amount,
      currency,
      stan: numbers.stan,
      transmissionDateTime: numbers.sentAt,
      advice: isAdvice,
      original: { mti, stan, transmissionDateTime: sentAt },
    };
  }

  /** Sends a message; of some, the response is lost, and their repeat gets it. */
  private async send(message: ModelMessage, extra: Body = {}): Promise<void> {
    const { mti, pan, stan, sentAt, amount, currency } = message;
    const body = { mti, pan, stan, amount, currency, transmissionDateTime: sentAt, ...extra };
    const isLost = message.code !== '05' && this.random.below(10) === 0;
    if (isLost) {
      await this.host.rule({ commitThenDrop: true });
      await expect(this.post(message, body)).rejects.toThrow();
    }
    const answer = await this.post(
      message,
      isLost ? { ...body, mti: `${mti.slice(0, 3)}1` } : body,
    );
    expect([message, answer.trace, answer.responseCode]).toEqual([
      message,
      answer.trace,
      message.code,
    ]);
    const authorizationCode = answer.fields['38'];
    if (message.authorizationCode !== undefined) {
      expect(authorizationCode).toBe(message.authorizationCode);
    }
    this.messages.push({ message: Object.assign(message, { authorizationCode }), body });
  }

  private post({ mti }: ModelMessage, body: Body): Promise<Answer> {
    return mti.charAt(1) === '1' ? this.host.authorize(body) : this.host.financial(body);
  }
}

describe(`Random operations beside a model on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  it.each([
    ['in reais', { seed: 1, currencies: ['986'] }, 300, ['00', '05', '10', '25', '51', '64', '68']],
    [
      'in reais and dollars',
      { seed: 4, currencies: ['986', '840'] },
      200,
      ['00', '05', '25', '51', '68'],
    ],
    [
      'with three legs, stand-in and the like',
      { seed: 23, currencies: ['986', '840'], modes: true },
      300,
      ['00', '05', '25', '51', '61', '64', '65', '68'],
    ],
  ])('leave the balances and holds that the model has, %s', async (_, options, steps, codes) => {
    const story = new Story(test, `model-${String(options.seed)}`, options);
    await story.begin();
    for (let done = 0; done < steps; done += 1) await story.step();
    await story.end();
    // The story has all these outcomes.
    expect(story.codes()).toEqual(expect.arrayContaining(codes));
  });
});
