import 'reflect-metadata';
import { type Json } from '#libs/states-language';
import { createTestApp, freePorts, type TestApp } from '#libs/testing';

import { dict } from '../../apps/dict/src/dict.app';
import { iso8583 } from '../../apps/iso8583/src/iso8583.app';
import { nfse } from '../../apps/nfse/src/nfse.app';
import { openfinance } from '../../apps/openfinance/src/openfinance.app';
import { ratelimit } from '../../apps/ratelimit/src/ratelimit.app';
import { report } from '../../apps/report/src/report.app';
import { type TaskResources } from '../../apps/workflow/src/tasks/task-resources';
import { simTasks, tasksIn } from './sim-tasks';

const SERVICES = {
  DICT_URL: dict,
  ISO8583_URL: iso8583,
  OPENFINANCE_URL: openfinance,
  NFSE_URL: nfse,
  REPORT_URL: report,
  RATELIMIT_URL: ratelimit,
} as const;
type Name = keyof typeof SERVICES;

const CARD = { pan: '4000000000000001', amount: '150.75' };
const KEY = {
  keyType: 'EMAIL',
  keyValue: 'maria@example.com',
  accountId: 'acc-1',
  ispb: '12345678',
  branch: '0001',
  accountNumber: '123456-7',
  accountType: 'CHECKING',
  holderName: 'Maria Silva',
};
const ACCOUNT = { ispb: '12345678', issuer: '0001', number: '1234567890', accountType: 'CACC' };
const INVOICE = {
  provider: { cnpj: '12345678000195', municipality: '3550308' },
  customer: { cnpj: '11222333000181', name: 'Comércio de Livros Ltda' },
  service: { code: '1.07', description: 'Suporte técnico', amount: '1000.00', issRate: 5 },
};
const REPORT = { type: 'synthetic.transactions', parameters: { rows: 10 } };
const PAY = '/open-banking/payments/v1/pix/payments';

/** An action that changes something: where, its arguments, and the list that shows how often it was done. */
interface Change {
  readonly name: Name;
  readonly path: string;
  readonly sent: Json;
  readonly list: string;
  readonly sameOutput?: boolean;
}
const CHANGES: readonly (readonly [string, Change])[] = [
  ['sim:dict.register', { name: 'DICT_URL', path: '/dict/keys', sent: KEY, list: '/dict/keys' }],
  [
    'sim:dict.register',
    {
      name: 'DICT_URL',
      path: '/dict/keys',
      sent: { ...KEY, keyType: 'RANDOM', keyValue: undefined } as unknown as Json,
      list: '/dict/keys',
    },
  ],
  [
    'sim:iso8583.authorize',
    {
      name: 'ISO8583_URL',
      path: '/iso8583/issuer/authorize',
      sent: CARD,
      list: '/admin/transactions',
    },
  ],
  [
    'sim:openfinance.pay',
    {
      name: 'OPENFINANCE_URL',
      path: PAY,
      sent: { amount: '10.00', creditorAccount: ACCOUNT },
      list: PAY,
    },
  ],
  ['sim:nfse.issue', { name: 'NFSE_URL', path: '/nfse/issue', sent: INVOICE, list: '/nfse' }],
  [
    'sim:report.generate',
    { name: 'REPORT_URL', path: '/reports/generate', sent: REPORT, list: '/reports' },
  ],
];

