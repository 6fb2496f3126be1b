import 'reflect-metadata';
import { admin, createTestApp, resultOf, type TestApp } from '#libs/testing';
import { told, toy } from '../test/toy';
import { EXAMPLE_RUN } from './example-run';
import { type ExamRunHead } from './exam-run';

const START = '2026-11-21T12:00:00.000Z';
const BANK = { ispb: '12345678' };

describe('Graded runs', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(toy, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  async function stage(sandbox: string) {
    const { call, frozen } = admin(test, sandbox);
    await frozen(START).expect(200);
    const body = async (...request: Parameters<typeof call>) =>
      (await call(...request)).body as ExamRunHead;
    return {
      call,
      advance: (by: string) => call('post', '/clock/advance', { by }).expect(200),
      start: (item: string, more: object = {}) =>
        body('post', `/exams/${item}`, { ...BANK, ...more }),
      run: (id: string) => body('get', `/exams/runs/${id}`),
      cancel: (id: string) => body('delete', `/exams/runs/${id}`),
      list: async (query = '') =>
        (await call('get', `/exams/runs${query}`).expect(200)).body as ExamRunHead[],
    };
  }

  it.each<[string, object, string, string]>([
    ['passes', {}, 'PT9.999S', 'running -'],
    ['passes', {}, 'PT10S', 'passed P'],
    ['fails', {}, 'PT10S', 'failed F-'],
    ['expires', {}, 'PT1H', 'running P-'],
    ['expires', {}, 'PT1H0.001S', 'expired P-'],
    ['minutes', { minutes: 2 }, 'PT2M5S', 'running -'],
    ['minutes', { minutes: 2 }, 'PT2M5.001S', 'expired -'],
  ])('of item %s with %j are after %s: %s', async (item, more, by, expected) => {
    const now = await stage(`graded-${item}-${by.toLowerCase().replace('.', '-')}`);
    const { id } = await now.start(item, more);
    await now.advance(by);
    expect(resultOf(await now.run(id))).toBe(expected);
  });

  it('keep their result', async () => {
    const now = await stage('kept');
    const { id } = await now.start('passes');
    await now.advance('PT2H');
    // The run was graded at its end, not by this request.
    const run = await now.run(id);
    expect(run).toMatchObject({ status: 'passed', finishedAt: '2026-11-21T13:00:00.001Z' });
    expect(await now.cancel(id)).toEqual(run);
    expect(await now.list()).toEqual([run]);
  });

  it('are listed with their results, newest first', async () => {
    const now = await stage('listed');
    const passes = await now.start('passes');
    const expires = await now.start('expires', { ispb: '87654321' });
    await now.advance('PT10S');
    expect((await now.list()).map(({ id }) => id)).toEqual([expires.id, passes.id]);
    expect((await now.list()).map(resultOf)).toEqual(['running ', 'passed P']);
    expect((await now.list('?ispb=12345678')).map(({ id }) => id)).toEqual([passes.id]);
  });

  it('are cancelled, with the remaining actions of the examiner', async () => {
    const now = await stage('cancelled');
    const { id } = await now.start('expires');
    told.length = 0;
    expect(resultOf(await now.cancel(id))).toBe('cancelled --');
    expect(told).toEqual([`before the end of ${id}`, `after the cancellation of ${id}`]);
    await now.advance('PT2H');
    expect(resultOf(await now.run(id))).toBe('cancelled --');
    await now.call('get', '/exams/runs/x').expect(404);
    await now.call('delete', '/exams/runs/x').expect(404);
  });

  it('are waited for', async () => {
    const now = await stage('waits');
    const { id } = await now.start('passes');
    const waiting = now.call('get', `/exams/runs/${id}?wait=30`).expect(200);
    const [{ body }] = await Promise.all([waiting, now.advance('PT10S')]);
    expect(resultOf(body as ExamRunHead)).toBe('passed P');
  });

  it('are deleted when the sandbox is reset, except the example run of the documentation', async () => {
    const now = await stage('reset');
    const { id } = await now.start('expires');
    expect(await now.list()).toHaveLength(1);
    await now.call('post', '/sandboxes/reset/reset').expect(200);
    await now.call('get', `/exams/runs/${id}`).expect(404);
    const examples = await Promise.all([now.run(EXAMPLE_RUN), now.run(EXAMPLE_RUN)]);
    expect(examples.map(({ status }) => status)).toEqual(['expired', 'expired']);
    expect(await now.list()).toHaveLength(1);
  });

  it.each<[string, string, object, number, string]>([
    ['an unknown item', 'x', BANK, 404, 'EXAM_ITEM_NOT_FOUND'],
    ['an item that is not served', 'missing', BANK, 422, 'EXAM_ITEM_NOT_SERVED'],
    ['a body without participant', 'passes', {}, 400, 'REQUEST_INVALID'],
    ['a member of another item', 'passes', { ...BANK, minutes: 1 }, 400, 'REQUEST_INVALID'],
    ['an item that is not ready', 'not-ready', BANK, 409, 'EXAM_NOT_READY'],
  ])('refuses %s', async (_, item, body, status, code) => {
    const { call, list } = await stage('refused');
    const answer = await call('post', `/exams/${item}`, body).expect(status);
    expect(answer.body).toMatchObject({ code });
    expect(await list()).toEqual([]);
  });
});
