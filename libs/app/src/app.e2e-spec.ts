import 'reflect-metadata';
import { once } from 'node:events';
import { connect } from 'node:net';
import {
  Body,
  Controller,
  Get,
  Module,
  NotFoundException,
  Param,
  Post,
  Query,
} from '@nestjs/common';
import { IsString } from 'class-validator';
import { port } from '#libs/config';
import {
  currentContext,
  IgnoresUnknownMembers,
  type JsonPage,
  ListReply,
  PageRequest,
} from '#libs/http';
import { ListOf, TakesJson } from '#libs/openapi';
import { createTestApp, type TestApp } from '#libs/testing';
import { type AppDefinition } from './app-definition';

@IgnoresUnknownMembers()
class Greeting {
  @IsString()
  name!: string;
}

@Controller('things')
class Things {
  @Get(':id')
  one(@Param('id') id: string): object {
    return { id, sandbox: currentContext().sandbox };
  }

  @Post()
  @TakesJson()
  create(@Body() body: Greeting): object {
    return body;
  }

  @Get(':id/missing')
  missing(@Param('id') id: string): never {
    throw new NotFoundException(`Thing ${id} has no such part.`);
  }

  @Get('lists/broken')
  @ListOf(Greeting, 'A list whose second page cannot be read.')
  list(@Query() page: PageRequest): ListReply {
    const read = (_limit: number, cursor?: string): Promise<JsonPage> =>
      cursor === undefined
        ? Promise.resolve({ items: ['1', '2'], next: '2' })
        : Promise.reject(new Error('The database went away.'));
    return new ListReply({ page: read, totals: () => Promise.resolve({ items: 4 }) }, page);
  }

  @Get(':id/broken')
  broken(): never {
    throw new Error('SELECT secret FROM internals');
  }
}

@Module({ controllers: [Things] })
class ThingsModule {}

const things: AppDefinition = {
  name: 'things',
  title: 'Things',
  description: '',
  port: port('THINGS_PORT', '3999', ''),
  healthPath: '/things/health',
  variables: {},
  module: ThingsModule,
  schema: { entities: [], migrations: [] },
  exposedHeaders: ['X-Thing'],
  example: (address) => address,
};

