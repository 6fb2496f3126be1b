import 'reflect-metadata';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { admin, createTestApp, freePorts, pacs008, type TestApp } from '#libs/testing';
import { spi } from '../../apps/spi/src/spi.app';
import { createSources, reportsIn } from './report-sources';

const TRANSACTION = {
  id: '0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11',
  endToEndId: 'E1234567820261121120000000000001',
  txId: 'TX1',
  amount: 1.5,
  creditorIspb: '87654321',
  creditorName: '',
  debtorIspb: '12345678',
  debtorName: '',
  status: 'ACCEPTED',
  createdAt: '2026-11-21T12:00:00.000Z',
};
const TOTALS = { 'X-Total-Count': '1', 'X-Total-Amount': '1.50' };
const NEXT = { ...TOTALS, Link: '</spi/transactions?limit=2&cursor=7>; rel="next"' };

describe('A report whose service fails', () => {
  let service: TestApp;
  let sources: TestApp;
  beforeAll(async () => {
    service = await createTestApp(spi);
    sources = await createSources({
      SPI_URL: service.address,
      REPORT_SIBLING_TIMEOUT_MS: '2000',
    });
  });
  afterAll(async () => {
    await sources.close();
    await service.close();
  });

  let sandboxes = 0;
  const fresh = () => {
    sandboxes += 1;
    const sandbox = `faults-${String(sandboxes)}`;
    const addRule = (effect: object, skip = 0) =>
      admin(service, sandbox).rule({ match: { path: '/spi/transactions' }, effect, skip });
    return { sandbox, addRule, ...reportsIn(sources, sandbox) };
  };

  it.each([
    [
      'an error with a reason',
      { respond: { status: 500, body: { detail: 'The disk is full.', code: 'STORAGE_FULL' } } },
      'SPI answered 500: The disk is full.',
    ],
    [
      'an error with a code',
      { respond: { status: 503, body: { code: 'X' } } },
      'SPI answered 503: X',
    ],
    [
      'an error of Open Finance Brasil',
      { respond: { status: 422, body: { errors: [{ code: 'C', detail: 'No such day.' }] } } },
      'SPI answered 422: No such day.',
    ],
    ['an error page', { respond: { status: 502, body: '<html>' } }, 'SPI answered 502.'],
    ['an error without a body', { respond: { status: 404 } }, 'SPI answered 404.'],
    ['a redirect', { respond: { status: 302, headers: { Location: '/' } } }, 'SPI answered 302'],
    [
      'a long reason',
      { respond: { status: 500, body: { detail: `${'x'.repeat(299)}😀😀` } } },
      `SPI answered 500: ${'x'.repeat(299)}...`,
    ],
    [
      'HTML',
      { respond: { status: 200, body: '<html>' } },
      'The response of SPI is not valid: it is not JSON.',
    ],
    [
      'an empty body',
      { respond: { status: 200 } },
      'The response of SPI is not valid: it is not JSON.',
    ],
    ['an object', { respond: { status: 200, body: { data: [] } } }, 'The body: Must be an array.'],
    ['null', { respond: { status: 200, body: null } }, 'The response of SPI is not valid'],
    ['a connection reset', { reset: true }, 'SPI cannot be reached'],
    ['half a body', { truncate: { bodyBytes: 1 } }, 'SPI cannot be reached, or it closed'],
    ['nothing', { delay: 5_000 }, 'SPI did not answer within 2000 ms.'],
  ])('names the service that answers with %s', async (_, effect, expected) => {
    const { addRule, failure } = fresh();
    await addRule(effect);
    expect(await failure('spi.transactions')).toContain(expected);
  });

  it('fails in the middle of its rows if a later page fails', async () => {
    const { sandbox, addRule, inSandbox, open } = fresh();
    await service.http
      .post('/spi/pacs.008')
      .set({ 'Content-Type': 'application/xml', 'X-Sandbox': sandbox })
      .send(pacs008({}, {}, {}))
      .expect(200);
    await addRule({ respond: { status: 500, body: { code: 'BROKEN' } } }, 1);
    await inSandbox(async () => {
      const source = await open('spi.transactions', {}, {});
      const pages = source.pages()[Symbol.asyncIterator]();
      expect(await pages.next()).toMatchObject({ value: { length: 2 } });
      await expect(pages.next()).rejects.toMatchObject({
        code: 'UPSTREAM_FAILED',
        detail: 'SPI answered 500: BROKEN',
      });
    });
  });

  it('names the variable of a service that is not configured', async () => {
    const { failure } = fresh();
    expect(await failure('dict.keys')).toBe(
      'SIBLING_MISSING: The report needs DICT. Set DICT_URL to its address and restart the service.',
    );
  });

  it('fails at once if nothing listens at the address', async () => {
    const ports = freePorts([spi]);
    const down = await createSources({ SPI_URL: `http://127.0.0.1:${String(ports['SPI_PORT'])}` });
    expect(await reportsIn(down, 'down').failure('spi.transactions')).toMatch(
      /^UPSTREAM_FAILED: SPI cannot be reached/,
    );
    await down.close();
  });

  describe('with a server that is not the SPI', () => {
    let server: Server;
    let other: TestApp;
    let listener: RequestListener;
    let requests = 0;
    beforeAll(async () => {
      server = createServer((request, response) => {
        requests += 1;
        listener(request, response);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      other = await createSources({ SPI_URL: `http://127.0.0.1:${String(port)}` });
    });
    afterAll(async () => {
      await other.close();
      server.closeAllConnections();
      server.close();
    });

    const text = JSON.stringify([TRANSACTION]);
    const changed = (change: object) => JSON.stringify([{ ...TRANSACTION, ...change }]);
    it.each<readonly [string, string, Record<string, string>, string]>([
      ['half a body', text.slice(0, 40), TOTALS, 'it is not JSON'],
      ['a missing member', changed({ status: undefined }), TOTALS, '/0/status: Is missing'],
      ['another type', changed({ debtorName: 1 }), TOTALS, '/0/debtorName: Must be a string.'],
      ['null', changed({ txId: null }), TOTALS, '/0/txId: Must be a string.'],
      ['no object', '[7]', TOTALS, '/0: Must be an object.'],
      [
        'an instant that is none',
        changed({ createdAt: 'now' }),
        TOTALS,
        '/0/createdAt: Must be an ISO',
      ],
      ['three decimals', changed({ amount: 1.505 }), TOTALS, '/0/amount: Must be a decimal'],
      ['an exponent', text.replace('1.5', '1e21'), TOTALS, '/0/amount: Must be a decimal'],
      [
        'a text for the amount',
        changed({ amount: '1,50' }),
        TOTALS,
        '/0/amount: Must be a decimal',
      ],
      [
        'too many digits',
        text.replace('1.5', '99999999999999999.00'),
        TOTALS,
        '/0/amount: Must be',
      ],
      ['two points', text.replace('1.5', '1.5.0'), TOTALS, '/0/amount: Must be a decimal'],
      ['no total', text, {}, 'X-Total-Count is not a number'],
      ['no sum', text, { 'X-Total-Count': '1' }, 'X-Total-Amount is not a decimal'],
      ['a sum of one place', text, { ...TOTALS, 'X-Total-Amount': '1.5' }, 'X-Total-Amount is not'],
      ['a strange link', text, { ...TOTALS, Link: '<x>; rel="next"' }, 'Link names no next page'],
      [
        'another link',
        text,
        { ...TOTALS, Link: '</?cursor=1>; rel="prev"' },
        'Link names no next page',
      ],
      ['an empty page before the last', '[]', NEXT, 'an empty page has a next page'],
      [
        'more items than were asked for',
        JSON.stringify([TRANSACTION, TRANSACTION, TRANSACTION]),
        TOTALS,
        'Must have at most 2 items',
      ],
      [
        'a million items that are none',
        `[${'{},'.repeat(999_999)}{}]`,
        TOTALS,
        'Must have at most 2 items',
      ],
      [
        'too many bytes',
        `[${' '.repeat(4 * 1_048_576)}]`,
        TOTALS,
        'SPI sent more than 4194304 bytes',
      ],
    ])(
      'names the service and the member of an answer with %s',
      async (_, body, headers, detail) => {
        listener = (_request, response) => response.writeHead(200, headers).end(body);
        expect(await reportsIn(other, 'fake').failure('spi.transactions')).toContain(detail);
      },
    );

    it('takes only the cursor from a link, and never reads the same page twice', async () => {
      const asked: string[] = [];
      listener = (request, response) => {
        asked.push(request.url ?? '');
        response.writeHead(200, NEXT).end(text);
      };
      const link = '<https://elsewhere.example/other?limit=9&cursor=7>; rel="next"';
      requests = 0;
      listener = (request, response) => {
        asked.push(request.url ?? '');
        response.writeHead(200, { ...NEXT, Link: link }).end(text);
      };
      expect(await reportsIn(other, 'fake').failure('spi.transactions')).toContain(
        'Link names no next page',
      );
      expect(requests).toBe(2);
      expect(asked[1]).toMatch(/^\/spi\/transactions\?to=.*&limit=2&cursor=7&count=false$/);
    });

    it('reads an amount digit by digit, also beside texts that look like one', async () => {
      const name = 'x","amount":7.00,"y';
      const item = changed({ debtorName: name }).replace(
        '"amount":1.5',
        '"amount" : 90071992547409.91',
      );
      const totals = { 'X-Total-Count': '1', 'X-Total-Amount': '90071992547409.91' };
      listener = (_request, response) => response.writeHead(200, totals).end(item);
      const { records } = await reportsIn(other, 'fake').read('spi.transactions');
      expect(records).toMatchObject([{ amount: Number.MAX_SAFE_INTEGER, debtorName: name }]);
    });

    it('ends with the reason of the run that is cancelled', async () => {
      const cancelled = new AbortController();
      listener = () => {
        cancelled.abort(new Error('cancelled'));
      };
      const { failure } = reportsIn(other, 'fake');
      expect(await failure('spi.transactions', {}, { signal: cancelled.signal })).toEqual(
        new Error('cancelled'),
      );
    });

    it('fails if the connection breaks in the middle of a body', async () => {
      listener = (request, response) => {
        response
          .writeHead(200, { ...TOTALS, 'Content-Length': text.length })
          .write(text.slice(0, 9));
        setImmediate(() => request.socket.destroy());
      };
      expect(await reportsIn(other, 'fake').failure('spi.transactions')).toMatch(
        /^UPSTREAM_FAILED: SPI cannot be reached, or it closed the connection/,
      );
    });
  });
});
