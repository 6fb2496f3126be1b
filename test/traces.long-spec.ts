import 'reflect-metadata';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Environment } from '#libs/config';
import { createTestData, startBuilt, type BuiltService, type TestData } from '#libs/testing';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CLIENT = 'b7ad6b7169203331';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const KEY = '12345678901';
/** The kinds of spans in OTLP. */
const [SERVER, CALL] = [2, 3];

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

/** A span, as a collector receives it in JSON. */
interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly traceState?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code: number };
}

interface OtlpRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

type Span = Omit<OtlpSpan, 'attributes'> & {
  readonly service: unknown;
  readonly attributes: Readonly<Record<string, unknown>>;
};

const membersOf = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );

/** A collector that keeps the requests that it receives. */
class Collector {
  readonly requests: { readonly path: string; readonly type: string; readonly body: string }[] = [];
  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  static async start(isAnswering = true): Promise<Collector> {
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
      request.on('end', () => {
        const type = request.headers['content-type'] ?? '';
        collector.requests.push({ path: request.url ?? '', type, body });
        if (isAnswering) response.setHeader('Content-Type', 'application/json').end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const collector = new Collector(server, `http://127.0.0.1:${String(port)}`);
    return collector;
  }

  get spans(): Span[] {
    const resources = this.requests.flatMap(
      ({ body }) => (JSON.parse(body) as OtlpRequest).resourceSpans,
    );
    return resources.flatMap(({ resource, scopeSpans }) => {
      const { 'service.name': service } = membersOf(resource.attributes);
      return scopeSpans.flatMap(({ spans }) =>
        spans.map((span) => ({ ...span, service, attributes: membersOf(span.attributes) })),
      );
    });
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** Stops a service, which sends its last spans then. Returns its exit code. */
async function stopped({ child }: BuiltService): Promise<number> {
  child.kill('SIGTERM');
  const [exitCode] = (await once(child, 'exit')) as [number];
  return exitCode;
}

// In processes of their own: the packages of OpenTelemetry import modules in a way that jest does not support.
describe('The export of traces', () => {
  let data: TestData;
  let collector: Collector;
  let services: readonly BuiltService[] = [];
  beforeAll(async () => {
    data = await createTestData();
  });
  afterAll(() => data.remove());
  afterEach(() => {
    for (const { child } of services) child.kill('SIGKILL');
    collector.close();
  });

  /** Starts the service of queries and the directory that it calls; returns their addresses. */
  async function start(environment: Environment): Promise<readonly [string, string]> {
    collector = await Collector.start();
    const settings = {
      LOG_LEVEL: 'warn',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      ...environment,
    };
    const dict = await startBuilt('dict', data, { ...settings, OTEL_SERVICE_NAME: 'directory' });
    const ratelimit = await startBuilt('ratelimit', data, { ...settings, DICT_URL: dict.address });
    services = [dict, ratelimit];
    return [dict.address, ratelimit.address];
  }

  const stop = () => Promise.all(services.map((service) => stopped(service)));

  async function query(address: string, headers: Record<string, string>): Promise<number> {
    const post = async (path: string, body: object, more: object = {}): Promise<Response> =>
      fetch(address + path, {
        method: 'POST',
        headers: { ...JSON_TYPE, ...more },
        body: JSON.stringify(body),
      });
    const client = (await (await post('/auth/register', { name: 'Traced' })).json()) as object;
    const token = (await (await post('/auth/token', client)).json()) as { access_token: string };
    const authorization = { Authorization: `Bearer ${token.access_token}` };
    const response = await post('/instant/query', { key: KEY }, { ...authorization, ...headers });
    await response.arrayBuffer();
    return response.status;
  }

  it('has one trace over both services, with the parent of each span', async () => {
    const [, address] = await start({});
    await fetch(`${address}/health`);
    await fetch(`${address}/metrics`);
    const status = await query(address, {
      traceparent: `00-${TRACE}-${CLIENT}-01`,
      tracestate: 'vendor=1',
      'X-Correlation-Id': 'traced-1',
    });
    await stop();
    expect(collector.requests.every(({ path }) => path === '/v1/traces')).toBe(true);
    const inTrace = collector.spans.filter(({ traceId }) => traceId === TRACE);
    const find = (service: string, kind: number): Span | undefined =>
      inTrace.find((span) => span.service === service && span.kind === kind);
    const [request, call, called] = [
      find('ratelimit', SERVER),
      find('ratelimit', CALL),
      find('directory', SERVER),
    ];
    expect(inTrace).toHaveLength(3);
    expect(request).toMatchObject({
      parentSpanId: CLIENT,
      traceState: 'vendor=1',
      name: 'POST /instant/query',
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/instant/query',
        'http.response.status_code': status,
        'simulator.sandbox': 'default',
        'simulator.correlation_id': 'traced-1',
      },
    });
    expect(call).toMatchObject({
      parentSpanId: request?.spanId,
      name: 'GET',
      attributes: { 'server.address': '127.0.0.1', 'http.response.status_code': 404 },
      status: { code: 2 },
    });
    expect(called).toMatchObject({
      parentSpanId: call?.spanId,
      traceState: 'vendor=1',
      attributes: { 'http.response.status_code': 404, 'simulator.correlation_id': 'traced-1' },
      status: { code: 0 },
    });
    const routes = collector.spans.map(({ attributes }) => attributes['http.route']);
    expect(routes).not.toContain('/health');
    expect(routes).not.toContain('/metrics');
    expect(JSON.stringify(collector.requests)).not.toContain(KEY);
  });

  it('has the requests without a trace, and not those of a trace that is not sampled', async () => {
    const [, address] = await start({});
    await query(address, { traceparent: `00-${TRACE}-${CLIENT}-00` });
    await stop();
    const { spans } = collector;
    expect(spans.filter(({ traceId }) => traceId === TRACE)).toEqual([]);
    expect(spans.map(({ service, name }) => [service, name])).toContainEqual([
      'ratelimit',
      'POST /auth/token',
    ]);
  });

  it('uses protocol buffers by default, and the complete address if there is one', async () => {
    const other = await Collector.start();
    const [address] = await start({
      OTEL_EXPORTER_OTLP_PROTOCOL: '',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${other.address}/spans`,
    });
    await fetch(`${address}/dict/keys/CPF/${KEY}`);
    await stop();
    other.close();
    expect(collector.requests).toEqual([]);
    expect(other.requests).toMatchObject([{ path: '/spans', type: 'application/x-protobuf' }]);
    expect(other.requests[0]?.body).toContain('/dict/keys/:keyType/:keyValue');
  });

  it.each([{ OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }])(
    'does not happen with %j',
    async (environment) => {
      const [address] = await start(environment);
      await fetch(`${address}/dict/keys/CPF/${KEY}`);
      await stop();
      expect(collector.requests).toEqual([]);
    },
  );
});

describe('A collector that does not work', () => {
  let data: TestData;
  beforeAll(async () => {
    data = await createTestData();
  });
  afterAll(() => data.remove());

  async function statusAndExitCode(endpoint: string): Promise<unknown[]> {
    const { child, address } = await startBuilt('dict', data, {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '10',
      STOP_TIMEOUT_MS: '10000',
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'json',
    });
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const statuses = new Set<number>();
    for (let count = 0; count < 50; count += 1) {
      const response = await fetch(`${address}/dict/keys/CPF/${KEY}`);
      await response.arrayBuffer();
      statuses.add(response.status);
    }
    const exitCode = await stopped({ child, address });
    const warnings = printed.split('\n').filter((line) => line.includes('"warn"'));
    return [[...statuses], exitCode, warnings.length];
  }

  it('fails no request and no stop if it is not there, with at most two lines in the log', async () => {
    const gone = await Collector.start();
    gone.close();
    const [statuses, exitCode, warnings] = await statusAndExitCode(gone.address);
    expect([statuses, exitCode]).toEqual([[404], 0]);
    expect(warnings).toBeLessThanOrEqual(2);
  });

  it('fails no request and no stop if it does not answer', async () => {
    const silent = await Collector.start(false);
    const [statuses, exitCode] = await statusAndExitCode(silent.address);
    expect([statuses, exitCode]).toEqual([[404], 0]);
    silent.close();
  });
});
