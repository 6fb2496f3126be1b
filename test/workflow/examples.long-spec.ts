import 'reflect-metadata';
import jsonata from 'jsonata';
import { checkDefinition, type Json } from '#libs/states-language';
import { createTestApp, pacs008, type TestApp } from '#libs/testing';
import { cardRetry } from '../../apps/workflow/src/examples/card-retry';
import { type ExampleWorkflow } from '../../apps/workflow/src/examples/example-workflow';
import { EXAMPLE_WORKFLOWS } from '../../apps/workflow/src/examples/examples';
import { invoiceAfterPayment } from '../../apps/workflow/src/examples/invoice-after-payment';
import { pixByCreditCard } from '../../apps/workflow/src/examples/pix-by-credit-card';
import { logResource } from '../../apps/workflow/src/tasks/log';
import { type TaskResources } from '../../apps/workflow/src/tasks/task-resources';
import { dict } from '../../apps/dict/src/dict.app';
import { iso8583 } from '../../apps/iso8583/src/iso8583.app';
import { nfse } from '../../apps/nfse/src/nfse.app';
import { spi } from '../../apps/spi/src/spi.app';
import { runWorkflow } from './run-workflow';
import { NOW_MS, simTasks, tasksIn } from './sim-tasks';

const HOUR_MS = 3_600_000;
const KEY = {
  keyType: 'EMAIL',
  keyValue: 'maria@example.com',
  accountId: 'acc-1',
  ispb: '87654321',
  branch: '0001',
  accountNumber: '123456-7',
  accountType: 'CHECKING',
  holderName: 'Maria Silva',
};

