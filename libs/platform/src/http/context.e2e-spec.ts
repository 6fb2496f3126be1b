import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { createTestApp, type TestApp } from '#libs/testing';
import { type AppDefinition } from '../app-definition';
import { port } from '../config/variables';
import { currentContext } from './request-context';

@Controller('context')
class Contexts {
  @Get()
  one(): object {
    const { sandbox, pathPrefix, trace } = currentContext();
    return { sandbox, pathPrefix, trace };
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

  it('has the trace headers that the request had', async () => {
    const trace = {
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      tracestate: 'vendor=1',
      baggage: 'sandbox=run-42,userId=1',
    };
    const { body } = await test.http.get('/context').set(trace).expect(200);
    expect(body).toEqual({ sandbox: 'run-42', pathPrefix: '', trace });
  });

  it('has no trace headers if the request had none', async () => {
    const { body } = await test.http.get('/s/run-42/context').expect(200);
    expect(body).toEqual({ sandbox: 'run-42', pathPrefix: '/s/run-42', trace: {} });
  });

  it('is the one of the host name if HTTP is spoken to localhost', async () => {
    const { body } = await test.http.get('/context').set('Host', 'run-42.localhost:3002');
    expect(body).toMatchObject({ sandbox: 'run-42' });
  });
});
