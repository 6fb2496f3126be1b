import { formatCents, toCents } from '#libs/kernel';
import { admin, frozenAt } from '#libs/testing';
import { cardHost } from '../../apps/iso8583/test/card-host';
import { issuerIn } from '../../apps/nfse/test/issuer';
import { payerIn, type Headers } from '../../apps/openfinance/test/payments/payer';
import { leakyBucket } from '../../apps/ratelimit/test/bucket';
import { reportsIn } from '../../apps/report/test/report-client';
import { workflowsIn } from '../../apps/workflow/test/workflow-client';
import { type AppName, type SuiteUnderTest } from '../suite/suite-under-test';

/** The instant at which the clocks of a story are frozen. */
export const START = '2026-03-10T18:00:00.000Z';
/** What a story pays, in cents. */
export const AMOUNT = 15_075;
export const REAIS = formatCents(toCents(AMOUNT));
export const PAYER = 'maria-corrente';
export const PAN = '4000000000000001';

/** A key of an account at another institution. */
export const KEY = {
  keyType: 'EMAIL',
  keyValue: 'ana@example.com',
  accountId: 'acc-001',
  ispb: '11112222',
  branch: '0042',
  accountNumber: '00654321',
  accountType: 'CHECKING',
  holderName: 'Ana Lima',
};

/** A payment to the account of the key. */
export const PAYMENT = {
  amount: REAIS,
  proxy: KEY.keyValue,
  creditorAccount: undefined,
  creditor: undefined,
};

/** A transaction as the SPI lists it. */
export interface SpiTransaction {
  readonly endToEndId: string;
  readonly amount: number;
  readonly debtorIspb: string;
  readonly status: string;
}

/** An entry of the journal. */
export interface JournalEntry {
  readonly at: string;
  readonly status: number;
  readonly requestBody: string;
  readonly responseBody: string;
}

/** How far the clocks are advanced at once while something happens. */
export const STEP = 'PT5S';

/** In the order in which their clocks are advanced: a simulator before those that call it. */
const ADVANCED = [
  'spi',
  'dict',
  'iso8583',
  'nfse',
  'ratelimit',
  'openfinance',
  'workflow',
  'report',
] as const satisfies readonly AppName[];

/** All simulators in one sandbox, with frozen clocks. */
export async function startStory(suite: SuiteUnderTest, sandbox: string) {
  const { services } = suite;
  const control = (name: AppName) => admin(services[name].app, sandbox);
  for (const name of ADVANCED) await control(name).frozen(START).expect(200);
  const bank = payerIn(services.openfinance.app, sandbox);
  const get = async <T>(name: AppName, path: string): Promise<T> =>
    (await services[name].app.http.get(path).set('X-Sandbox', sandbox).expect(200)).body as T;
  const [balanceBefore] = await bank.balance(PAYER);
  const advance = async (by: string): Promise<void> => {
    for (const name of ADVANCED) {
      if (services[name].instances.length === 0) continue;
      await control(name).call('post', '/clock/advance', { by }).expect(200);
    }
  };
  return {
    suite,
    sandbox,
    bank,
    get,
    cards: cardHost(services.iso8583.app, sandbox),
    invoices: issuerIn(services.nfse.app, sandbox),
    reports: reportsIn(() => services.report.app, sandbox),
    workflows: workflowsIn(() => services.workflow.app, sandbox),
    queries: leakyBucket(services.ratelimit.app, sandbox),
    registerKey: async (entry: object = KEY): Promise<string> => {
      const post = services.dict.app.http.post('/dict/keys').set('X-Sandbox', sandbox);
      const { body } = await post.send(entry).expect(201);
      return (body as { readonly id: string }).id;
    },
    deleteKey: (id: string) =>
      services.dict.app.http.delete(`/dict/keys/${id}`).set('X-Sandbox', sandbox).expect(204),
    /** Starts a payment to the key. */
    payByKey: (headers: Headers = {}) => bank.pay(PAYMENT, headers),
    /** What the payer has less than at the start, in cents. */
    paid: async (): Promise<number> => balanceBefore - (await bank.balance(PAYER))[0],
    transactions: () => get<readonly SpiTransaction[]>('spi', '/spi/transactions'),
    /** Advances the clocks of all simulators that run. */
    advance,
    /** Advances the clocks until the answer is there. */
    advanceUntil: async <T>(answer: PromiseLike<T>): Promise<T> => {
      const answered = Promise.resolve(answer).then((value) => ({ value }));
      for (;;) {
        const step = advance(STEP);
        const first = await Promise.race([answered, step]);
        await step;
        if (first !== undefined) return first.value;
      }
    },
    /** Sets the clock of a simulator that was stopped to that of the bank. */
    catchUp: async (name: AppName): Promise<void> => {
      const { now } = await get<{ readonly now: string }>('openfinance', '/__admin/clock');
      await control(name).call('put', '/clock', frozenAt(now)).expect(200);
    },
    /** Adds a rule for the next request to a path. */
    addRule: (name: AppName, path: string, effect: object) =>
      control(name).rule({ match: { method: 'POST', path }, effect, times: 1 }),
    /** The requests that arrived, at any instance. */
    journal: async (name: AppName, path: string): Promise<JournalEntry[]> => {
      const { instances } = services[name];
      const query = `?path=${path}`;
      const entries = await Promise.all(
        instances.map((instance) => admin(instance, sandbox).journal(query)),
      );
      return entries.flat() as unknown as JournalEntry[];
    },
  };
}

export type Story = Awaited<ReturnType<typeof startStory>>;
