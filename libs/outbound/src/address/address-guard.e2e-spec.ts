import { type LookupAddress } from 'node:dns';
import { OutboundClient } from '../http/outbound-client';
import { guardOf, send } from '../test/client';
import { startTarget, type Target } from '../test/target';
import { type Resolve } from './address-guard';

const NEVER_ASKED: Resolve = (name) => {
  throw new Error(`${name} was looked up.`);
};

describe('The guard', () => {
  let target: Target;
  beforeAll(async () => {
    target = await startTarget();
  });
  afterAll(() => {
    target.close();
  });
  const resolvesTo = (...answers: readonly (readonly string[])[]) => {
    const left = [...answers];
    return guardOf('', (_name, _options, callback) => {
      const addresses = (left.shift() ?? []).map((address): LookupAddress => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }));
      setImmediate(() => {
        callback(null, addresses);
      });
    });
  };

  it.each([
    'http://127.0.0.1/',
    'http://127.255.255.254/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://127.0.0.1./',
    'http://%31%32%37.0.0.1/',
    'http://１２７.０.０.１/',
    'http://0/',
    'http://0.0.0.0:8080/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.0.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::10.0.0.1]/',
    'http://[64:ff9b:1::1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[ff02::1]/',
    'http://[2002:7f00:1::]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://a.b.localhost/',
  ])('refuses %s, and looks nothing up', async (url) => {
    const client = new OutboundClient(guardOf('', NEVER_ASKED));
    expect(await send(client, { url })).toEqual({
      kind: 'refused',
      reason: expect.stringMatching(
        /^The host is .* loopback, private or reserved address\. OUTBOUND_ALLOW=\S+ would allow it\.$/,
      ) as string,
    });
  });

  it.each([
    [['127.0.0.1'], 'receiver.test resolves to 127.0.0.1'],
    [['93.184.216.34', '10.0.0.1'], 'receiver.test resolves to 10.0.0.1'],
    [['::ffff:169.254.169.254'], 'receiver.test resolves to ::ffff:169.254.169.254'],
  ])('refuses a name that resolves to %p', async (addresses, reason) => {
    const client = new OutboundClient(resolvesTo(addresses));
    const before = target.connections();
    const url = `http://receiver.test:${String(target.port)}/`;
    expect(await send(client, { url })).toEqual({
      kind: 'refused',
      reason: expect.stringContaining(reason) as string,
    });
    expect(target.connections()).toBe(before);
  });

  it('checks a name again for each connection, so changing a name does not avoid the check', async () => {
    const names: string[] = [];
    // The first connection is allowed by its port only; the redirect leads to the same name.
    const guard = guardOf(`rebinding.test:${String(target.port)}`, (name, _options, callback) => {
      names.push(name);
      callback(null, [{ address: '127.0.0.1', family: 4 }]);
    });
    target.answer((_request, response) =>
      response.writeHead(302, { Location: 'http://rebinding.test:1/' }).end(),
    );
    const url = `http://rebinding.test:${String(target.port)}/`;
    expect(await send(new OutboundClient(guard), { url })).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('rebinding.test resolves to 127.0.0.1') as string,
    });
    expect(names).toEqual(['rebinding.test', 'rebinding.test']);
  });

  it('connects to the checked address, and looks it up once', async () => {
    // Another address would be refused, but the name is not looked up a second time.
    const names: string[] = [];
    const guard = guardOf('127.0.0.0/8', (name, _options, callback) => {
      names.push(name);
      callback(null, [{ address: names.length === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
    });
    target.answer((_request, response) => response.end('reached'));
    const url = `http://receiver.test:${String(target.port)}/`;
    expect(await send(new OutboundClient(guard), { url })).toMatchObject({
      body: Buffer.from('reached'),
    });
    expect(names).toEqual(['receiver.test']);
    expect(target.requests.at(-1)?.headers.host).toBe(`receiver.test:${String(target.port)}`);
  });

  it.each([
    ['localhost', 'http://localhost'],
    ['127.0.0.1', 'http://localhost'],
    ['127.0.0.0/8', 'http://127.0.0.1'],
    ['PORT', 'http://127.0.0.1'],
  ])('with OUTBOUND_ALLOW=%s allows %s', async (allow, host) => {
    const entry = allow === 'PORT' ? `127.0.0.1:${String(target.port)}` : allow;
    const guard = guardOf(entry, (_name, _options, callback) => {
      callback(null, [{ address: '127.0.0.1', family: 4 }]);
    });
    target.answer((_request, response) => response.end());
    const url = `${host}:${String(target.port)}/`;
    expect(await send(new OutboundClient(guard), { url })).toMatchObject({ kind: 'answer' });
  });

  it('names an invalid entry of OUTBOUND_ALLOW', () => {
    expect(() => guardOf('localhost, http://x')).toThrow('"http://x" is none of them');
  });
});
