import 'reflect-metadata';
import {
  Body,
  Controller,
  Get,
  Injectable,
  Module,
  Post,
  Inject,
  type OnModuleInit,
} from '@nestjs/common';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { port, readVariables, type AppDefinition } from '#libs/platform';
import {
  createTestApp,
  createTestData,
  databaseUnderTest,
  frozenAt,
  type TestApp,
} from '#libs/testing';
import { CLOCK, SandboxModule, storeFor } from '../sandbox.module';
import { sandboxVariables } from '../sandbox-variables';
import { DueWorkRow } from '../world/world.rows';
import { DueWork, type Work } from './due-work';

interface Ran {
  readonly key: string;
  readonly at: string;
}

/** What was done, in order, of every app of this process. */
let ran: Ran[] = [];

@Injectable()
class Alarms implements OnModuleInit {
  constructor(
    private readonly due: DueWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.due.handle('alarm', (work) => this.ring(work));
  }

  async ring({ key, dueAt, payload }: Work): Promise<void> {
    const { fails, again } = (payload ?? {}) as { fails?: boolean; again?: string };
    if (fails) throw new Error('out of order');
    ran.push({ key, at: toIsoUtc(this.clock.nowMs()) });
    if (again !== undefined) {
      await this.due.enlist({ kind: 'alarm', key: `${key}+`, dueAt: again, payload: null });
    }
    expect(toIsoUtc(this.clock.nowMs())).toBe(dueAt);
  }
}

@Controller('alarms')
class AlarmsController {
  constructor(
    private readonly due: DueWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post()
  async set(@Body() alarms: readonly Omit<Work, 'kind'>[]): Promise<object> {
    for (const alarm of alarms) await this.due.enlist({ kind: 'alarm', ...alarm });
    return {};
  }

  @Get('now')
  now(): object {
    return { now: toIsoUtc(this.clock.nowMs()) };
  }
}

const schema = { entities: [], migrations: [] };

@Module({
  imports: [SandboxModule.forSchema(schema)],
  controllers: [AlarmsController],
  providers: [Alarms],
})
class AlarmsModule {}

const alarms: AppDefinition = {
  name: 'alarms',
  title: 'Alarms',
  description: '',
  port: port('ALARMS_PORT', '3997', ''),
  healthPath: '/health',
  variables: sandboxVariables,
  module: AlarmsModule,
  example: (address) => address,
};

describe(`Due work on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(alarms, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());
  beforeEach(() => {
    ran = [];
  });

  const within = (sandbox: string) => {
    const call = (method: 'put' | 'post' | 'get', path: string, body?: object) => {
      const request = test.http[method](path).set('X-Sandbox', sandbox);
      return body === undefined ? request : request.send(body);
    };
    return {
      freeze: (now: string) => call('put', '/__admin/clock', frozenAt(now)).expect(200),
      enlist: (...list: object[]) => call('post', '/alarms', list).expect(201),
      advance: (by: string) => call('post', '/__admin/clock/advance', { by }).expect(200),
      now: async () => ((await call('get', '/alarms/now')).body as { now: string }).now,
    };
  };

  it('is done when the clock is advanced, in due order, each at its own instant', async () => {
    const world = within('order');
    await world.freeze('2030-01-01T00:00:00Z');
    await world.enlist(
      { key: 'third', dueAt: '2030-01-01T00:30:00.000Z' },
      {
        key: 'first',
        dueAt: '2030-01-01T00:10:00.000Z',
        payload: { again: '2030-01-01T00:20:00.000Z' },
      },
      { key: 'later', dueAt: '2030-01-01T02:00:00.000Z' },
      { key: 'fourth', dueAt: '2030-01-01T00:30:00.000Z' },
    );
    const { body } = await world.advance('PT1H');
    expect(ran).toEqual([
      { key: 'first', at: '2030-01-01T00:10:00.000Z' },
      { key: 'first+', at: '2030-01-01T00:20:00.000Z' },
      { key: 'third', at: '2030-01-01T00:30:00.000Z' },
      { key: 'fourth', at: '2030-01-01T00:30:00.000Z' },
    ]);
    expect(body).toMatchObject({
      mode: 'frozen',
      now: '2030-01-01T01:00:00.000Z',
      ran: ran.map(({ key, at }) => ({ kind: 'alarm', key, dueAt: at, outcome: 'done' })),
    });
    expect(await world.now()).toBe('2030-01-01T01:00:00.000Z');
    expect((await world.advance('PT30M')).body).toMatchObject({ ran: [] });
  });

  it('moves when it is enlisted again, and never runs twice', async () => {
    const world = within('moved');
    await world.freeze('2030-01-01T00:00:00Z');
    await world.enlist({ key: 'a', dueAt: '2030-01-01T00:10:00.000Z' });
    await world.enlist({ key: 'a', dueAt: '2030-01-01T03:00:00.000Z' });
    expect((await world.advance('PT1H')).body).toMatchObject({ ran: [] });
    expect((await world.advance('PT2H')).body).toMatchObject({ ran: [{ key: 'a' }] });
    expect((await world.advance('P1D')).body).toMatchObject({ ran: [] });
  });

  it('that fails is told, tried again, and does not hold up the rest', async () => {
    const world = within('failing');
    await world.freeze('2030-01-01T00:00:00Z');
    await world.enlist(
      { key: 'bad', dueAt: '2030-01-01T00:10:00.000Z', payload: { fails: true } },
      { key: 'good', dueAt: '2030-01-01T00:10:30.000Z' },
    );
    const { body } = await world.advance('PT11M');
    expect((body as { ran: object[] }).ran).toMatchObject([
      { key: 'bad', outcome: 'failed', dueAt: '2030-01-01T00:10:00.000Z' },
      { key: 'good', outcome: 'done' },
      { key: 'bad', outcome: 'failed', dueAt: '2030-01-01T00:11:00.000Z' },
    ]);
  });

  it('is done by itself while time runs, also where it was enlisted before a restart', async () => {
    const data = await createTestData();
    const store = storeFor('alarms', schema, readVariables(sandboxVariables, data.environment));
    const database = await store.open('restart');
    const dueAt = '1970-01-01T00:00:00.000Z';
    const row = { kind: 'alarm', key: 'overdue', dueAt, payload: 'null', attempts: 0 };
    await database.getRepository(DueWorkRow).insert(row);
    await store.close('restart', database);
    await store.end();

    const after = await createTestApp(alarms, {}, data);
    while (ran.length < 1) await new Promise((resolve) => setImmediate(resolve));
    await after.http
      .post('/alarms')
      .set('X-Sandbox', 'live')
      .send([{ key: 'live', dueAt }]);
    while (ran.length < 2) await new Promise((resolve) => setImmediate(resolve));
    expect(ran.map(({ key }) => key)).toEqual(['overdue', 'live']);
    await after.stop();
    await data.remove();
  });
});
