import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost } from './card-host';
import { eventually, responseTo, ScriptedHost } from './scripted-host';

const PAN = '4000000000000001';
const NOON = '2026-11-21T12:00:00.000Z';
const OVER_HTTP = { path: '/iso8583/issuer/**' };
const OVER_TCP = { method: 'TCP', path: '/iso8583/tcp' };

interface Advice {
  readonly id: string;
  readonly status: string;
  readonly tries: number;
  readonly nextTryAt: string | null;
  readonly message: { readonly mti: string; readonly fields: Record<string, string> };
  readonly response?: { readonly mti: string };
  readonly lastError: string | null;
}

interface Sent {
  readonly request: { readonly mti: string; readonly fields: Record<string, string> };
  readonly response: { readonly responseCode: string } | null;
  readonly reversal?: {
    readonly adviceId: string;
    readonly status: string;
    readonly tries: number;
    readonly nextTryAt: string | null;
    readonly request: { readonly mti: string; readonly fields: Record<string, string> };
    readonly response: { readonly mti: string } | null;
  };
  readonly advice?: { readonly adviceId: string; readonly status: string; readonly tries: number };
}

describe(`Advices of the acquirer on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost({ ISO8583_TCP_SANDBOX: 'over-tcp' });
  });
  afterAll(() => test.close());

  /** Requests in a sandbox whose clock is frozen at noon. */
  async function frozen(sandbox: string) {
    const host = cardHost(test, sandbox);
    await host.freeze(NOON);
    return {
      ...host,
      send: async (path: string, body: object): Promise<Sent> =>
        (
          await host
            .post(`/iso8583/acquirer/${path}`, { pan: PAN, amount: 900, ...body })
            .expect(200)
        ).body as Sent,
      advices: (query = '') => host.get<Advice[]>(`/iso8583/acquirer/advices${query}`),
      advice: (id = '') => host.get<Advice>(`/iso8583/acquirer/advices/${id}`),
      lose: (times: number, match: object = OVER_HTTP) =>
        host.rule({ commitThenDrop: true }, match, times),
      link: (port: number, more: object = {}) =>
        host
          .post('/iso8583/acquirer/links', { name: 'host', host: '127.0.0.1', port, ...more })
          .expect(201),
    };
  }

  it('keeps the money whole over a link that loses the answer, the 0420 and the first 0421', async () => {
    const { send, advice, advance, card, get, lose, link } = await frozen('over-tcp');
    const port = /:(\d+)$/.exec(test.sideListeners[0]?.address ?? '')?.[1];
    await link(Number(port));
    for (const mti of ['0100', '0420', '0421']) {
      await lose(1, { ...OVER_TCP, body: [{ pointer: '/mti', equals: mti }] });
    }
    const { request, response, reversal } = await send('authorize?link=host', {});
    expect(response).toBeNull();
    expect(reversal).toMatchObject({
      status: 'waiting',
      tries: 1,
      nextTryAt: '2026-11-21T12:00:05.000Z',
      request: { mti: '0420' },
      response: null,
    });
    const id = reversal?.adviceId;
    await advance('PT5S');
    expect(await advice(id)).toMatchObject({
      status: 'waiting',
      tries: 2,
      nextTryAt: '2026-11-21T12:00:15.000Z',
      lastError: 'The host did not answer in time.',
    });
    await advance('PT10S');
    expect(await advice(id)).toMatchObject({
      status: 'confirmed',
      tries: 3,
      nextTryAt: null,
      message: { mti: '0420', fields: { '2': '400000******0001' } },
      response: { mti: '0430', fields: { '39': '00' } },
      lastError: null,
    });
    expect(await card(PAN)).toMatchObject({ balance: 10_000_000, held: 0 });
    const holds = await get<{ status: string }[]>(`/admin/cards/${PAN}/holds`);
    expect(holds.map(({ status }) => status)).toEqual(['released']);
    const log = await get<{ request?: { mti: string; fields: Record<string, string> } }[]>(
      '/iso8583/acquirer/links/host/messages',
    );
    const sent = log.flatMap(({ request: message }) =>
      message === undefined || message.mti === '0800' ? [] : [message],
    );
    expect(sent.map(({ mti }) => mti)).toEqual(['0421', '0421', '0420', '0100']);
    const numbers = sent.map(({ fields }) => [
      fields['7'],
      fields['11'],
      fields['37'],
      fields['90'],
    ]);
    expect(new Set(numbers.slice(0, 3).map(String)).size).toBe(1);
    const { '7': time = '', '11': stan = '', '32': acquirer = '' } = request.fields;
    expect(sent[0]?.fields['90']).toBe(`0100${stan}${time}${acquirer}`.padEnd(42, '0'));
    expect(sent[0]?.fields['11']).not.toBe(stan);
  });

  it('repeats an advice after 5, 10, 20, 40, 80 and 160 seconds, and then gives it up', async () => {
    const { send, advice, post } = await frozen('deaf');
    await cardHost(test, 'deaf').rule({ empty: true }, OVER_HTTP, 8);
    const { reversal } = await send('authorize', {});
    const { body } = await post('/__admin/clock/advance', { by: 'PT1H' }).expect(200);
    const { ran } = body as { ran: readonly { readonly dueAt: string }[] };
    expect(ran.map(({ dueAt }) => (Date.parse(dueAt) - Date.parse(NOON)) / 1_000)).toEqual([
      5, 15, 35, 75, 155, 315,
    ]);
    const id = reversal?.adviceId ?? '';
    const givenUp = await advice(id);
    expect(givenUp).toMatchObject({ status: 'given-up', tries: 7, nextTryAt: null });
    const sent = await post(`/iso8583/acquirer/advices/${id}/send`, {}).expect(200);
    expect(sent.body).toMatchObject({ status: 'confirmed', tries: 8, response: { mti: '0430' } });
    const again = await post('/iso8583/acquirer/advices/latest/send', {}).expect(200);
    expect(again.body).toMatchObject({ id, status: 'confirmed', tries: 8 });
  });

  it.each([
    ['financial', { advice: true, authorizationCode: true }, '0220', '0221'],
    ['authorize', { advice: true }, '0120', '0121'],
  ])('repeats an unanswered advice at /%s as its own repeat', async (path, given, mti, repeat) => {
    const { send, advice, advance, lose, card, advices } = await frozen(`own-${path}`);
    const { response } = await send('authorize', {});
    const code = (response as { fields?: Record<string, string> } | null)?.fields?.['38'];
    await lose(2);
    const body = 'authorizationCode' in given ? { ...given, authorizationCode: code } : given;
    const sent = await send(path, body);
    expect(sent).toMatchObject({ request: { mti }, response: null });
    expect(sent.advice).toMatchObject({ status: 'waiting', tries: 1 });
    expect(sent).not.toHaveProperty('reversal');
    await advance('PT1M');
    expect(await advice(sent.advice?.adviceId)).toMatchObject({ status: 'confirmed', tries: 3 });
    const balance = mti === '0220' ? 10_000_000 - 900 : 10_000_000;
    expect((await card(PAN)).balance).toBe(balance);
    expect((await advices('?status=confirmed')).length).toBe(1);
    expect(repeat).toBe(mti.slice(0, 3) + '1');
  });

  it.each(['0120', '0220'])('sends the CVV of a %s once, and stores it nowhere', async (mti) => {
    const host = await ScriptedHost.open();
    const { send, advice, advance, link, post } = await frozen(`cvv-${mti}`);
    await link(host.port, { signOn: false });
    host.script = (message, { socket, send: answer }) => {
      if (host.payments.length === 1) socket.destroy();
      else answer(responseTo(message));
    };
    const path = mti === '0120' ? 'authorize' : 'financial';
    const body = { advice: true, cvv: '123', installments: { count: 2, type: 'merchant' } };
    const { advice: stored } = await send(`${path}?link=host`, body);
    expect(stored?.status).toBe('waiting');
    // A snapshot has the same rows as the database.
    await post(`/__admin/sandboxes/cvv-${mti}/snapshots/waiting`, {}).expect(201);
    const copy = { into: `cvv-copy-${mti}` };
    await post(`/__admin/sandboxes/cvv-${mti}/snapshots/waiting/restore`, copy).expect(200);
    for (const sandbox of [`cvv-${mti}`, `cvv-copy-${mti}`]) {
      const { message } = await cardHost(test, sandbox).get<Advice>(
        `/iso8583/acquirer/advices/${stored?.adviceId ?? ''}`,
      );
      expect(message.fields['48']).toBe('0003102');
    }
    await advance('PT1M');
    expect(await advice(stored?.adviceId)).toMatchObject({ status: 'confirmed', tries: 2 });
    const sent = host.received.filter(({ fields }) => fields['48'] !== undefined);
    expect(sent.map(({ mti: type, fields }) => [type, fields['48']])).toEqual([
      [mti, '00031029203123'],
      [`${mti.slice(0, 3)}1`, '0003102'],
    ]);
    await host.close();
  });

  it('repeats an unanswered confirmation as its own repeat, and debits once', async () => {
    const { send, advice, advance, lose, card, put, get } = await frozen('confirmation');
    await put('/admin/host', { legs: 3, confirmSeconds: 600 }).expect(200);
    const { request } = await send('financial', {});
    await lose(2);
    const { '7': transmissionDateTime, '11': stan, '12': localTime, '37': rrn } = request.fields;
    const confirmation = { mti: '0202', transmissionDateTime, stan, localTime, rrn };
    const sent = await send('financial', confirmation);
    expect(sent).toMatchObject({ response: null, advice: { status: 'waiting', tries: 1 } });
    expect(await card(PAN)).toMatchObject({ held: 0, balance: 9_999_100 });
    await advance('PT1M');
    expect(await advice(sent.advice?.adviceId)).toMatchObject({
      status: 'confirmed',
      tries: 3,
      response: { mti: '0212' },
    });
    expect(await card(PAN)).toMatchObject({ held: 0, balance: 9_999_100 });
    const stored = await get<{ mti: string }[]>(`/admin/cards/${PAN}/transactions`);
    expect(stored.map(({ mti }) => mti)).toEqual(['0202', '0200']);
  });

  it('keeps no plan to reverse a request that was answered, or not sent', async () => {
    const { send, advices, post, link } = await frozen('answered');
    expect(await send('authorize', {})).toMatchObject({ response: { responseCode: '00' } });
    const gone = await ScriptedHost.open();
    await link(gone.port, { signOn: false });
    await gone.close();
    const body = { pan: PAN, amount: 900 };
    await post('/iso8583/acquirer/authorize?link=host', body).expect(502);
    expect(await advices()).toEqual([]);
  });

  it('shows an advice that was answered at once, and lists page by page', async () => {
    const { send, advices, post } = await frozen('listed');
    const sent = await send('reversal', {
      advice: true,
      original: { mti: '0100', stan: '000001' },
    });
    expect(sent).toMatchObject({
      response: { responseCode: '00' },
      advice: { status: 'confirmed', tries: 1, nextTryAt: null },
    });
    await send('financial', { advice: true });
    const mtis = (await advices()).map(({ message }) => message.mti);
    expect(mtis).toEqual(['0220', '0420']);
    expect(await advices('?limit=1')).toHaveLength(1);
    expect(await advices('?status=waiting')).toEqual([]);
    const missing = await post('/iso8583/acquirer/advices/nothing/send', {}).expect(404);
    expect(missing.body).toMatchObject({ code: 'ADVICE_NOT_FOUND' });
  });

  it('stores an advice while its link is down, and sends it when the host is back', async () => {
    const { send, advice, advance, link } = await frozen('host-down');
    const gone = await ScriptedHost.open();
    const { port } = gone;
    await link(port, { signOn: false });
    await gone.close();
    const sent = await send('financial?link=host', { advice: true });
    expect(sent).toMatchObject({ response: null, advice: { status: 'waiting', tries: 1 } });
    const host = await ScriptedHost.open(port);
    await eventually(() => host.connections.length > 0);
    await advance('PT5S');
    expect(await advice(sent.advice?.adviceId)).toMatchObject({ status: 'confirmed', tries: 2 });
    expect(host.payments).toEqual(['0221']);
    await host.close();
  });

  it.each([
    ['96', 'waiting'],
    ['30', 'given-up'],
    ['25', 'confirmed'],
  ])('after a response with code %s it is %s', async (code, status) => {
    const { send, link } = await frozen(`code-${code}`);
    const host = await ScriptedHost.open();
    host.script = (message, { send: answer }) => {
      answer(responseTo(message, { '39': code }));
    };
    await link(host.port);
    const sent = await send('financial?link=host', { advice: true });
    expect(sent).toMatchObject({ response: { responseCode: code }, advice: { status } });
    await host.close();
  });

  it('is confirmed by a response that arrives after the try', async () => {
    const slow = await createCardHost({ ISO8583_ANSWER_MS: '50' });
    const host = await ScriptedHost.open();
    const requests = cardHost(slow, 'slow');
    const body = { name: 'host', host: '127.0.0.1', port: host.port };
    await requests.post('/iso8583/acquirer/links', body).expect(201);
    let answerLate = (): void => undefined;
    host.script = (message, { send: answer }) => {
      answerLate = () => {
        answer(responseTo(message));
      };
    };
    const message = { pan: PAN, amount: 900, advice: true };
    const sent = await requests.post('/iso8583/acquirer/financial?link=host', message).expect(200);
    const { advice } = sent.body as Sent;
    expect(advice?.status).toBe('waiting');
    answerLate();
    const path = `/iso8583/acquirer/advices/${advice?.adviceId ?? ''}`;
    await eventually(async () => (await requests.get<Advice>(path)).status === 'confirmed');
    await host.close();
    await slow.close();
  });

  it('are sent by the next process after a restart', async () => {
    const first = await createCardHost();
    const before = cardHost(first, 'restart');
    await before.freeze(NOON);
    await before.rule({ empty: true }, OVER_HTTP, 2);
    const message = { pan: PAN, amount: 900 };
    const sent = await before.post('/iso8583/acquirer/authorize', message).expect(200);
    await first.stop();
    const second = await createCardHost(first.environment);
    const after = cardHost(second, 'restart');
    await after.advance('PT5S');
    const { reversal } = sent.body as Sent;
    expect(
      await after.get<Advice>(`/iso8583/acquirer/advices/${reversal?.adviceId ?? ''}`),
    ).toMatchObject({ status: 'confirmed', tries: 2 });
    await second.stop();
    await first.close();
  });
});
