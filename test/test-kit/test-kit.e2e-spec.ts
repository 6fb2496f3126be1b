import 'reflect-metadata';
import { AssertionError } from 'node:assert';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { createTestApp } from '#libs/testing';
import {
  assertBalancedBooks,
  assertPaidOnce,
  assertReceived,
  createSandbox,
  messages,
  newEndToEndId,
  useSandbox,
  type Sandbox,
} from '#libs/test-kit';
import { spi } from '../../apps/spi/src/spi.app';

const CLOCK = '2027-03-01T12:00:00Z';
const INVOICE = {
  provider: { cnpj: '12345678000195', municipalRegistration: '12345', municipality: '3550308' },
  service: {
    code: '1.07',
    description: 'Suporte técnico em informática',
    amount: 1000,
    issRate: 5,
  },
};
const PACS008 = { service: 'spi', method: 'POST', path: '/spi/pacs.008' } as const;

function pay(box: Sandbox, endToEndId = newEndToEndId(), amount = '10.00') {
  return box.spi.client.POST('/spi/pacs.008', { body: messages.pacs008({ endToEndId, amount }) });
}

async function messageOf(failing: Promise<unknown>): Promise<string> {
  const error: unknown = await failing.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Error) return error.message;
  throw new Error('It did not fail.');
}