describe('The example workflows', () => {
  let apps: { spi: TestApp; dict: TestApp; iso8583: TestApp; nfse: TestApp };
  let resources: TaskResources;
  beforeAll(async () => {
    apps = {
      spi: await createTestApp(spi),
      dict: await createTestApp(dict),
      iso8583: await createTestApp(iso8583, { ISO8583_TCP_PORT: '0' }),
      nfse: await createTestApp(nfse),
    };
    resources = simTasks({
      SPI_URL: apps.spi.address,
      DICT_URL: apps.dict.address,
      ISO8583_URL: apps.iso8583.address,
      NFSE_URL: apps.nfse.address,
    });
    resources.register(logResource);
  });
  afterAll(async () => {
    for (const app of Object.values(apps)) await app.close();
  });

  let sandboxes = 0;
  const fresh = () => {
    sandboxes += 1;
    const sandbox = `examples-${String(sandboxes)}`;
    const tasks = tasksIn(resources, sandbox);
    let performed = 0;
    return {
      ...tasks,
      sandbox,
      run: ({ definition, input }: ExampleWorkflow, change: Record<string, Json> = {}) => {
        performed += 1;
        return runWorkflow(
          definition,
          { ...(input as object), ...change },
          {
            executionId: `execution-${String(performed)}`,
            startMs: NOW_MS,
            perform: ({ resource, arguments: sent }, idempotencyKey) =>
              tasks.perform(resource, sent, { idempotencyKey }),
          },
        );
      },
      payments: () => tasks.list(apps.spi, '/spi/transactions'),
      cardTransactions: () => tasks.list(apps.iso8583, '/admin/transactions'),
    };
  };

  it.each(EXAMPLE_WORKFLOWS.map((example) => [example.name, example] as const))(
    '%s is valid, and names only resources that exist',
    async (_, { definition }) => {
      const checkExpression = (expression: string) => {
        try {
          jsonata(expression);
          return undefined;
        } catch (error) {
          return (error as { message: string }).message;
        }
      };
      expect(await checkDefinition(definition, { checkExpression })).toMatchObject({ ok: true });
      for (const state of Object.values(definition.States)) {
        if (state.Type === 'Task') expect(resources.check(state.Resource)).toBeUndefined();
      }
    },
  );

  describe('pix-by-credit-card', () => {
    const ready = async () => {
      const tasks = fresh();
      await tasks.output('sim:dict.register', KEY);
      return tasks;
    };

    it('holds and pays', async () => {
      const { run, payments, cardTransactions } = await ready();
      const { end, path } = await run(pixByCreditCard);
      expect(path).toEqual(['Look up key', 'Hold amount', 'Pay']);
      expect(end).toMatchObject({
        paid: true,
        payment: { amount: 150.75, creditorIspb: '87654321', creditorName: 'Maria Silva' },
        hold: { amount: '150.75' },
      });
      expect(await payments()).toHaveLength(1);
      expect(await cardTransactions()).toHaveLength(1);
    });

    it('undoes the hold if the SPI rejects the payment', async () => {
      const { run, addRule, cardTransactions } = await ready();
      await addRule(apps.spi, '/spi/pacs.008', { outcome: 'AM04' });
      const { end, path } = await run(pixByCreditCard);
      expect(path).toEqual(['Look up key', 'Hold amount', 'Pay', 'Undo hold', 'Not paid']);
      expect(end).toBe(
        'Payment.NotPaid: The hold was undone, because the payment failed: Spi.Rejected.AM04',
      );
      expect((await cardTransactions()).map(({ mti }) => mti)).toEqual(['0400', '0100']);
    });

    it.each([
      ['the SPI', 'spi', '/spi/pacs.008'],
      ['the issuer', 'iso8583', '/iso8583/issuer/authorize'],
    ] as const)('pays once if the answer of %s is lost', async (_, name, path) => {
      const { run, addRule, payments, cardTransactions } = await ready();
      await addRule(apps[name], path, { commitThenDrop: true });
      const { end, elapsedMs } = await run(pixByCreditCard);
      expect(end).toMatchObject({ paid: true });
      expect(elapsedMs).toBe(5_000);
      expect(await payments()).toHaveLength(1);
      expect(await cardTransactions()).toHaveLength(1);
    });

    it('keeps the hold while it is not known whether the payment was made', async () => {
      const { run, sandbox, cardTransactions } = await ready();
      await apps.spi.http
        .post('/__admin/rules')
        .set('X-Sandbox', sandbox)
        .send({ match: { path: '/spi/**' }, effect: { respond: { status: 503 } } })
        .expect(201);
      expect((await run(pixByCreditCard)).end).toMatch(/^Payment\.Unknown: /);
      expect(await cardTransactions()).toHaveLength(1);
    });

    it('holds nothing for an unknown key', async () => {
      const { run, cardTransactions } = fresh();
      expect((await run(pixByCreditCard)).end).toMatch(/^Payment\.KeyNotFound: /);
      expect(await cardTransactions()).toEqual([]);
    });

    it('fails with the code of the issuer', async () => {
      const { run, payments } = await ready();
      const { end } = await run(pixByCreditCard, { pan: '4000000000000002' });
      expect(end).toMatch(/^Iso8583\.Declined\.51: /);
      expect(await payments()).toEqual([]);
    });
  });

  describe('card-retry', () => {
    it('charges at once', async () => {
      const { end, elapsedMs } = await fresh().run(cardRetry);
      expect(end).toMatchObject({ paid: true, attempts: 1, authorization: { amount: '99.90' } });
      expect(elapsedMs).toBe(0);
    });

    it('tries a reversible decline after 6 hours, 1 day and 3 days', async () => {
      const { run, cardTransactions } = fresh();
      const { end, elapsedMs } = await run(cardRetry, { pan: '4000000000000002' });
      expect(end).toMatchObject({ paid: false, attempts: 4, error: 'Iso8583.Declined.51' });
      expect(elapsedMs).toBe((6 + 24 + 72) * HOUR_MS);
      expect(await cardTransactions()).toHaveLength(4);
    });

    it('succeeds when an attempt does', async () => {
      const { run, addRule } = fresh();
      await addRule(apps.iso8583, '/iso8583/issuer/authorize', { outcome: '51' });
      const { end, elapsedMs } = await run(cardRetry, { waitHours: [1] });
      expect(end).toMatchObject({ paid: true, attempts: 2 });
      expect(elapsedMs).toBe(HOUR_MS);
    });

    it.each([
      ['an irreversible decline', '5000000000000005', 'Iso8583.Declined.54'],
      ['a decline without a rule', '4000000000000003', 'Iso8583.Declined.62'],
    ])('does not try %s again', async (_, pan, error) => {
      const { run, cardTransactions } = fresh();
      const { end, path } = await run(cardRetry, { pan });
      expect(end).toMatchObject({ paid: false, attempts: 1, error });
      expect(path).toEqual(['Prepare', 'Charge', 'Give up']);
      expect(await cardTransactions()).toHaveLength(1);
    });

    it('holds once if the answer is lost', async () => {
      const { run, addRule, cardTransactions } = fresh();
      await addRule(apps.iso8583, '/iso8583/issuer/authorize', { commitThenDrop: true });
      expect((await run(cardRetry)).end).toMatchObject({ paid: true, attempts: 1 });
      expect(await cardTransactions()).toHaveLength(1);
    });
  });

  describe('invoice-after-payment', () => {
    const { endToEndId } = invoiceAfterPayment.input as { readonly endToEndId: string };
    const paid = async (sandbox: string) =>
      apps.spi.http
        .post('/spi/pacs.008')
        .set({ 'Content-Type': 'application/xml', 'X-Sandbox': sandbox })
        .send(pacs008({ endToEndId, amount: '1000.00' }))
        .expect(200);

    it('issues one invoice of the amount, however often it runs', async () => {
      const { run, sandbox, list } = fresh();
      await paid(sandbox);
      const { end, path } = await run(invoiceAfterPayment);
      expect(end).toMatchObject({ endToEndId, invoice: { number: 1, status: 'authorized' } });
      expect(path.at(-1)).toBe('Show invoice');
      expect((await run(invoiceAfterPayment)).end).toEqual(end);
      const invoices = await list(apps.nfse, '/nfse');
      expect(invoices).toMatchObject([{ reference: endToEndId, values: { amount: 1000 } }]);
    });

    it('waits about 17 hours for the payment', async () => {
      const { end, elapsedMs } = await fresh().run(invoiceAfterPayment);
      expect(end).toMatch(/^Invoice\.NotPaid: /);
      expect(elapsedMs).toBe(60_000 * (2 ** 10 - 1));
    });

    it('issues nothing for a rejected payment', async () => {
      const { run, sandbox, addRule, list } = fresh();
      await addRule(apps.spi, '/spi/pacs.008', { outcome: 'AM04' });
      await paid(sandbox);
      expect((await run(invoiceAfterPayment)).end).toMatch(/^Invoice\.NotPaid: /);
      expect(await list(apps.nfse, '/nfse')).toEqual([]);
    });

    it('says that the invoice is refused', async () => {
      const { run, sandbox, addRule } = fresh();
      await paid(sandbox);
      await addRule(apps.nfse, '/nfse/issue', { outcome: 'E0014' });
      const { end, path } = await run(invoiceAfterPayment);
      expect(end).toMatch(/^Invoice\.NotIssued: /);
      expect(path.slice(-3)).toEqual(['Issue invoice', 'Log refusal', 'No invoice']);
    });

    it('issues one invoice if the answer is lost', async () => {
      const { run, sandbox, addRule, list } = fresh();
      await paid(sandbox);
      await addRule(apps.nfse, '/nfse/issue', { commitThenDrop: true });
      expect((await run(invoiceAfterPayment)).end).toMatchObject({ invoice: { number: 1 } });
      expect(await list(apps.nfse, '/nfse')).toHaveLength(1);
    });
  });
});