describe('A service', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(things, {
      JSON_LIMIT_BYTES: '1000',
      CORS_ORIGINS: 'https://console.example',
      LOG_LEVEL: 'silent',
    });
  });
  afterAll(() => test.close());

  describe('health', () => {
    it.each(['/things/health', '/health', '/health/live', '/health/ready'])('%s', async (path) => {
      const { body } = await test.http.get(path).expect(200);
      expect(body).toEqual({
        status: 'ok',
        service: 'things',
        version: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
      });
    });
  });

  describe('addresses and methods', () => {
    it('answers 404 for an unknown path', async () => {
      const { body } = await test.http.get('/nothing').expect(404);
      expect(body).toMatchObject({
        type: 'urn:problem:route-not-found',
        status: 404,
        instance: '/nothing',
        code: 'ROUTE_NOT_FOUND',
      });
    });

    it.each([
      ['delete', '/things/1', 'GET, HEAD, OPTIONS'],
      ['put', '/things', 'OPTIONS, POST'],
      ['post', '/health', 'GET, HEAD, OPTIONS'],
    ] as const)('answers 405 to %s %s', async (method, path, allow) => {
      const { headers, body } = await test.http[method](path).expect(405);
      expect(headers['allow']).toBe(allow);
      expect(body).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
    });

    it('answers HEAD', async () => {
      await test.http.head('/things/1').expect(200);
    });

    it('answers 400 to a path that cannot be decoded', async () => {
      for (const path of ['/things/%E0%A4%A', '/things/%', '/nothing/%zz', '/%ED%A0%80']) {
        const { body } = await test.http.get(path).expect(400);
        expect(body).toMatchObject({ code: 'REQUEST_INVALID', errors: [{ pointer: 'path' }] });
      }
    });

    it('answers 404 to a path with a NUL character, and 400 to a query with one', async () => {
      const { body } = await test.http.get('/things/a%00b').expect(404);
      expect(body).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
      const query = await test.http.get('/things/1?a=1&b=x%00y').expect(400);
      expect(query.body).toMatchObject({ code: 'REQUEST_INVALID', errors: [{ pointer: '/b' }] });
    });

    it('answers 404 if a handler throws it', async () => {
      const { body } = await test.http.get('/things/1/missing').expect(404);
      expect(body).toMatchObject({ code: 'NOT_FOUND', detail: 'Thing 1 has no such part.' });
    });
  });

  describe('context', () => {
    it('uses a valid correlation id and creates one otherwise', async () => {
      const given = await test.http.get('/things/1').set('X-Correlation-Id', 'run-7/case.3');
      expect(given.headers['x-correlation-id']).toBe('run-7/case.3');
      for (const id of ['', 'a b', 'x'.repeat(129)]) {
        const { headers } = await test.http.get('/things/1').set('X-Correlation-Id', id);
        expect(headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
      }
    });

    it('uses the sandbox of the header, or default without it', async () => {
      const named = await test.http.get('/things/1').set('X-Sandbox', 'suite-a-1').expect(200);
      expect(named.body).toMatchObject({ sandbox: 'suite-a-1' });
      expect(named.headers['x-sandbox']).toBe('suite-a-1');
      expect((await test.http.get('/things/1')).body).toMatchObject({ sandbox: 'default' });
    });

    it.each(['A', 'a_b', 'a b', '../a', 'a/b', 'é', 'a'.repeat(41), ''])(
      'refuses the sandbox %p',
      async (name) => {
        const encoded = Buffer.from(name, 'utf8').toString('latin1');
        const { body } = await test.http.get('/things/1').set('X-Sandbox', encoded).expect(400);
        expect(body).toMatchObject({
          code: 'SANDBOX_NAME_INVALID',
          errors: [{ pointer: 'X-Sandbox' }],
        });
      },
    );
  });

  describe('bodies', () => {
    const post = (body: string, type = 'application/json') =>
      test.http.post('/things').set('Content-Type', type).send(body);

    it('reads JSON, and ignores unknown members where the class says so', async () => {
      const { body } = await post('{"name":"Ana","admin":true}').expect(201);
      expect(body).toEqual({ name: 'Ana' });
      await post('{"name":"Ana"}', 'application/vnd.own+json; charset=utf-8').expect(201);
    });

    it.each([
      ['{"name":', 400, 'JSON_NOT_WELL_FORMED', undefined],
      ['{"name":1}', 400, 'REQUEST_INVALID', '/name'],
      ['{}', 400, 'REQUEST_INVALID', '/name'],
      ['', 400, 'REQUEST_INVALID', '/name'],
      ['[{"name":"Ana"}]', 400, 'REQUEST_INVALID', ''],
      ['"Ana"', 400, 'REQUEST_INVALID', ''],
      ['null', 400, 'REQUEST_INVALID', ''],
      ['{"name":"a\\u0000b"}', 400, 'REQUEST_INVALID', '/name'],
      ['{"name":"a\\ud800b"}', 400, 'REQUEST_INVALID', '/name'],
      [`{"name":"Ana","more":${'['.repeat(64)}${']'.repeat(64)}}`, 400, 'JSON_TOO_DEEP', undefined],
      [`{"name":"${'x'.repeat(1000)}"}`, 413, 'BODY_TOO_LARGE', undefined],
    ])('refuses %s', async (sent, status, code, pointer) => {
      const { body } = await post(sent).expect(status);
      expect(body).toMatchObject({ code });
      if (pointer !== undefined) expect(body).toMatchObject({ errors: [{ pointer }] });
    });

    it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
      'refuses %s if the route requires JSON',
      async (type) => {
        const { body, headers } = await post('{"name":"Ana"}', type).expect(415);
        expect(body).toMatchObject({ code: 'MEDIA_TYPE_NOT_SUPPORTED' });
        expect(headers['accept-post']).toBe('application/json');
      },
    );

    it('reads a surrogate pair that is escaped, 64 levels, and NUL where it is ignored', async () => {
      const levels = `${'['.repeat(63)}${']'.repeat(63)}`;
      const { body } = await post(
        `{"name":"\\ud83d\\ude00","more":${levels},"\\u0000":"\\u0000"}`,
      ).expect(201);
      expect(body).toEqual({ name: '\u{1F600}' });
    });

    it('refuses JSON that is not UTF-8', async () => {
      const { body } = await test.http
        .post('/things')
        .set('Content-Type', 'application/json')
        .serialize((bytes: unknown) => bytes as string)
        .send(Buffer.from('{"name":"é"}', 'latin1'))
        .expect(400);
      expect(body).toMatchObject({ code: 'JSON_NOT_WELL_FORMED' });
    });
  });

  it('breaks the connection if a later page of a list cannot be read', async () => {
    await expect(test.http.get('/things/lists/broken')).rejects.toThrow(
      /aborted|socket hang up|ECONNRESET/,
    );
  });

  it('does not reveal internals after a defect', async () => {
    const { body, text } = await test.http.get('/things/1/broken').expect(500);
    expect(body).toMatchObject({ status: 500, code: 'INTERNAL_SERVER_ERROR' });
    expect(text).not.toContain('secret');
  });

  it('sends problems as XML if the client accepts nothing else', async () => {
    const { headers } = await test.http.get('/nothing').set('Accept', 'text/xml').expect(404);
    expect(headers['content-type']).toContain('application/problem+xml');
    for (const accept of ['*/*', 'application/xml, */*;q=0.1', 'text/html']) {
      const answer = await test.http.get('/nothing').set('Accept', accept);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
  });

  it('lets only pages of configured origins read its responses', async () => {
    const named = await test.http.get('/health').set('Origin', 'https://console.example');
    expect(named.headers['access-control-allow-origin']).toBe('https://console.example');
    expect(named.headers['access-control-expose-headers']?.split(',')).toEqual(
      expect.arrayContaining([
        'X-Correlation-Id',
        'X-Sandbox',
        'Link',
        'Location',
        'Retry-After',
        'X-Total-Amount',
        'X-Total-Count',
        'X-Thing',
      ]),
    );
    const other = await test.http.get('/health').set('Origin', 'https://evil.example');
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('sends security headers', async () => {
    const { headers } = await test.http.get('/health');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('serves Swagger UI and its document', async () => {
    const page = await test.http.get('/docs').redirects(1).expect(200);
    expect(page.text).toContain('swagger-ui');
    const { body } = await test.http.get('/docs-json').expect(200);
    expect(body).toMatchObject({ info: { title: 'Things' } });
  });

  it.each([
    ['GARBAGE\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'HTTP_MALFORMED'],
    [
      `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`,
      'HTTP/1.1 431 Request Header Fields Too Large',
      'HEADERS_TOO_LARGE',
    ],
  ])('answers data that is not a request with a problem', async (sent, statusLine, code) => {
    const socket = connect(Number(new URL(test.address).port), '127.0.0.1');
    socket.write(sent);
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(chunk.toString()).toContain(statusLine);
    expect(chunk.toString()).toContain(`"code":"${code}"`);
    socket.destroy();
  });
});

describe('A service without CORS', () => {
  it('answers OPTIONS with the allowed methods', async () => {
    const test = await createTestApp(things);
    const { headers } = await test.http.options('/things').expect(204);
    expect(headers['allow']).toBe('OPTIONS, POST');
    await test.close();
  });
});

describe('A service that is told to stop', () => {
  it('waits for the running request', async () => {
    const test = await createTestApp(things);
    const arrived = once(test.app.getHttpServer(), 'request');
    const socket = connect(Number(new URL(test.address).port), '127.0.0.1');
    const body = '{"name":"Ana"}';
    const head = `POST /things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${String(body.length)}\r\n\r\n`;
    socket.write(head);
    await arrived;
    const stopped = test.stop();
    socket.write(body);
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(chunk.toString()).toContain('201 Created');
    socket.end();
    await stopped;
  });
});
