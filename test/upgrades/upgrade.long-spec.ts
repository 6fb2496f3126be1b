import 'reflect-metadata';
import { admin, databaseUnderTest } from '#libs/testing';
import { accountsIn } from '../../apps/spi/test/accounts/accounts-in';
import { bankIn } from '../../apps/openfinance/test/bank/bank';
import { payerIn } from '../../apps/openfinance/test/payments/payer';
import { cardHost } from '../../apps/iso8583/test/card-host';
import { issuerIn } from '../../apps/nfse/test/issuer';
import { leakyBucket } from '../../apps/ratelimit/test/bucket';
import { reportsIn } from '../../apps/report/test/report-client';
import { type ExecutionResponse } from '../../apps/workflow/src/executions/execution.response';
import { workflowsIn } from '../../apps/workflow/test/workflow-client';
import { SERVICES } from '../contract/case';
import { startSuiteUnderTest, type AppName, type SuiteUnderTest } from '../suite/suite-under-test';
import { differences } from './differences';
import { unpack, VERSIONS, type RecordedAnswer, type Recording } from './recording';
import { emptyTables } from './tables';

const PENDING = 'pending';
const PAN = '4000000000000001';

describe.each(VERSIONS)(`Data of version %s on ${databaseUnderTest}`, (version) => {
  let recording: Recording;
  let empty: readonly string[];
  let suite: SuiteUnderTest;
  beforeAll(async () => {
    recording = await unpack(version);
    empty = await emptyTables(recording.data);
    suite = await startSuiteUnderTest({ data: recording.data });
  });
  afterAll(async () => {
    await suite.close();
    await recording.data.remove();
  });
  const app = (name: AppName) => suite.services[name].app;
  const control = (name: AppName, sandbox = PENDING) => admin(app(name), sandbox);
  const advance = async (by: string, ...names: readonly AppName[]): Promise<void> => {
    for (const name of names) {
      await control(name).call('post', '/clock/advance', { by }).expect(200);
    }
  };
  const inWords = (text: string): string =>
    Object.entries(suite.addresses).reduce(
      (changed, [name, address]) => changed.replaceAll(address, `http://${name}`),
      text,
    );
  const answer = async ({ service, sandbox, target, headers }: RecordedAnswer) => {
    const response = await fetch(suite.addresses[service as AppName] + target, {
      headers: { 'X-Sandbox': sandbox, ...headers },
    });
    const body = inWords(await response.text());
    return response.status === 200 ? body : `${String(response.status)} ${body}`;
  };

  it('have a row of each table', () => {
    expect(empty).toEqual([]);
  });

  it.each(SERVICES)('are read by %s as they were', async (service) => {
    const answers = recording.answers.filter((each) => each.service === service);
    expect(answers.length).toBeGreaterThan(5);
    const found: string[] = [];
    for (const each of answers) found.push(...differences(each, await answer(each)));
    expect(found).toEqual([]);
  });

  it('have the clocks as they stood or ran', async () => {
    for (const service of SERVICES) {
      const clock = async (sandbox: string) =>
        (await control(service, sandbox).call('get', '/clock').expect(200)).body as {
          mode: string;
          now: string;
        };
      expect((await clock(PENDING)).mode).toBe('frozen');
      expect(await clock('offset')).toMatchObject({ mode: 'offset' });
      expect(Date.parse((await clock('offset')).now)).toBeGreaterThan(
        Date.parse('2999-06-01T12:00:00.000Z'),
      );
      expect((await clock('advanced')).mode).toBe('offset');
    }
  });

  it('restore in a new sandbox, without what was stored after the snapshot', async () => {
    for (const service of SERVICES) {
      const path = `/sandboxes/${PENDING}/snapshots/saved/restore`;
      await control(service).call('post', path, { into: 'restored' }).expect(200);
    }
    const keys = async (sandbox: string) => {
      const { body } = await app('dict').http.get('/dict/keys').set('X-Sandbox', sandbox);
      return (body as { keyValue: string }[]).map(({ keyValue }) => keyValue);
    };
    const later = 'after-the-snapshot@example.com';
    expect(await keys('restored')).toEqual((await keys(PENDING)).filter((key) => key !== later));
  });

  describe('continue:', () => {
    it('executions that waited, retried, were in a Map or waited for a call end', async () => {
      const { executions, callingWorkflow } = recording.known;
      const { call, find, ended } = workflowsIn(() => app('workflow'), PENDING);
      const status = async (name: string) => (await find({ id: executions[name] ?? '' })).status;
      for (const name of ['waiting', 'retrying', 'mapping', 'calling']) {
        expect([name, await status(name)]).toEqual([name, 'RUNNING']);
      }
      const paid = { correlationId: 'order-1', paid: true };
      await call('post', `/webhooks/${callingWorkflow}`, paid).expect(202);
      await advance('PT2H', 'workflow');
      const all: ExecutionResponse[] = [];
      for (const id of Object.values(executions)) all.push(await ended({ id }));
      expect(
        Object.fromEntries(
          all.map(({ status: each }, index) => [Object.keys(executions)[index], each]),
        ),
      ).toEqual({
        ...{ waiting: 'SUCCEEDED', retrying: 'SUCCEEDED', mapping: 'SUCCEEDED' },
        ...{ calling: 'SUCCEEDED', succeeded: 'SUCCEEDED', failed: 'FAILED', stopped: 'ABORTED' },
      });
    });

    it('payments that were pending or scheduled settle, and the books agree', async () => {
      const payer = payerIn(app('openfinance'), PENDING);
      const { pendingPayment, scheduledPayment, settledPayment } = recording.known;
      expect(await payer.status(settledPayment)).toBe('ACSC');
      await advance('PT1M', 'spi', 'openfinance');
      expect(await payer.status(pendingPayment)).toBe('ACSC');
      expect(await payer.status(scheduledPayment)).toBe('SCHD');
      await advance('P2D', 'spi', 'openfinance');
      expect(await payer.status(scheduledPayment)).toBe('ACSC');
      const { paymentId } = await payer.pay();
      await advance('PT1M', 'spi', 'openfinance');
      expect(await payer.status(paymentId)).toBe('ACSC');
      for (const sandbox of ['default', PENDING]) {
        expect(await bankIn(app('openfinance'), sandbox).unsound()).toEqual([]);
        expect(await accountsIn(app('spi'), sandbox).unsound()).toEqual([]);
      }
    });

    it('an open hold is captured, and what the network decided is posted once', async () => {
      const { put, get, financial, authorize } = cardHost(app('iso8583'), PENDING);
      expect(await get('/admin/host')).toMatchObject({ issuer: 'unavailable', waiting: 1 });
      await put('/admin/host', {}).expect(200);
      expect(await get('/admin/host')).toMatchObject({ issuer: 'online', waiting: 0 });
      const authorizationCode = recording.known.openAuthorizationCode;
      expect(await financial({ pan: PAN, amount: 1_500, authorizationCode })).toMatchObject({
        approved: true,
      });
      expect(await authorize({ pan: PAN, amount: 1 })).toMatchObject({ approved: true });
    });

    it('an invoice that was processed late is authorized, and the next one has the next number', async () => {
      const { find, issue } = issuerIn(app('nfse'), PENDING);
      const { processing = '', cancelling = '' } = recording.known.invoices;
      expect(await find(processing)).toMatchObject({ status: 'processing' });
      await advance('P1D', 'nfse');
      expect(await find(processing)).toMatchObject({ status: 'authorized' });
      expect(await find(cancelling)).toMatchObject({ status: 'cancelled' });
      const { number } = await find(processing);
      expect(await issue()).toMatchObject({ status: 'authorized', number: (number ?? 0) + 1 });
    });

    it('a client gets a token with its secret, and looks up the key that DICT has', async () => {
      const { post, query } = leakyBucket(app('ratelimit'), PENDING);
      const { body } = await post('/auth/token', recording.known.client).expect(200);
      const { access_token: token } = body as { readonly access_token: string };
      await query({ token }, { key: '12345678901' }).expect(200);
    });

    it('a report that was waiting for its source is written', async () => {
      const { finished } = reportsIn(() => app('report'), 'advanced');
      expect(await finished(recording.known.runningReport)).toMatchObject({ status: 'succeeded' });
    });

    it('a new report is written', async () => {
      const { generate } = reportsIn(() => app('report'), PENDING);
      expect(await generate({ type: 'spi.reconciliation' })).toMatchObject({ status: 'succeeded' });
    });
  });
});