describe('Tasks of the simulators', () => {
  const apps = new Map<Name, TestApp>();
  let resources: TaskResources;
  beforeAll(async () => {
    for (const [name, definition] of Object.entries(SERVICES)) {
      apps.set(name as Name, await createTestApp(definition, { ISO8583_TCP_PORT: '0' }));
    }
    const addresses = [...apps].map(([name, { address }]) => [name, address] as const);
    resources = simTasks({
      ...Object.fromEntries(addresses),
      SECRET_CLIENT: 'example-secret',
    });
  });
  afterAll(async () => {
    for (const app of apps.values()) await app.close();
  });
  const app = (name: Name): TestApp => {
    const found = apps.get(name);
    if (found === undefined) throw new Error(`${name} does not run.`);
    return found;
  };

  let sandboxes = 0;
  const fresh = () => {
    sandboxes += 1;
    return tasksIn(resources, `sim-tasks-${String(sandboxes)}`);
  };
  const count = async (tasks: ReturnType<typeof fresh>, { name, list }: Change) => {
    const body: unknown = await tasks.list(app(name), list);
    const { data } = body as { readonly data?: unknown[] };
    return (data ?? (body as unknown[])).length;
  };

  describe.each(CHANGES)('%s', (resource, change) => {
    const { name, path, sent } = change;

    it('is done once for a key, and twice for two keys', async () => {
      const tasks = fresh();
      const key = { idempotencyKey: 'execution/State ç/1/1' };
      const first = await tasks.output(resource, sent, key);
      expect(await tasks.output(resource, sent, key)).toEqual(first);
      const given = { ...(sent as object), idempotencyKey: key.idempotencyKey } as Json;
      expect(await tasks.output(resource, given)).toEqual(first);
      expect(await count(tasks, change)).toBe(1);
    });

    it('is done once if the answer is lost', async () => {
      const tasks = fresh();
      const key = { idempotencyKey: 'lost' };
      await tasks.addRule(app(name), path, { commitThenDrop: true });
      expect(await tasks.failure(resource, sent, key)).toMatch(/^Sibling\.Unavailable: /);
      expect(await count(tasks, change)).toBe(1);
      const second = await tasks.output(resource, sent, key);
      expect(await tasks.output(resource, sent, key)).toEqual(second);
      expect(await count(tasks, change)).toBe(1);
    });

    it('is Sibling.Error if the service answers 503, and is done by a repeat', async () => {
      const tasks = fresh();
      const key = { idempotencyKey: '503' };
      await tasks.addRule(app(name), path, { respond: { status: 503 } });
      expect(await tasks.failure(resource, sent, key)).toMatch(/^Sibling\.Error: .* 503/);
      await tasks.output(resource, sent, key);
      expect(await count(tasks, change)).toBe(1);
    });

    it('is Sibling.Unavailable if nothing listens', async () => {
      const port = Object.values(freePorts([dict]))[0];
      const down = simTasks({ [name]: `http://127.0.0.1:${String(port)}` });
      expect(await tasksIn(down, 'down').failure(resource, sent)).toMatch(
        /^Sibling\.Unavailable: .* cannot be reached/,
      );
    });
  });

  it('look up a key of DICT by its form', async () => {
    const { output, failure } = fresh();
    await output('sim:dict.register', KEY);
    expect(await output('sim:dict.lookup', { key: 'MARIA@example.com' })).toMatchObject(KEY);
    expect(await failure('sim:dict.lookup', { key: 'joao@example.com' })).toMatch(
      /^Dict\.Refused\.KEY_NOT_FOUND: The answer was 404/,
    );
    expect(await failure('sim:dict.lookup', { key: '#' })).toMatch(/^Dict\.Refused\.KEY_NOT_FOUND/);
  });

  it('refuse a key of DICT that another account has', async () => {
    const { output, failure } = fresh();
    await output('sim:dict.register', KEY);
    expect(await failure('sim:dict.register', { ...KEY, accountNumber: '999' })).toMatch(
      /^Dict\.Refused\.ENTRY_[A-Z_]+: The answer was 409/,
    );
  });

  it.each([
    ['51', '4000000000000002', /Insufficient funds: .* Retry by ABECS: allowed\.$/],
    ['62', '4000000000000003', /Restricted card: .* Retry by ABECS: allowed\.$/],
    ['54', '5000000000000005', /Retry by ABECS: forbidden\.$/],
  ])('are Iso8583.Declined.%s for the card %s', async (code, pan, cause) => {
    const { failure } = fresh();
    const declined = await failure('sim:iso8583.authorize', { ...CARD, pan });
    expect(declined).toMatch(new RegExp(`^Iso8583\\.Declined\\.${code}: `));
    expect(declined).toMatch(cause);
  });

  it('give a repeat the decline that the issuer has stored', async () => {
    const { failure, output } = fresh();
    const key = { idempotencyKey: 'declined' };
    const poor = { ...CARD, pan: '4000000000000002' };
    const declined = await failure('sim:iso8583.authorize', poor, key);
    expect(declined).toMatch(/^Iso8583\.Declined\.51/);
    expect(await failure('sim:iso8583.authorize', poor, key)).toMatch(/^Iso8583\.Declined\.51/);
    await output('sim:iso8583.authorize', { ...poor, amount: '5.00' });
  });

  it('reverse an authorization once, also if the answer is lost', async () => {
    const tasks = fresh();
    const available = async () => {
      const cards = await tasks.list(app('ISO8583_URL'), '/admin/cards');
      return JSON.stringify(cards.find(({ pan }) => pan === CARD.pan));
    };
    const before = await available();
    const { stan, transmissionDateTime, amount } = await tasks.output(
      'sim:iso8583.authorize',
      CARD,
    );
    expect(amount).toBe('150.75');
    expect(await available()).not.toBe(before);
    const reversal = { ...CARD, original: { stan, transmissionDateTime } } as Json;
    const key = { idempotencyKey: 'reverse' };
    await tasks.addRule(app('ISO8583_URL'), '/iso8583/issuer/reversal', { commitThenDrop: true });
    expect(await tasks.failure('sim:iso8583.reverse', reversal, key)).toMatch(/^Sibling\.Unav/);
    const reversed = await tasks.output('sim:iso8583.reverse', reversal, key);
    expect(reversed).toMatchObject({ approved: true, responseCode: '00' });
    expect(await tasks.list(app('ISO8583_URL'), '/admin/transactions')).toHaveLength(2);
    const unknown = { ...CARD, original: { stan: '999999', transmissionDateTime: '0101000000' } };
    expect(await tasks.failure('sim:iso8583.reverse', unknown)).toMatch(/^Iso8583\.Declined\.25/);
  });

  it('have the official code of the bank', async () => {
    const { addRule, failure } = fresh();
    await addRule(app('OPENFINANCE_URL'), PAY, { outcome: 'VALOR_ACIMA_LIMITE' });
    expect(
      await failure('sim:openfinance.pay', { amount: '1.00', creditorAccount: ACCOUNT }),
    ).toMatch(/^Openfinance\.Refused\.VALOR_ACIMA_LIMITE: The answer was 422/);
  });

  it('refuse another payment with a used key', async () => {
    const { output, failure } = fresh();
    const payment = { creditorAccount: ACCOUNT, idempotencyKey: 'k' };
    await output('sim:openfinance.pay', { ...payment, amount: '1.00' });
    expect(await failure('sim:openfinance.pay', { ...payment, amount: '2.00' })).toMatch(
      /^Openfinance\.Refused\.ERRO_IDEMPOTENCIA/,
    );
  });

  it('are Nfse.Rejected if a rule refuses the invoice, and Refused if it cannot be read', async () => {
    const { failure, output } = fresh();
    const service = { ...INVOICE.service, issRate: 5.01 };
    expect(await failure('sim:nfse.issue', { ...INVOICE, service })).toMatch(
      /^Nfse\.Rejected\.E\d{4}: The answer was 422/,
    );
    const wrong = { ...INVOICE.service, amount: 'x' };
    expect(await failure('sim:nfse.issue', { ...INVOICE, service: wrong })).toMatch(
      /^Nfse\.Refused\.REQUEST_INVALID: /,
    );
    const named = { ...INVOICE, reference: 'order-1' };
    const issued = await output('sim:nfse.issue', named);
    expect(issued).toMatchObject({ status: 'authorized', reference: 'order-1' });
    const other = { ...named, service: { ...INVOICE.service, amount: '2000.00' } };
    expect(await failure('sim:nfse.issue', other)).toMatch(/^Nfse\.Refused\.REFERENCE_CONFLICT/);
  });

  it('wait for a report, and have the errors of one that fails', async () => {
    const { output, failure } = fresh();
    expect(await output('sim:report.generate', REPORT)).toMatchObject({
      status: 'succeeded',
      result: { rows: 10 },
    });
    // Its service is not configured.
    expect(await failure('sim:report.generate', { type: 'spi.transactions' })).toMatch(
      /^Report\.Failed\.SIBLING_MISSING: The report .* is failed\./,
    );
    expect(await failure('sim:report.generate', { type: 'x' })).toMatch(/^Report\.Refused\./);
    const large = { ...REPORT, parameters: { rows: 500_000 }, waitSeconds: 0 };
    expect(await failure('sim:report.generate', large)).toMatch(/^Report\.NotFinished: The report/);
  });

  it('query the leaky bucket with credentials', async () => {
    const { output, failure } = fresh();
    const client = {
      clientId: '0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11',
      clientSecret: { secretRef: 'CLIENT' },
    };
    expect(await output('sim:ratelimit.query', { ...client, key: '12345678901' })).toMatchObject({
      key: '12345678901',
      bucket: { availableTokens: 10 },
    });
    const unknown = { ...client, key: 'nobody@example.com' };
    for (let spent = 0; spent < 10; spent += 1) {
      expect(await failure('sim:ratelimit.query', unknown)).toMatch(
        /^Ratelimit\.Refused\.KEY_NOT_FOUND/,
      );
    }
    expect(await failure('sim:ratelimit.query', unknown)).toMatch(
      /^Ratelimit\.Refused\.QUOTA_EXCEEDED: The answer was 429/,
    );
    const wrong = { ...client, clientSecret: 'wrong-secret', key: '12345678901' };
    const refused = await failure('sim:ratelimit.query', wrong);
    expect(refused).toMatch(/^Ratelimit\.Refused\.invalid_client/);
    expect(refused).not.toContain('wrong-secret');
    const missing = { ...wrong, clientSecret: { secretRef: 'OTHER' } };
    expect(await failure('sim:ratelimit.query', missing)).toBe(
      'Ratelimit.Refused.SECRET_MISSING: The variable SECRET_OTHER is not set, so there is no such secret.',
    );
  });
});