describe('A sandbox of the test kit', () => {
  const box = useSandbox({ clock: CLOCK });

  it('has a frozen clock, which it advances in all services', async () => {
    expect(await box.clock.now()).toBe('2027-03-01T12:00:00.000Z');
    await box.clock.advance('PT1H');
    expect(await box.clock.now()).toBe('2027-03-01T13:00:00.000Z');
    const { data } = await box.dict.client.POST('/dict/keys', { body: messages.key() });
    expect(data?.createdAt).toBe('2027-03-01T13:00:00.000Z');
  });

  it.each<[string, (box: Sandbox) => Promise<{ readonly status: number }>, number]>([
    ['pacs008', (each) => pay(each), 200],
    ['key', ({ dict }) => dict.client.POST('/dict/keys', { body: messages.key() }), 201],
    [
      'authorization',
      ({ iso8583 }) =>
        iso8583.client.POST('/iso8583/issuer/authorize', { body: messages.authorization() }),
      200,
    ],
    [
      'packedDps',
      ({ nfse }) =>
        nfse.client.POST('/SefinNacional/nfse', { body: messages.packedDps({ at: CLOCK }) }),
      201,
    ],
    [
      'consent',
      ({ openfinance }) =>
        openfinance.client.POST('/open-banking/consents/v1/consents', { body: messages.consent() }),
      201,
    ],
    [
      'paymentConsent',
      ({ openfinance }) =>
        openfinance.client.POST('/open-banking/payments/v1/consents', {
          body: messages.paymentConsent({}, CLOCK),
        }),
      201,
    ],
  ])('has a service that accepts the message %s', async (_, send, status) => {
    expect(await send(box)).toMatchObject({ status });
  });

  it('rejects the next payment only', async () => {
    const rule = await box.spi.rejectNext('AM04');
    expect((await pay(box)).data).toContain('<Cd>AM04</Cd>');
    expect((await pay(box)).data).toContain('<TxSts>ACCP</TxSts>');
    expect(await rule.hits()).toBe(1);
  });

  it('loses an answer, and the payment is paid once', async () => {
    const endToEndId = newEndToEndId();
    await box.spi.loseNextAnswer('POST /spi/pacs.008');
    await expect(pay(box, endToEndId)).rejects.toThrow('fetch failed');
    await assertPaidOnce(box, endToEndId);
    await assertBalancedBooks(box);
  });

  it('delays an answer until the clock is advanced', async () => {
    const rule = await box.spi.delayNext('PT41S', 'POST /spi/pacs.008');
    const paying = pay(box);
    await rule.untilMatched();
    await box.clock.advance('PT41S');
    expect((await paying).status).toBe(200);
  });

  it('answers in place of the service', async () => {
    await box.spi.respondNext({ status: 503, body: { code: 'BUSY' } }, PACS008.path);
    const { error, status } = await pay(box);
    expect({ error, status }).toEqual({ error: { code: 'BUSY' }, status: 503 });
  });

  it('restores what it has saved', async () => {
    const endToEndId = newEndToEndId();
    await box.snapshot();
    await pay(box, endToEndId);
    await box.restore();
    const params = { path: { endToEndId } };
    const { error } = await box.spi.client.GET('/spi/transactions/{endToEndId}', { params });
    expect(error).toMatchObject({ status: 404 });
  });

  it('finds requests of all services in the journal, and what they were about', async () => {
    const endToEndId = newEndToEndId();
    await pay(box, endToEndId);
    expect(await box.journal.find({ endToEndId })).toMatchObject([
      { service: 'spi', method: 'POST', status: 200 },
    ]);
    expect(await box.journal.events({ endToEndId })).toMatchObject([{ name: 'pix.payment' }]);
  });

  it('reads a file as bytes', async () => {
    const { nfse } = box;
    const { data: invoice } = await nfse.client.POST('/nfse/issue', { body: INVOICE });
    const params = { path: { id: invoice?.id ?? '' } };
    const { data } = await nfse.client.GET('/nfse/{id}/pdf', { params });
    expect(
      Buffer.from(data as Uint8Array)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('sees nothing of what it observes', async () => {
    await box.journal.clear();
    await box.spi.observe('/spi/transactions');
    expect(await box.journal.count()).toBe(0);
  });
});

describe('An expectation that is not met', () => {
  const box = useSandbox({ services: ['spi'] });

  it('shows the nearest requests', async () => {
    await pay(box);
    const message = await messageOf(assertReceived(box, { ...PACS008, path: '/spi/pacs.004' }));
    expect(message).toMatch(
      /^POST \/spi\/pacs\.004: SPI received 0 such requests, expected at least 1\.\nThe nearest requests:\n {2}#1 POST \/spi\/pacs\.008 -> 200\n {5}path: expected \/spi\/pacs\.004, was \/spi\/pacs\.008$/,
    );
  });

  it('is an AssertionError', async () => {
    await expect(assertReceived(box, { ...PACS008, atMost: 0 })).rejects.toThrow(AssertionError);
  });

  it('shows the nearest payment', async () => {
    const endToEndId = newEndToEndId();
    await pay(box, endToEndId);
    const other = `${endToEndId.slice(0, -1)}x`;
    expect(await messageOf(assertPaidOnce(box, other))).toBe(
      `${other} is not paid: the SPI has no such payment.\nThe nearest payment:\n  ${endToEndId} ACCEPTED R$ 10.00 from 12345678 to 87654321`,
    );
  });

  it('shows the requests that were refused', async () => {
    const endToEndId = newEndToEndId();
    await pay(box, endToEndId, 'ten');
    expect(await messageOf(assertPaidOnce(box, endToEndId))).toContain(
      'The SPI received it, and refused it:\n  POST /spi/pacs.008 -> 422',
    );
  });
});

describe('A test kit that cannot work', () => {
  const address = async (body: object): Promise<string> => {
    const server = createServer((_, response) => {
      response.setHeader('Connection', 'close').end(JSON.stringify(body));
    });
    server.listen(0, '127.0.0.1').unref();
    await once(server, 'listening');
    return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  };
  const spiAt = (url: string) => createSandbox({ services: ['spi'], urls: { spi: url } });

  it('says that a service does not exist', async () => {
    expect(await messageOf(createSandbox({ services: ['spy' as 'spi'] }))).toMatch(
      /^spy is not a service\. Did you mean spi\? The services are spi, /,
    );
  });

  it('says that a name is not valid', async () => {
    expect(await messageOf(createSandbox({ name: 'My box' }))).toBe(
      '"My box" is not a name of a sandbox: 1 to 40 characters, each a lower-case letter, a digit or a hyphen.',
    );
  });

  it.each<[string, object, string | RegExp]>([
    ['an option', { sevices: ['spi'] }, /^sevices is not an option\. Did you mean services\? /],
    [
      'the clock',
      { clock: 'yesterday' },
      '"yesterday" is not an instant of the clock. Write it as in 2027-03-01T12:00:00Z.',
    ],
    ['the services', { services: [] }, 'services is empty. Name a service, or leave it out.'],
    [
      'an address',
      { urls: { spi: '' } },
      '"" is not the address of a service. Write it as in SPI_URL=http://127.0.0.1:3002.',
    ],
    [
      'an address with a query',
      { urls: { spi: 'http://127.0.0.1/?x=1' } },
      /is not the address of a service/,
    ],
  ])('says that %s is not valid', async (_, options, expected) => {
    const failing = Promise.resolve().then(() => createSandbox(options));
    expect(await messageOf(failing)).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  it('says that the suite control controls another service', async () => {
    const other = await createTestApp(spi);
    const box = await createSandbox({ services: ['spi', 'dict'] });
    const { address: suite } = await box.control();
    const urls = { suite, spi: other.address };
    expect(await messageOf(createSandbox({ services: ['spi'], urls }))).toBe(
      `The suite control at ${suite} controls another spi than the one at ${other.address}. Correct SUITE_URL or SPI_URL.`,
    );
    await box.drop();
    await other.close();
  });

  it('says that a service is down', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    const url = `http://127.0.0.1:${String(port)}`;
    expect(await messageOf(spiAt(url))).toBe(
      `SPI does not answer at ${url} (ECONNREFUSED). Start it with npx payment-simulators spi, or unset SPI_URL so that the test kit starts it.`,
    );
  });

  it('says that another service is at the address', async () => {
    const url = await address({ service: 'dict', version: '0.1.0' });
    expect(await messageOf(spiAt(url))).toBe(
      `${url} is the service dict, not SPI. Correct SPI_URL.`,
    );
  });

  it('says that no simulator is at the address', async () => {
    const url = await address({});
    expect(await messageOf(spiAt(url))).toBe(`${url} is no simulator, not SPI. Correct SPI_URL.`);
  });

  it('says that a version does not fit', async () => {
    const url = await address({ service: 'spi', version: '9.1.0' });
    expect(await messageOf(spiAt(url))).toMatch(
      /^SPI at \S+ has version 9\.1\.0, and this test kit has \S+\. Install payment-simulators@9\.1, or update the service\.$/,
    );
  });

  it('says that a sandbox was dropped', async () => {
    const box = await createSandbox({ services: ['spi'] });
    await box.drop();
    await box.drop();
    const expected = `The sandbox ${box.name} was dropped. Create a new one with createSandbox.`;
    expect(await messageOf(pay(box))).toBe(expected);
    expect(() => box.urls.spi).toThrow(expected);
  });

  it('says that a sandbox has no such service', async () => {
    const box = await createSandbox({ services: ['spi'] });
    expect(await messageOf(box.dict.client.POST('/dict/keys', { body: messages.key() }))).toBe(
      `The sandbox ${box.name} has no dict. Add it to the services of the sandbox, which are spi.`,
    );
    await box.drop();
  });

  it('says that a sandbox is not open yet', () => {
    const hook = (): void => undefined;
    const box = useSandbox({ hooks: { beforeAll: hook, afterAll: hook } });
    expect(() => box.urls.spi).toThrow(`The sandbox ${box.name} is not open yet.`);
  });

  it('says that services are not given, if it must not start them', async () => {
    expect(await messageOf(createSandbox({ services: ['spi'], start: false }))).toMatch(
      /^start is false, and SPI_URL is not set\. Set it, or leave out start/,
    );
  });

  it('passes on why a rule is refused', async () => {
    const box = await createSandbox({ services: ['spi'] });
    expect(await messageOf(box.spi.rejectNext('AM99' as 'AM04'))).toContain('Did you mean "AM09"?');
    await box.drop();
  });
});
