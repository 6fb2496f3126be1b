import 'reflect-metadata';
import { Logger, Module } from '@nestjs/common';
import { z } from 'zod';
import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { SandboxModule, sandboxVariables } from '#libs/sandbox';
import { createTestApp, type TestApp } from '#libs/testing';
import { taskVariables } from '../../apps/workflow/src/tasks/config';
import { hopsOf } from '../../apps/workflow/src/tasks/hops';
import { taskResource } from '../../apps/workflow/src/tasks/task-resource';
import { TaskResources } from '../../apps/workflow/src/tasks/task-resources';
import { TasksModule } from '../../apps/workflow/src/tasks/tasks.module';
import { tasksIn } from './sim-tasks';

@Module({ imports: [SandboxModule, TasksModule] })
class EngineModule {}

const engine: AppDefinition = {
  name: 'engine',
  title: 'The tasks of workflows',
  description: '',
  port: port('ENGINE_PORT', '3997', ''),
  healthPath: '/health',
  variables: { ...sandboxVariables, ...taskVariables },
  module: EngineModule,
  schema: { entities: [], migrations: [] },
  example: (address) => address,
};

describe('The resources of workflows', () => {
  let test: TestApp;
  let resources: TaskResources;
  beforeAll(async () => {
    test = await createTestApp(engine);
    resources = test.app.get(TaskResources);
  });
  afterAll(() => test.close());

  it('are these', () => {
    expect(resources.names()).toEqual([
      'arn:aws:states:::http:invoke',
      'http',
      'log',
      'sim:dict.lookup',
      'sim:dict.register',
      'sim:iso8583.authorize',
      'sim:iso8583.reverse',
      'sim:nfse.issue',
      'sim:openfinance.pay',
      'sim:ratelimit.query',
      'sim:report.generate',
      'sim:spi.pay',
      'sim:spi.transaction',
    ]);
  });

  it('each describe themselves and their arguments', () => {
    for (const { description, argumentsSchema } of resources.all()) {
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(description).toMatch(/[Oo]utput/);
      expect(z.toJSONSchema(argumentsSchema, { io: 'input' })).toMatchObject({
        type: 'object',
        additionalProperties: false,
      });
    }
  });

  it.each([
    ['htpp', /^There is no resource "htpp"\. Did you mean "http"\? Known: http, log, sim:/],
    ['Http', /Did you mean "http"/],
    ['sim:spi.payy', /Did you mean "sim:spi\.pay"/],
    ['http.waitForToken', /^There is no resource "http\.waitForToken"\./],
    ['htpp.waitForTaskToken', /^There is no resource "htpp"\. Did you mean "http"/],
    ['arn:aws:states:::lambda:invoke', /Known: arn:aws:states:::http:invoke, http, log/],
    [
      'sim:spi.pay.waitForTaskToken',
      /^"sim:spi\.pay" cannot wait for a task token, .*\. Use one of http\.waitForTaskToken, log\.waitForTaskToken\.$/,
    ],
    ['', /^There is no resource ""\. Known/],
    ['x'.repeat(10_000), /^There is no resource "x{60}"\. Known/],
    ['constructor', /^There is no resource "constructor"/],
  ])('are refused under the name %s', (name, expected) => {
    expect(resources.check(name)).toMatch(expected);
    expect(resources.find(name)).toBeUndefined();
  });

  it.each(['http', 'http.waitForTaskToken', 'log', 'arn:aws:states:::http:invoke', 'sim:spi.pay'])(
    'are found under the name %s',
    (name) => {
      expect(resources.check(name)).toBeUndefined();
      expect(resources.find(name)).toBeDefined();
    },
  );

  it('can be added, but not twice', () => {
    const added = taskResource({
      name: 'webhook.wait',
      description: '',
      argumentsSchema: z.strictObject({}),
      perform: () => ({ kind: 'pending' }),
    });
    const own = new TaskResources();
    own.register(added);
    expect(own.names()).toEqual(['webhook.wait']);
    expect(() => {
      own.register(added);
    }).toThrow('webhook.wait exists twice.');
  });

  it('write to the log of the service', async () => {
    const written: unknown[] = [];
    const warn = Object.getOwnPropertyDescriptor(Logger.prototype, 'warn') ?? {};
    const { output, failure } = tasksIn(resources, 'log');
    Logger.prototype.warn = (line: unknown) => void written.push(line);
    try {
      expect(await output('log', { message: { a: 1 }, level: 'warn' })).toEqual({
        message: { a: 1 },
        level: 'warn',
      });
      await output('log', { message: 'x'.repeat(5_000), level: 'warn' });
    } finally {
      Object.defineProperty(Logger.prototype, 'warn', warn);
    }
    expect(written).toEqual(['{"a":1}', 'x'.repeat(4_096)]);
    expect(await failure('log', { message: 'x', level: 'fatal' })).toMatch(
      /^Task\.ArgumentsInvalid: \/Arguments\/level: Must be one of debug, log, warn, error\.$/,
    );
    expect(await failure('log', {})).toMatch(/^Task\.ArgumentsInvalid: \/Arguments\/message/);
  });

  it('read the hops of a request', () => {
    expect([undefined, '3', '-1', 'x', '1e9', '1234'].map(hopsOf)).toEqual([0, 3, 0, 0, 0, 0]);
  });
});
