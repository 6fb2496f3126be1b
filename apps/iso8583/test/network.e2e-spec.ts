import 'reflect-metadata';
import {
  keyCheckValue,
  pinBlock,
  TEST_KEYS,
  unwrapKey,
  unwrapKeyBlock,
  withMessageMac,
} from '#libs/card-security';
import { PROFILES } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, codec, createCardHost, isoMessage, tcpClient, type Answer } from './card-host';

const PAN = '4000000000000001';
const ACQUIRER = '00000000001';
const OTHER = '00000000002';

interface StateView {
  readonly institution: string;
  readonly status: string;
  readonly settlementDate?: string;
  readonly pinKey: { readonly kcv: string; readonly nextKcv?: string };
  readonly macKey: { readonly kcv: string; readonly nextKcv?: string };
}

let lastStan = 500_000;

/** An 0800 of an institution. */
function network(code: string, fields: Readonly<Record<string, string>> = {}, mti = '0800') {
  lastStan += 1;
  const stan = String(lastStan);
  return { mti, fields: { '7': '1121120000', '11': stan, '32': ACQUIRER, '70': code, ...fields } };
}

describe(`The network on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  const lineOf = (sandbox: string) => {
    const host = cardHost(test, sandbox);
    return {
      ...host,
      send: async (message: object): Promise<Answer> =>
        (await host.post('/iso8583/issuer/network', message).expect(200)).body as Answer,
      pay: (fields: Readonly<Record<string, string>> = {}) =>
        host.authorize({ ...isoMessage('0100', fields), complete: false }),
      states: () => host.get<StateView[]>('/admin/network'),
      secure: (security: object) => host.put('/admin/host', { security }).expect(200),
    };
  };

  it('remembers a sign-off: payments are 91 until the next sign-on', async () => {
    const { send, pay, states, reversal, card } = lineOf('sign-off');
    expect(await states()).toEqual([]);
    expect(await send(network('002'))).toMatchObject({ mti: '0810', responseCode: '00' });
    expect(await states()).toMatchObject([{ institution: ACQUIRER, status: 'signed-off' }]);
    const refused = await pay();
    expect(refused).toMatchObject({ responseCode: '91', trace: { rule: 'network' } });
    expect(refused.trace.detail).toContain(`Institution ${ACQUIRER} has signed off`);
    const reversed = await reversal({ ...isoMessage('0420', {}), complete: false });
    expect(reversed.responseCode).toBe('91');
    // Another institution is not affected, and nothing moved.
    expect(await pay({ '32': OTHER })).toMatchObject({ responseCode: '00' });
    expect(await card(PAN)).toMatchObject({ held: 1_000 });
    expect(await send(network('001'))).toMatchObject({ responseCode: '00' });
    expect(await pay()).toMatchObject({ responseCode: '00' });
    expect(await states()).toMatchObject([{ status: 'signed-on' }]);
  });

  it('repeats a refused message after the sign-on, because nothing was stored', async () => {
    const { send, authorize } = lineOf('again');
    await send(network('002'));
    const message = { ...isoMessage('0100', {}), complete: false };
    expect(await authorize(message)).toMatchObject({ responseCode: '91' });
    await send(network('001'));
    expect(await authorize({ ...message, mti: '0101' })).toMatchObject({ responseCode: '00' });
  });

  it('requires a sign-on only if the sandbox asks for it', async () => {
    const { send, pay, secure } = lineOf('required');
    expect(await pay()).toMatchObject({ responseCode: '00' });
    await secure({ requireSignOn: true });
    const refused = await pay();
    expect(refused).toMatchObject({ responseCode: '91', trace: { rule: 'network' } });
    expect(refused.trace.detail).toContain('has not signed on');
    await send(network('001', { '33': OTHER }));
    expect(await pay()).toMatchObject({ responseCode: '91' });
    expect(await pay({ '33': OTHER })).toMatchObject({ responseCode: '00' });
    await send(network('001'));
    expect(await pay()).toMatchObject({ responseCode: '00' });
  });

  it('applies a message without an institution to all that have no state of their own', async () => {
    const { send, pay, states } = lineOf('nobody');
    expect(await send({ networkCode: '001', acquirerId: OTHER })).toMatchObject({ approved: true });
    expect(await send({ networkCode: '002' })).toMatchObject({ approved: true });
    expect(await states()).toMatchObject([
      { institution: '', status: 'signed-off' },
      { institution: OTHER, status: 'signed-on' },
    ]);
    expect((await pay()).trace.detail).toContain('The sender has signed off');
    expect(await pay({ '32': OTHER })).toMatchObject({ responseCode: '00' });
  });

  it('changes the settlement date at a cutover, and answers with it from then on', async () => {
    const { send, pay, freeze, advance, states, authorize } = lineOf('cutover');
    await freeze('2030-11-30T12:00:00Z');
    expect((await pay()).fields['15']).toBeUndefined();
    const cutover = network('201');
    expect((await send(cutover)).fields).toMatchObject({ '15': '1201', '70': '201' });
    const message = { ...isoMessage('0100', {}), complete: false };
    expect((await authorize(message)).fields['15']).toBe('1201');
    // The repeat of the cutover does not change the date again.
    const repeated = await send({ ...cutover, mti: '0801' });
    expect(repeated).toMatchObject({
      mti: '0810',
      fields: { '15': '1201' },
      trace: { rule: 'repeat' },
    });
    expect((await send(network('201'))).fields['15']).toBe('1202');
    expect((await authorize({ ...message, mti: '0101' })).fields['15']).toBe('1201');
    await advance('P5D');
    expect((await pay()).fields['15']).toBe('1202');
    expect((await send(network('201'))).fields['15']).toBe('1206');
    expect((await send(network('201', { '15': '1210' }))).fields['15']).toBe('1210');
    expect(await send(network('201', { '15': '0230' }))).toMatchObject({ responseCode: '30' });
    expect(await states()).toMatchObject([{ settlementDate: '2030-12-10' }]);
    expect((await pay({ '32': OTHER })).fields['15']).toBeUndefined();
  });

  const keyIn = (value: string): { key: Buffer; hex: string; kcv: string } => {
    const data = value.replace(/^(?:1140)?[PM]K/, '');
    const key = unwrapKey(
      Buffer.from(TEST_KEYS.zoneMaster.hex, 'hex'),
      Buffer.from(data.slice(0, 32), 'hex'),
    );
    return { key, hex: key.toString('hex').toUpperCase(), kcv: data.slice(32, 38) };
  };
  const blockUnder = (key: string): string =>
    pinBlock({
      format: '0',
      pin: '1234',
      pan: PAN,
      keys: { tdes: Buffer.from(key, 'hex'), aes: Buffer.alloc(16) },
    });

  it.each(['101', '161', '162'])('exchanges the PIN key with DE70 %s', async (code) => {
    const { send, pay, states } = lineOf(`pin-key-${code}`);
    const answer = await send(network(code));
    expect(answer).toMatchObject({ responseCode: '00', fields: { '70': code } });
    expect(answer.fields['48']).toMatch(/^1140PK[0-9A-F]{38}$/);
    const { key, hex, kcv } = keyIn(answer.fields['48'] ?? '');
    expect(keyCheckValue(key)).toBe(kcv);
    const kcvs = (): Promise<object> => states().then(([state]) => ({ ...state?.pinKey }));
    expect(await kcvs()).toEqual({ kcv: TEST_KEYS.pin.kcv, nextKcv: kcv });
    const withBlock = (of: string) => pay({ '52': blockUnder(of) });
    // The key before it is valid until the first use of the new one; a wrong PIN is not a use.
    expect(await withBlock(TEST_KEYS.pin.hex)).toMatchObject({ responseCode: '00' });
    expect(await kcvs()).toEqual({ kcv: TEST_KEYS.pin.kcv, nextKcv: kcv });
    expect(await withBlock(hex)).toMatchObject({ responseCode: '00' });
    expect(await kcvs()).toEqual({ kcv });
    // Under the new key it is 81, or by chance a block with a wrong PIN.
    expect(await withBlock(TEST_KEYS.pin.hex)).toMatchObject({ approved: false });
    expect(await withBlock(hex)).toMatchObject({ responseCode: '00' });
    // The other institutions keep the published key.
    const other = await pay({ '32': OTHER, '52': blockUnder(TEST_KEYS.pin.hex) });
    expect(other).toMatchObject({ responseCode: '00' });
  });

  it('gives the same key to a repeat, and a new one to the next exchange', async () => {
    const { send } = lineOf('repeat');
    const message = network('161');
    const first = await send(message);
    expect((await send({ ...message, mti: '0801' })).fields['48']).toBe(first.fields['48']);
    expect((await send(network('161'))).fields['48']).not.toBe(first.fields['48']);
  });

  it('exchanges the MAC key, and checks MACs with it after its first use', async () => {
    const { send, authorize, secure, states } = lineOf('mac-key');
    await secure({ mac: 'require' });
    const old = Buffer.from(TEST_KEYS.mac.hex, 'hex');
    const exchange = network('161', { '48': '1102MK' });
    expect(await send(exchange)).toMatchObject({ responseCode: '30', trace: { rule: 'mac' } });
    expect(await states()).toEqual([]);
    const answer = await send(withMessageMac(exchange, codec, old));
    expect(answer.fields['48']).toMatch(/^1140MK/);
    const { key, kcv } = keyIn(answer.fields['48'] ?? '');
    const pay = (macKey: Buffer) =>
      authorize(withMessageMac(isoMessage('0100', {}), codec, macKey));
    expect(await pay(old)).toMatchObject({ responseCode: '00' });
    const first = await pay(key);
    expect(first).toMatchObject({ responseCode: '00' });
    const { '64': mac, ...fields } = first.fields;
    expect(withMessageMac({ mti: '0110', fields }, codec, key).fields['64']).toBe(mac);
    expect(await states()).toMatchObject([{ macKey: { kcv } }]);
    expect(await pay(old)).toMatchObject({ responseCode: '63' });
    expect(await pay(key)).toMatchObject({ responseCode: '00' });
  });

  it('sends the key in DE53 if the profile says so, and refuses if there is no room', async () => {
    const { post, states } = lineOf('de53');
    const wide = { ...PROFILES.ascii, name: 'wide', keyExchange: '53' };
    const overrides = { '53': { format: 'an', length: 48 } };
    await post('/iso8583/tools/profiles', { ...wide, overrides }).expect(201);
    await post('/iso8583/tools/profiles', { ...wide, name: 'narrow' }).expect(201);
    const exchange = async (profile: string) =>
      (await post(`/iso8583/issuer/network?profile=${profile}`, network('161')).expect(200))
        .body as Answer;
    const { fields } = await exchange('wide');
    expect(fields['53']).toMatch(/^PK[0-9A-F]{38}$/);
    expect(fields['48']).toBeUndefined();
    const refused = await exchange('narrow');
    expect(refused).toMatchObject({ responseCode: '12', trace: { rule: 'network' } });
    expect(refused.trace.detail).toContain('DE53 of profile narrow has no room for a key');
    expect(keyIn(fields['53'] ?? '').kcv).toBe((await states())[0]?.pinKey.nextKcv);
    const unknown = await post('/iso8583/tools/profiles', { ...wide, keyExchange: '62' }).expect(
      400,
    );
    expect(unknown.body).toMatchObject({ errors: [{ pointer: '/keyExchange' }] });
  });

  it('exchanges key blocks, and takes a key that the institution sends', async () => {
    const { send, pay, states, secure } = lineOf('key-blocks');
    await secure({ keyFormat: 'tr31-d' });
    const { fields } = await send(network('161'));
    expect(fields['48']).toMatch(/^1108PK[0-9A-F]{6}$/);
    const unwrapped = unwrapKeyBlock(
      Buffer.from(TEST_KEYS.zoneMasterAes.hex, 'hex'),
      fields['110'] ?? '',
    );
    if (!unwrapped.ok) throw new Error(unwrapped.refusal.detail);
    const key = unwrapped.value.key.toString('hex');
    expect(await pay({ '52': blockUnder(key) })).toMatchObject({ responseCode: '00' });
    // The institution sends the same key again, as its own.
    const carried = { '48': fields['48'] ?? '', '110': fields['110'] ?? '' };
    expect(await send(network('161', carried))).toMatchObject({ responseCode: '00' });
    expect((await states())[0]?.pinKey.nextKcv).toBe(fields['48']?.slice(6));
    const changed = { ...carried, '48': '1108PK000000' };
    expect(await send(network('161', changed))).toMatchObject({
      responseCode: '63',
      trace: { rule: 'network' },
    });
    const cut = { ...carried, '110': carried['110'].slice(0, -2) };
    expect(await send(network('161', cut))).toMatchObject({ responseCode: '30' });
  });

  it('understands terminals, which have no DE70', async () => {
    const { send, states } = lineOf('terminal');
    expect(await send({ processingCode: '990000' })).toMatchObject({
      responseCode: '00',
      fields: { '3': '990000' },
    });
    expect(await states()).toEqual([]);
    expect(await send({ processingCode: '920000' })).toMatchObject({ responseCode: '00' });
    expect(await states()).toMatchObject([{ institution: '', status: 'signed-on' }]);
    const bare = { mti: '0800', fields: { '3': '990000', '11': '000001' }, complete: false };
    expect(await send(bare)).toMatchObject({ responseCode: '00', fields: { '11': '000001' } });
    expect(await send({ processingCode: '940000' })).toMatchObject({ responseCode: '12' });
    expect(await send({ mti: '0800', fields: { '11': '000001' }, complete: false })).toMatchObject({
      responseCode: '30',
      trace: { detail: 'Missing: DE7, DE70.' },
    });
  });

  it('is reset, and is shown without keys', async () => {
    const { send, states, pay } = lineOf('reset');
    await send(network('161'));
    await send(network('002'));
    expect(JSON.stringify(await states())).not.toMatch(/[0-9A-F]{32}/);
    await test.http.delete('/admin/network').set('X-Sandbox', 'reset').expect(204);
    expect(await states()).toEqual([]);
    expect(await pay()).toMatchObject({ responseCode: '00' });
  });

  it('does not change if a rule requests the response', async () => {
    const { send, states, rule } = lineOf('ordered');
    await rule({ outcome: '96' });
    expect(await send(network('002'))).toMatchObject({ responseCode: '96' });
    expect(await states()).toEqual([]);
  });

  it('is the same over TCP', async () => {
    const client = await tcpClient(test);
    const signOff = await client.ask({ mti: '0800', fields: network('002').fields });
    expect(signOff).toMatchObject({ mti: '0810', fields: { '39': '00' } });
    expect((await client.ask(isoMessage('0100', {}))).fields['39']).toBe('91');
    await client.ask({ mti: '0800', fields: network('001').fields });
    expect((await client.ask(isoMessage('0100', {}))).fields['39']).toBe('00');
    client.socket.destroy();
    await client.closed;
  });
});
