import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { createTestApp, type TestApp } from '#libs/testing';
import { currentContext } from './request-context';

@Controller('context')
class Contexts {
  @Get()
  one(): object {
    const { sandbox, pathPrefix, trace } = currentContext();
    return { sandbox, pathPrefix, trace: trace?.headersFrom() };
  }
}

@Module({ controllers: [Contexts] })
class ContextModule {}

const contexts: AppDefinition = {
  name: 'contexts',
  title: 'Contexts',
  description: '',
  port: port('CONTEXTS_PORT', '3997', ''),
  healthPath: '/health',
  variables: {},
  module: ContextModule,
  schema: { entities: [], migrations: [] },
  example: (address) => address,
};

describe('The context of a request', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(contexts, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  it('passes on the trace of the request, with a span of its own as the parent', async () => {
    const headers = {
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      tracestate: 'vendor=1',
      baggage: 'sandbox=run-42,userId=1',
    };
    const { body } = await test.http.get('/context').set(headers).expect(200);
    const { trace, ...rest } = body as { readonly trace: Record<string, string> };
    expect(rest).toEqual({ sandbox: 'run-42', pathPrefix: '' });
    const { traceparent, ...others } = trace;
    expect(others).toEqual({ tracestate: 'vendor=1', baggage: 'sandbox=run-42,userId=1' });
    expect(traceparent).toMatch(
      /^00-0af7651916cd43dd8448eb211c80319c-(?!b7ad6b7169203331)[0-9a-f]{16}-01$/,
    );
  });

  it('starts a trace if the request has none', async () => {
    const { body } = await test.http.get('/s/run-42/context').expect(200);
    expect(body).toEqual({
      sandbox: 'run-42',
      pathPrefix: '/s/run-42',
      trace: { traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/) as string },
    });
  });

  it('is the one of the host name if HTTP is spoken to localhost', async () => {
    const { body } = await test.http.get('/context').set('Host', 'run-42.localhost:3002');
    expect(body).toMatchObject({ sandbox: 'run-42' });
  });
});
