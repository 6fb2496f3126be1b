import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost } from './card-host';
import { responseTo, ScriptedHost } from './scripted-host';

const PAN = '4000000000000001';
const POOR = '4000000000000002';

interface Report {
  readonly id: string;
  readonly status: string;
  readonly sent: number;
  readonly answered: number;
  readonly approved: number;
  readonly declined: Record<string, number>;
  readonly unanswered: number;
  readonly reversed: number;
  readonly notSent: number;
  readonly latencyMs?: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly error: string | null;
}

describe(`Load runs of the acquirer on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let host: ScriptedHost;
  beforeAll(async () => {
    test = await createCardHost();
    host = await ScriptedHost.open();
  });
  afterAll(async () => {
    await test.close();
    await host.close();
  });

  function inSandbox(sandbox: string) {
    const requests = cardHost(test, sandbox);
    return {
      ...requests,
      start: (body: object, query = '?wait=30') =>
        requests.post(`/iso8583/acquirer/load${query}`, {
          rate: 1_000,
          messages: 40,
          request: { pan: PAN, amount: 100 },
          ...body,
        }),
      report: (id: string) => requests.get<Report>(`/iso8583/acquirer/load/${id}`),
      link: (more: object = {}) =>
        requests
          .post('/iso8583/acquirer/links', {
            name: 'host',
            host: '127.0.0.1',
            port: host.port,
            ...more,
          })
          .expect(201),
      cancel: (id: string) =>
        test.http.delete(`/iso8583/acquirer/load/${id}`).set({ 'X-Sandbox': sandbox }),
    };
  }

  it('sends every message once over HTTP, with a number of its own, and counts the answers', async () => {
    const { start, card, get } = inSandbox('http');
    const { body, headers } = await start({}).expect(202);
    const { id } = body as Report;
    expect(headers['location']).toBe(`/iso8583/acquirer/load/${id}`);
    expect(body).toMatchObject({
      status: 'finished',
      sent: 40,
      answered: 40,
      approved: 40,
      declined: {},
      unanswered: 0,
      error: null,
    });
    expect(await card(PAN)).toMatchObject({ held: 4_000 });
    const stans = await get<{ stan: string }[]>(`/admin/cards/${PAN}/transactions`);
    expect(new Set(stans.map(({ stan }) => stan)).size).toBe(40);
  });

  it('counts the declines by code', async () => {
    const { start } = inSandbox('declined');
    const request = { pan: POOR, amount: 100 };
    const { body } = await start({ class: 'financial', messages: 12, request }).expect(202);
    expect(body).toMatchObject({ approved: 5, declined: { '51': 7 } });
  });

  it('sends over a link, also while the clock of the sandbox is frozen', async () => {
    const { start, link, freeze } = inSandbox('link');
    await freeze('2026-11-21T12:00:00.000Z');
    await link();
    host.script = (message, { send }) => {
      send(responseTo(message));
    };
    const { body } = await start({ link: 'host', messages: 500, rate: 5_000 }).expect(202);
    const { latencyMs, ...report } = body as Report;
    expect(report).toMatchObject({ status: 'finished', answered: 500, approved: 500 });
    expect(latencyMs?.p50).toBeGreaterThan(0);
    expect(latencyMs?.max).toBeGreaterThanOrEqual(latencyMs?.p99 ?? Infinity);
  });

  it.each([
    [false, 0, []],
    [true, 3, ['0420', '0420', '0420']],
  ])('with reverse %s, reverses %i unanswered messages', async (reverse, reversed, mtis) => {
    const { start, link } = inSandbox(`reverse-${String(reverse)}`);
    await link({ answerMs: 200 });
    const before = host.payments.length;
    host.script = (message, { send }) => {
      if (message.mti === '0420') send(responseTo(message));
    };
    const { body } = await start({ link: 'host', messages: 3, reverse }).expect(202);
    expect(body).toMatchObject({ status: 'finished', sent: 3, unanswered: 3, reversed });
    const sent = host.payments.slice(before);
    expect(sent.filter((mti) => mti === '0420')).toEqual(mtis);
  });

  it('can be watched and cancelled', async () => {
    const { start, report, cancel } = inSandbox('cancelled');
    const { body } = await start({ rate: 1, messages: 1_000 }, '').expect(202);
    const { id, status } = body as Report;
    expect(status).toBe('running');
    expect((await cancel(id).expect(200)).body).toMatchObject({ status: 'cancelled' });
    expect((await report(id)).status).toBe('cancelled');
    const missing = await cancel('nothing').expect(404);
    expect(missing.body).toMatchObject({ code: 'LOAD_NOT_FOUND' });
  });

  it('says that the link is down', async () => {
    const { start, post } = inSandbox('down');
    const gone = await ScriptedHost.open();
    const { port } = gone;
    await gone.close();
    await post('/iso8583/acquirer/links', { name: 'host', host: '127.0.0.1', port }).expect(201);
    const { body } = await start({ link: 'host', messages: 5 }).expect(202);
    expect(body).toMatchObject({ sent: 0, notSent: 5 });
    expect((body as Report).error).toContain('Nothing was sent over link host');
  });

  it.each([
    [{ rate: 5_001 }, 400, 'LOAD_INVALID'],
    [{ messages: 0 }, 400, 'LOAD_INVALID'],
    [{ mesages: 1 }, 400, 'LOAD_INVALID'],
    [{ request: { pan: PAN, amont: 1 } }, 400, 'LOAD_INVALID'],
    [{ request: { mti: '0200', fields: {} } }, 400, 'MESSAGE_MISPLACED'],
    [{ link: 'nothing' }, 404, 'LINK_NOT_FOUND'],
  ])('refuses %j with %i %s', async (body, status, code) => {
    const answer = await inSandbox('refused').start(body).expect(status);
    expect(answer.body).toMatchObject({ code });
  });
});
