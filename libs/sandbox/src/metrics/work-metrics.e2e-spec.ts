import 'reflect-metadata';
import { createTestApp, databaseUnderTest, frozenAt, type TestApp } from '#libs/testing';
import { alarms, forget as forgetAlarms } from '../due/test/alarms';
import { chores, forget as forgetChores, gate, until } from '../jobs/test/chores';

const FROZEN = frozenAt('2030-01-01T00:00:00.000Z');
const IN_BOX = { 'X-Sandbox': 'box' };

/** The lines of the metrics that begin with `simulator_`, as numbers by their name and labels. */
async function metricsOf(test: TestApp): Promise<Record<string, number>> {
  const { text } = await test.http.get('/metrics').expect(200);
  const lines = text.split('\n').filter((line) => line.startsWith('simulator_'));
  return Object.fromEntries(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))] as const;
    }),
  );
}

describe(`The metrics of work on ${databaseUnderTest}`, () => {
  let test: TestApp | undefined;
  afterEach(() => test?.close());

  it('count the due work that is scheduled, done and failed', async () => {
    forgetAlarms();
    test = await createTestApp(alarms, { LOG_LEVEL: 'silent' });
    const { http } = test;
    await http.put('/__admin/clock').set(IN_BOX).send(FROZEN).expect(200);
    const work = [
      { key: 'good', dueAt: '2030-01-01T00:00:01.000Z' },
      { key: 'bad', dueAt: '2030-01-01T00:00:02.000Z', payload: { fails: true } },
      { key: 'late', dueAt: '2031-01-01T00:00:00.000Z' },
    ];
    await http.post('/alarms').set(IN_BOX).send(work).expect(201);
    expect(await metricsOf(test)).toMatchObject({ simulator_due_work_scheduled: 3 });
    await http.post('/__admin/clock/advance').set(IN_BOX).send({ by: 'PT5S' }).expect(200);
    expect(await metricsOf(test)).toMatchObject({
      simulator_due_work_scheduled: 2,
      'simulator_due_work_runs_total{kind="alarm",outcome="done"}': 1,
      'simulator_due_work_runs_total{kind="alarm",outcome="failed"}': 1,
    });
    await http.post('/__admin/clock/advance').set(IN_BOX).send({ by: 'PT1H' }).expect(200);
    expect(await metricsOf(test)).toMatchObject({
      simulator_due_work_scheduled: 1,
      'simulator_due_work_runs_total{kind="alarm",outcome="failed"}': 4,
      'simulator_due_work_runs_total{kind="alarm",outcome="given-up"}': 1,
    });
  });

  it('count the jobs that are stored, that run and that have ended', async () => {
    forgetChores();
    test = await createTestApp(chores, { LOG_LEVEL: 'silent' });
    const keys = ['slow-1', 'slow-2', 'third'];
    await test.http.post('/chores').set(IN_BOX).send({ keys }).expect(201);
    await until('begun box/slow-1 1');
    await until('begun box/slow-2 1');
    expect(await metricsOf(test)).toMatchObject({
      simulator_jobs_unfinished: 3,
      'simulator_jobs_running{kind="chore"}': 2,
    });
    gate('slow-1').open();
    gate('slow-2').open();
    // The lease of a job ends after its handler has.
    const done = 'simulator_job_runs_total{kind="chore",outcome="done"}';
    let metrics = await metricsOf(test);
    while ((metrics[done] ?? 0) < keys.length) metrics = await metricsOf(test);
    expect(metrics).toMatchObject({
      simulator_jobs_unfinished: 0,
      'simulator_jobs_running{kind="chore"}': 0,
    });
  });

  it('show the connections of PostgreSQL, and nothing of them on SQLite', async () => {
    test = await createTestApp(alarms, { LOG_LEVEL: 'silent', DATABASE_POOL_SIZE: '3' });
    await test.http.post('/alarms').set(IN_BOX).send([]).expect(201);
    const metrics = await metricsOf(test);
    const names = Object.keys(metrics).filter((name) => name.startsWith('simulator_database'));
    if (databaseUnderTest === 'SQLite') {
      expect(names).toEqual([]);
      return;
    }
    expect(metrics).toMatchObject({
      'simulator_database_connections_max{pool="requests"}': 3,
      'simulator_database_waiting{pool="requests"}': 0,
      'simulator_database_connections{pool="requests",state="idle"}': expect.any(Number) as number,
    });
  });
});
