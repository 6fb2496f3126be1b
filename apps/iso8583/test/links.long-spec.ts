import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost } from './card-host';
import { eventually, responseTo, ScriptedHost } from './scripted-host';

const PAN = '4000000000000001';
const MASKED = '400000******0001';

interface Link {
  readonly status: string;
  readonly lastError: string | null;
  readonly counts: Readonly<Record<string, number>>;
}

interface Sent {
  readonly request: { readonly mti: string; readonly fields: Record<string, string> };
  readonly response: { readonly mti: string; readonly responseCode: string } | null;
  readonly reversal?: { readonly status: string; readonly response: object | null };
}

interface Logged {
  readonly request?: { readonly fields: Record<string, string> };
  readonly outcome: string;
  readonly latencyMs: number | null;
}

describe(`Links of the acquirer on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let host: ScriptedHost;
  beforeAll(async () => {
    test = await createCardHost({ ISO8583_ANSWER_MS: '150' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    host = await ScriptedHost.open();
  });
  afterEach(() => host.close());

  const ownPort = (): number =>
    Number(/:(\d+)$/.exec(test.sideListeners[0]?.address ?? '')?.[1] ?? '0');

  /** Requests in one sandbox, which has the link `host`. */
  async function linked(sandbox: string, definition: object = {}) {
    const requests = cardHost(test, sandbox);
    const create = (body: object) =>
      requests.post('/iso8583/acquirer/links', {
        name: 'host',
        host: '127.0.0.1',
        port: host.port,
        ...body,
      });
    const created = (await create(definition).expect(201)).body as Link;
    const base = '/iso8583/acquirer/links/host';
    return {
      ...requests,
      created,
      create,
      link: () => requests.get<Link>(base),
      messages: () => requests.get<Logged[]>(`${base}/messages`),
      action: (name: string) => requests.post(`${base}/${name}`, {}),
      remove: () => test.http.delete(base).set({ 'X-Sandbox': sandbox }),
      send: async (body: object = {}, path = 'authorize'): Promise<Sent> =>
        (
          await requests
            .post(`/iso8583/acquirer/${path}?link=host`, { pan: PAN, amount: 900, ...body })
            .expect(200)
        ).body as Sent,
    };
  }

  it('connects, signs on and shows its state', async () => {
    const { created, link } = await linked('sign-on');
    expect(created).toMatchObject({ status: 'signed-on', lastError: null });
    expect(host.received.map(({ mti, fields }) => [mti, fields['70']])).toEqual([['0800', '001']]);
    expect((await link()).counts).toMatchObject({ sent: 1, answered: 1, unanswered: 0 });
  });

  it('drives the TCP port of this service', async () => {
    const own = await linked('default', { name: 'host', port: ownPort() });
    const { response } = await own.send();
    expect(response).toMatchObject({ mti: '0110', responseCode: '00' });
    expect(await own.card(PAN)).toMatchObject({ held: 900 });
    const { request } = (await own.messages())[0] ?? {};
    expect(request?.fields).toMatchObject({ '2': MASKED });
    await own.remove().expect(204);
  });

  it('takes a framing as a layout', async () => {
    const framing = { length: { encoding: 'binary', bytes: 2 }, trailer: '' };
    const { created, send } = await linked('layout', { framing });
    expect(created).toMatchObject({ status: 'signed-on', framing });
    expect((await send()).response).toMatchObject({ responseCode: '00' });
  });

  it('sends an echo test, a sign-off and a sign-on', async () => {
    const { action, link } = await linked('network');
    const echo = await action('echo').expect(200);
    expect(echo.body).toMatchObject({
      request: { mti: '0800', fields: { '70': '301' } },
      response: { mti: '0810', fields: { '39': '00' } },
      link: { status: 'signed-on' },
    });
    await action('sign-off').expect(200);
    expect((await link()).status).toBe('connected');
    await action('sign-on').expect(200);
    expect((await link()).status).toBe('signed-on');
  });

  it('answers the network messages of the host', async () => {
    const { messages } = await linked('from-host');
    const request = { mti: '0800', fields: { '7': '1121120000', '11': '000077', '70': '301' } };
    host.connections[0]?.send(request);
    await eventually(() => host.received.length === 2);
    expect(host.received[1]).toEqual({ mti: '0810', fields: { ...request.fields, '39': '00' } });
    expect((await messages())[0]).toMatchObject({ outcome: 'answered', detail: 'From the host.' });
  });

  it('echoes every echoSeconds of the clock of the sandbox', async () => {
    const { advance } = await linked('echoes', { echoSeconds: 60 });
    const frozen = cardHost(test, 'echoes');
    await frozen.freeze('2027-11-21T12:00:00.000Z');
    const before = host.received.length;
    await advance('PT61S');
    await eventually(() => host.received.length > before);
    expect(host.received.at(-1)?.fields['70']).toBe('301');
  });

  it('matches responses in any order', async () => {
    const { send, link } = await linked('order');
    const waiting: (() => void)[] = [];
    host.script = (message, { send: answer }) => {
      waiting.push(() => {
        answer(responseTo(message, { '38': message.fields['11'] ?? '' }));
      });
      if (waiting.length === 5) for (const next of waiting.reverse()) next();
    };
    const all = await Promise.all(Array.from({ length: 5 }, () => send()));
    for (const { request, response } of all) {
      expect(response).toMatchObject({ fields: { '38': request.fields['11'] } });
    }
    expect((await link()).counts).toMatchObject({ answered: 6, unmatched: 0, unanswered: 0 });
  });

  it('counts a late response and a duplicate, and reverses once', async () => {
    const { send, messages, link } = await linked('late');
    let answerLate = (): void => undefined;
    host.script = (message, { send: answer }) => {
      if (message.mti === '0420') {
        answer(responseTo(message));
        return;
      }
      answerLate = () => {
        answer(responseTo(message));
        answer(responseTo(message));
      };
    };
    const { response, reversal } = await send();
    expect(response).toBeNull();
    expect(reversal).toMatchObject({ status: 'confirmed', response: { mti: '0430' } });
    answerLate();
    await eventually(async () => (await link()).counts['duplicate'] === 1);
    expect((await link()).counts).toMatchObject({ late: 1, duplicate: 1, unmatched: 0 });
    const outcomes = (await messages()).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['duplicate', 'answered', 'late', 'answered']);
    expect(host.payments).toEqual(['0100', '0420']);
  });

  it.each([
    ['a response with another STAN', { unmatched: 1 }, { '11': '999999' }],
    ['a response for another terminal', { unmatched: 1 }, { '41': 'OTHER001' }],
  ])('does not match %s', async (what, counts, fields) => {
    const { send, link } = await linked(`wrong-${String(what.length)}`);
    host.script = (message, { send: answer }) => {
      answer(responseTo(message, message.mti === '0420' ? {} : fields));
    };
    expect(await send()).toMatchObject({ response: null, reversal: { status: 'confirmed' } });
    expect((await link()).counts).toMatchObject(counts);
  });

  it('matches a response of a host that echoes only the STAN', async () => {
    const { send } = await linked('sloppy');
    host.script = ({ fields }, { send: answer }) => {
      answer({ mti: '0110', fields: { '11': fields['11'] ?? '', '39': '51' } });
    };
    expect((await send()).response).toMatchObject({ responseCode: '51' });
  });

  it('counts what it cannot read, and stays connected', async () => {
    const { send, link } = await linked('garbage');
    host.script = (message, { socket, send: answer }) => {
      socket.write(Buffer.from('0003414243', 'hex'));
      answer(responseTo(message));
    };
    expect((await send()).response).toMatchObject({ responseCode: '00' });
    const { counts, status, lastError } = await link();
    expect([counts['unreadable'], status]).toEqual([1, 'signed-on']);
    expect(lastError).toContain('could not be read');
  });

  it.each([
    ['in the middle of a frame', Buffer.from('00FF3031', 'hex'), /bytes of frame/],
    ['without a byte', Buffer.alloc(0), /closed the connection/],
    ['after an impossible length', Buffer.from('FFFF30', 'hex'), /at most 16384/],
  ])('reverses over a new connection if the host closes %s', async (what, bytes, reason) => {
    const { send, link } = await linked(`cut-${String(what.length)}`);
    host.script = (message, { socket, send: answer }) => {
      if (message.mti === '0420') answer(responseTo(message));
      else socket.end(bytes);
    };
    const { response, reversal } = await send();
    expect(response).toBeNull();
    expect(reversal).toMatchObject({ status: 'confirmed' });
    expect((await link()).lastError).toMatch(reason);
    expect(host.connections).toHaveLength(2);
  });

  it('answers 502 and reverses nothing if nothing can be sent, and uses the link again later', async () => {
    const { port } = host;
    const { post, get } = await linked('down', { signOn: false });
    await host.close();
    const body = { pan: PAN, amount: 900 };
    const refused = await post('/iso8583/acquirer/authorize?link=host', body).expect(502);
    expect(refused.body).toMatchObject({ code: 'LINK_DOWN' });
    expect(await get('/iso8583/acquirer/advices')).toEqual([]);
    host = await ScriptedHost.open(port);
    await eventually(
      async () => (await post('/iso8583/acquirer/authorize?link=host', body)).status === 200,
    );
  });

  it.each([
    ['closes the connection at', /closed the connection/],
    ['refuses', /answered the sign-on with 91/],
  ])('is down if the host %s the sign-on', async (what, reason) => {
    host.answersNetwork = false;
    const creating = linked(`sign-on-${String(what.length)}`);
    await eventually(() => host.received.length === 1);
    const [connection] = host.connections;
    const [signOn] = host.received;
    if (what === 'refuses' && signOn !== undefined) {
      connection?.send(responseTo(signOn, { '39': '91' }));
    } else connection?.socket.end();
    const { created } = await creating;
    expect(created.status).toBe('down');
    expect(created.lastError).toMatch(reason);
  });

  it('is created although nobody listens, and says so', async () => {
    const { port } = host;
    await host.close();
    host = await ScriptedHost.open();
    const { created } = await linked('nobody', { port });
    expect(created.status).toBe('down');
    expect(created.lastError).toContain('ECONNREFUSED');
  });

  it('signs off when it is deleted', async () => {
    const { remove, post } = await linked('deleted');
    await remove().expect(204);
    expect(host.received.at(-1)?.fields['70']).toBe('002');
    const answer = await post('/iso8583/acquirer/authorize?link=host', { pan: PAN, amount: 1 });
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([
      404,
      'LINK_NOT_FOUND',
    ]);
  });

  it('closes with its sandbox, and opens again after a restart', async () => {
    const { send } = await linked('closes');
    await send();
    await test.http.delete('/__admin/sandboxes/closes').expect(204);
    await eventually(() => host.connections[0]?.socket.destroyed === true);
    const data = await createCardHost();
    const first = cardHost(data, 'kept');
    const body = { name: 'host', host: '127.0.0.1', port: host.port };
    await first.post('/iso8583/acquirer/links', body).expect(201);
    await data.stop();
    const again = await createCardHost(data.environment);
    const sent = await cardHost(again, 'kept')
      .post('/iso8583/acquirer/authorize?link=host', { pan: PAN, amount: 900 })
      .expect(200);
    expect(sent.body).toMatchObject({ response: { responseCode: '00' } });
    await again.stop();
    await data.close();
  });

  it.each([
    [{ port: 0 }, 400, 'LINK_INVALID', /\/port/],
    [{ framin: 'binary2' }, 400, 'LINK_INVALID', /did you mean .{0,2}framing/],
    [{ host: 'a/b' }, 400, 'LINK_INVALID', /host name or an IP address/],
    [{ profile: 'acme' }, 404, 'PROFILE_NOT_FOUND', /acme/],
  ])('refuses %j with %i %s', async (body, status, code, text) => {
    const requests = cardHost(test, 'refused');
    const definition = { name: 'host', host: '127.0.0.1', port: host.port, ...body };
    const answer = await requests.post('/iso8583/acquirer/links', definition).expect(status);
    expect(answer.body).toMatchObject({ code });
    expect(JSON.stringify(answer.body)).toMatch(text);
  });

  it('refuses a second link with the name, and a profile that the link does not have', async () => {
    const { create, post } = await linked('twice');
    expect((await create({}).expect(409)).body).toMatchObject({ code: 'LINK_EXISTS' });
    const answer = await post('/iso8583/acquirer/authorize?link=host&profile=bcd', { pan: PAN });
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([
      400,
      'LINK_PROFILE_CONFLICT',
    ]);
  });

  it.each([
    ['127.0.0.1', 'refuse'],
    ['localhost', 'refuse'],
    ['0x7f000001', 'refuse'],
    ['::1', 'refuse'],
    ['169.254.169.254', 'refuse'],
  ])('does not connect to %s with ISO8583_LINK_PRIVATE_TARGETS=%s', async (target, setting) => {
    const strict = await createCardHost({ ISO8583_LINK_PRIVATE_TARGETS: setting });
    const body = { name: 'host', host: target, port: host.port };
    const answer = await cardHost(strict, 'ssrf').post('/iso8583/acquirer/links', body).expect(422);
    expect(answer.body).toMatchObject({ code: 'LINK_TARGET_REFUSED' });
    expect(host.connections).toHaveLength(0);
    await strict.close();
  });
});
