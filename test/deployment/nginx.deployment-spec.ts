import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, frozenAt, newEndToEndId, pacs008, type TestApp } from '#libs/testing';
import { isoMessage, tcpClient } from '../../apps/iso8583/test/card-host';
import { iso8583 } from '../../apps/iso8583/src/iso8583.app';
import { spi } from '../../apps/spi/src/spi.app';
import { workflow } from '../../apps/workflow/src/workflow.app';
import { rawRequest } from '../proxy/raw-request';
import { startNginx, whyNoNginx, type Nginx } from './nginx';

const SETTINGS = { LOG_LEVEL: 'silent', TRUSTED_PROXIES: 'loopback' };
const LARGE_BYTES = 5_000_000;

const reason = whyNoNginx();
const describeNginx = reason === undefined ? describe : describe.skip;

describeNginx(
  `The services behind nginx${reason === undefined ? '' : `: not tested, ${reason}`}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const running: TestApp[] = [];
    let nginx: Nginx;
    let stopNginx = (): Promise<void> => Promise.resolve();
    let instances: readonly TestApp[];
    let workflows: TestApp;
    let cards: TestApp;

    const started = async (...[app, settings = {}]: Parameters<typeof createTestApp>) => {
      const test = await createTestApp(app, { ...SETTINGS, ...settings });
      running.push(test);
      return test;
    };
    const portOf = ({ address }: TestApp): string => new URL(address).port;

    beforeAll(async () => {
      // Each with data of its own, so that an instance shows which requests it has got.
      instances = [
        await started(spi, { XML_LIMIT_BYTES: String(2 * LARGE_BYTES) }),
        await started(spi, { XML_LIMIT_BYTES: String(2 * LARGE_BYTES) }),
      ];
      workflows = await started(workflow);
      cards = await started(iso8583, { ISO8583_TCP_PORT: '0' });
      const [listener] = cards.sideListeners;
      nginx = await startNginx(folder, {
        3002: instances.map(portOf),
        3004: [portOf(cards)],
        3005: [portOf(workflows)],
        18583: [/(\d+)$/.exec(listener?.address ?? '')?.[1] ?? ''],
      });
      stopNginx = () => nginx.stop();
    });
    afterAll(async () => {
      await stopNginx();
      await Promise.all(running.map((test) => test.close()));
      rmSync(folder, { recursive: true, force: true });
    });

    /** Sends a request through nginx, and returns the response when its head has arrived. */
    async function open(
      path: string,
      options: RequestOptions = {},
      body = '',
    ): Promise<IncomingMessage> {
      const asked = httpsRequest(`${nginx.address}${path}`, {
        ca: nginx.certificatePem,
        agent: false,
        ...options,
      });
      asked.end(body);
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      return response;
    }
    async function call(path: string, options: RequestOptions = {}, body = '') {
      const response = await open(path, options, body);
      let text = '';
      for await (const chunk of response) text += String(chunk);
      return { status: response.statusCode, headers: response.headers, text };
    }
    const pay = (path: string, xml: string, headers: Record<string, string> = {}) =>
      call(
        path,
        { method: 'POST', headers: { 'Content-Type': 'application/xml', ...headers } },
        xml,
      );

    it('have their prefix in Swagger UI, and Execute reaches them', async () => {
      const page = await call('/spi/docs');
      const [, script = ''] = /src="\.(\/docs\/swagger-ui-init\.js)"/.exec(page.text) ?? [];
      for (const file of [script, '/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css']) {
        expect(await call(`/spi${file}`)).toMatchObject({ status: 200 });
      }
      const [, server = ''] =
        /"servers": \[\s*\{\s*"url": "([^"]+)"/.exec((await call(`/spi${script}`)).text) ?? [];
      expect(server).toBe('/spi');
      for (const xml of [pacs008(), pacs008()]) {
        expect(await pay(`${server}/spi/pacs.008`, xml)).toMatchObject({ status: 200 });
      }
      const list = await call(`${server}/spi/transactions?limit=1`);
      const [, next = ''] = /^<([^>]+)>/.exec(String(list.headers['link'])) ?? [];
      expect(next).toMatch(/^\/spi\/spi\/transactions\?/);
      expect(await call(next)).toMatchObject({ status: 200 });
    });

    it('have their prefix and the sandbox in the links of the start page', async () => {
      const { text } = await call('/spi/s/run-42', { headers: { Accept: 'application/json' } });
      expect(JSON.parse(text)).toMatchObject({ links: { docs: '/spi/s/run-42/docs' } });
    });

    it.each([
      ...[
        '/spi/__admin/rules',
        '/spi/__ADMIN/rules',
        '/spi/%5f%5fadmin/rules',
        '/spi//__admin/rules',
      ],
      ...[
        '//spi/__admin/rules',
        '/spi/./__admin/rules',
        '/spi/x/../__admin/rules',
        '/x/../spi/__admin/rules',
      ],
      ...[
        '/spi/%2e%2e/spi/__admin/rules',
        '/spi%2f__admin/rules',
        '/spi/__admin%2frules',
        '/spi/__admin',
      ],
      ...[
        '/spi/s/a/__admin/rules',
        '/spi/s/a//__admin/rules',
        '/spi/s//__admin/rules',
        '/spi/s/a/%5F_admin/rules',
      ],
      ...[
        '/spi/s/a/x/../__admin/rules',
        '/spi/s/a/..%2f..%2f__admin/rules',
        '/%73pi/__admin/rules',
        '/spi/__admin/rules/',
      ],
      ...[
        '/spi/__admin/rules/..%2f..%2f..%2fspi/spi/health',
        '/spi/__admin/rules#',
        '/spi/__admin/rules?a=/spi/health',
      ],
      ...[
        '/spi/metrics',
        '/spi/Metrics',
        '/spi/metrics/',
        '/spi/s/a/metrics',
        '/spi//metrics',
        '/spi/%6Detrics',
      ],
      ...[
        '/iso8583/admin/cards',
        '/iso8583/Admin/cards',
        '/iso8583//admin/cards',
        '/iso8583/s/a/admin/cards',
      ],
      ...[
        '/__admin/rules',
        '/metrics',
        '/health',
        '/',
        '/SPI/spi/health',
        '/suite/docs',
        '/%73pi/spi/health',
      ],
    ])('do not show %s', async (target) => {
      const { status, text } = await rawRequest(nginx.address, target, {
        ca: nginx.certificatePem,
      });
      expect([400, 404]).toContain(status);
      expect(text).not.toContain('"mode"');
      expect(text).not.toContain('http_requests_total');
    });

    it('refuse a spoofed prefix and host', async () => {
      const { text } = await call('/spi/', {
        headers: {
          'X-Forwarded-Prefix': '/evil',
          'X-Forwarded-Host': 'evil.example',
          Accept: 'application/json',
        },
      });
      expect(JSON.parse(text)).toMatchObject({ links: { docs: '/spi/docs' } });
    });

    it('send events at once', async () => {
      await workflows.http.put('/__admin/clock').send(frozenAt('2026-03-01T00:00:00Z')).expect(200);
      const definition = {
        StartAt: 'Wait',
        States: { Wait: { Type: 'Wait', Seconds: 60, End: true } },
      };
      const created = await workflows.http
        .post('/workflows')
        .send({ name: 'test', definition })
        .expect(201);
      const { id } = created.body as { readonly id: string };
      const execution = await workflows.http
        .post(`/workflows/${id}/executions`)
        .send({})
        .expect(201);
      const stream = await open(
        `/workflow/executions/${(execution.body as { readonly id: string }).id}/events`,
      );
      expect(stream.headers['content-type']).toContain('text/event-stream');
      // The clock is frozen, so the stream goes on; a proxy that collects events would send nothing.
      const chunks = stream[Symbol.asyncIterator]();
      const first = await chunks.next();
      expect(String(first.value)).toContain('ExecutionStarted');
      expect(stream.complete).toBe(false);
      await workflows.http.post('/__admin/clock/advance').send({ by: 'PT1M' }).expect(200);
      let rest = '';
      for await (const chunk of chunks) rest += String(chunk);
      expect(rest).toContain('ExecutionSucceeded');
    });

    it('get a body of 5 MB', async () => {
      const xml = pacs008().replace('<GrpHdr>', `${' '.repeat(LARGE_BYTES)}<GrpHdr>`);
      expect(await pay('/spi/spi/pacs.008', xml)).toMatchObject({ status: 200 });
    });

    it('authorize a card over TCP', async () => {
      const client = await tcpClient(cards, { port: nginx.tcpPort });
      const { mti, fields } = await client.ask(isoMessage('0100', { '4': '000000000100' }));
      expect([mti, fields['39']]).toEqual(['0110', '00']);
      client.socket.destroy();
    });

    it('keep a key with escapes as it is', async () => {
      const { text } = await call('/spi/spi/transactions/a%2Fb%20c');
      expect(JSON.parse(text)).toMatchObject({
        status: 404,
        detail: expect.stringContaining('a/b c') as unknown,
      });
    });

    it('get all requests of a sandbox in one instance, and use all instances', async () => {
      const names = Array.from({ length: 24 }, (_, index) => `run-${String(index)}`);
      for (const name of names) {
        for (const [path, headers] of [
          ['/spi/spi/pacs.008', { 'X-Sandbox': name }],
          [`/spi/s/${name}/spi/pacs.008`, {}],
        ] as const) {
          const xml = pacs008({ endToEndId: newEndToEndId() });
          expect(await pay(path, xml, headers)).toMatchObject({ status: 200 });
        }
      }
      const counts = await Promise.all(
        names.map((name) =>
          Promise.all(
            instances.map(async ({ http }) => {
              const { body } = await http.get(`/s/${name}/__admin/requests/count`).expect(200);
              return (body as { readonly count: number }).count;
            }),
          ),
        ),
      );
      for (const each of counts) expect([...each].sort()).toEqual([0, 2]);
      expect(new Set(counts.map(([first]) => first)).size).toBe(2);
    });
  },
);
