import 'reflect-metadata';
import type request from 'supertest';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { readXml, type XmlElement } from '#libs/xml';
import { startWorkflows, workflowsIn } from './workflow-client';

const MERMAID = 'text/vnd.mermaid; charset=utf-8';
const SVG = 'image/svg+xml; charset=utf-8';
const ORDER = {
  StartAt: 'Size',
  States: {
    Size: {
      Type: 'Choice',
      Choices: [{ Variable: '$.n', NumericGreaterThan: 100, Next: 'Large' }],
      Default: 'Small',
    },
    Large: { Type: 'Wait', Seconds: 60, End: true },
    Small: { Type: 'Pass', End: true },
  },
};
const named = (name: string) => ({
  StartAt: name,
  States: { [name]: { Type: 'Pass', End: true } },
});

interface Drawn {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

describe(`Diagrams on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  const client = workflowsIn(() => test, 'diagrams');
  const { call, create, start, freeze, ended } = client;

  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
  });

  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  const draw = async (path: string, accept = '*/*') => {
    const request = call('get', path)
      .set('Accept', accept)
      .buffer(true)
      .parse((response, done) => {
        textOf(response, done);
      });
    const { status, headers, body } = (await request) as Drawn;
    return { status, headers, text: body, type: String(headers['content-type']) };
  };

  it.each<[string, string, string]>([
    ['', '*/*', MERMAID],
    ['', 'text/vnd.mermaid', MERMAID],
    ['', 'image/svg+xml', SVG],
    ['', 'image/*', SVG],
    ['', 'text/html,application/xhtml+xml,image/svg+xml,*/*;q=0.8', SVG],
    ['', 'application/json', MERMAID],
    ['?format=svg', 'text/vnd.mermaid', SVG],
    ['?format=mermaid', 'image/svg+xml', MERMAID],
  ])('%s with Accept: %s have the type %s', async (query, accept, type) => {
    const { id } = await create(ORDER);
    const diagram = await draw(`/workflows/${id}/diagram${query}`, accept);
    expect([diagram.status, diagram.type]).toEqual([200, type]);
    expect(diagram.text).toMatch(type === SVG ? /<svg / : /^flowchart TD\n/);
    expect(diagram.headers['vary']).toContain('Accept');
    expect(diagram.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('show the path of an execution, by either address', async () => {
    await freeze('2026-03-01T00:00:00Z');
    const workflow = await create(ORDER);
    const large = await start(workflow, { input: { n: 101 } });
    await client.waiting(large, 'Large');
    const small = await ended(await start(workflow, { input: { n: 1 } }));
    const marks = async (path: string) =>
      (await draw(path)).text.split('\n').filter((line) => line.startsWith('  class '));
    expect(await marks(`/executions/${large.id}/diagram`)).toEqual([
      '  class s0 left',
      '  class s1 open',
    ]);
    expect(await marks(`/executions/${small.id}/diagram`)).toEqual(['  class s0,s2 left']);
    const byWorkflow = `/workflows/${workflow.id}/diagram`;
    expect(await marks(`${byWorkflow}?executionId=${small.id}`)).toEqual(['  class s0,s2 left']);
    expect(await marks(byWorkflow)).toEqual([]);
    const svg = await draw(`/executions/${large.id}/diagram?format=svg`);
    expect(svg.text.match(/#fff3cd/g)).toHaveLength(1);
    expect(svg.text.match(/#d5f5d5/g)).toHaveLength(1);
  });

  it('of an execution are those of its version', async () => {
    const workflow = await create(ORDER);
    const execution = await ended(await start(workflow, { input: { n: 1 } }));
    const body = { name: 'test', definition: named('Other') };
    await call('put', `/workflows/${workflow.id}`, body).expect(200);
    const path = `/workflows/${workflow.id}/diagram`;
    expect((await draw(path)).text).toContain('Other');
    expect((await draw(`${path}?executionId=${execution.id}`)).text).toContain('Small');
  });

  let plain: readonly string[] | undefined;
  const svgOf = async (name: string) => {
    const { id } = await create(named(name));
    return (await draw(`/workflows/${id}/diagram?format=svg`)).text;
  };

  it.each([
    '"]; <script>alert(1)</script>',
    '</text></svg><script>alert(1)</script>',
    'a"] click s0 href "javascript:alert(1)"',
    'x\n  click s0 "javascript:alert(1)"\nend',
    '"; s9 [URL="javascript:alert(1)"]',
    '<img src=x onerror=alert(1)>',
    '\\" \\N \\l \\',
    '&#60;script&#62; &lt;',
    '%%{init: {"securityLevel": "loose"}}%%',
    'bell \u0007',
    'half \uD83D pair',
    'end',
  ])('with the name %j hold no more than the name', async (name) => {
    const { id } = await create(named(name));
    const text = await draw(`/workflows/${id}/diagram`);
    expect(text.text.split('\n')).toHaveLength(4);
    expect(text.text).toMatch(/^ {2}s0\("[\p{L}\p{N} _.#;-]*"\)$/mu);
    const svg = await draw(`/workflows/${id}/diagram?format=svg`);
    expect([svg.status, svg.type]).toEqual([200, SVG]);
    plain ??= elementsIn(await svgOf('A'));
    expect(elementsIn(svg.text)).toEqual(plain);
  });

  it.each<[string, number, string]>([
    ['?format=png', 400, 'REQUEST_INVALID'],
    ['?executionId=none', 404, 'EXECUTION_NOT_FOUND'],
  ])('refuse %s', async (query, status, code) => {
    const { id } = await create(ORDER);
    const { body } = await call('get', `/workflows/${id}/diagram${query}`).expect(status);
    expect(body).toMatchObject({ code });
  });

  it('refuse an execution of another workflow', async () => {
    const execution = await ended(await start(await create(named('A'))));
    const { id } = await create(ORDER);
    const path = `/workflows/${id}/diagram?executionId=${execution.id}`;
    expect((await call('get', path).expect(404)).body).toMatchObject({
      code: 'EXECUTION_NOT_FOUND',
    });
  });

  it('of 1,000 states are drawn, or refused, and others are answered meanwhile', async () => {
    const width = 1_000;
    const name = (n: number) => `S${String(n)}`;
    // Each state leads to several others, which makes the drawing hard.
    const states = Array.from({ length: width }, (_, n) => {
      const targets = [1, 7, 31, 211].map((step) => n + step).filter((target) => target < width);
      if (targets.length === 0) return [name(n), { Type: 'Succeed' }] as const;
      const choices = targets.map((target) => ({
        ...{ Variable: '$.n', NumericEquals: target, Next: name(target) },
      }));
      return [name(n), { Type: 'Choice', Choices: choices }] as const;
    });
    const { id } = await create({ StartAt: name(0), States: Object.fromEntries(states) });
    const order: string[] = [];
    const drawn = draw(`/workflows/${id}/diagram?format=svg`).then((answer) => {
      order.push('drawn');
      return answer;
    });
    await test.http.get('/health').expect(200);
    await ended(await start(await create(named('A'))));
    order.push('others');
    const { status, text } = await drawn;
    expect(order).toEqual(['others', 'drawn']);
    expect([200, 422]).toContain(status);
    if (status === 422) expect(text).toContain('DIAGRAM_TOO_LARGE');
    expect((await draw(`/workflows/${id}/diagram`)).status).toBe(200);
  });

  it('are refused with 503 if too many wait', async () => {
    const { id } = await create(named('A'));
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => draw(`/workflows/${id}/diagram?format=svg`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const refused = answers.find(({ status }) => status === 503);
    expect(refused?.headers['retry-after']).toBe('1');
    expect(refused?.text).toContain('DIAGRAMS_BUSY');
  });
});

/** The elements of an SVG with the names of their attributes. */
function elementsIn(svg: string): string[] {
  return elementsOf(readXml(Buffer.from(svg.replace(/<!DOCTYPE[^>]*>/, ''))));
}

function elementsOf({ name, attributes, children }: XmlElement): string[] {
  return [`${name} ${[...attributes.keys()].join(' ')}`, ...children.flatMap(elementsOf)];
}

/** supertest reads neither type as text. */
function textOf(
  response: request.Response,
  done: (error: Error | null, body: unknown) => void,
): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => {
    done(null, Buffer.concat(chunks).toString('utf8'));
  });
}
