import 'reflect-metadata';
import { carriedMac, checkMac, TEST_KEYS, withMessageMac } from '#libs/card-security';
import { compile, PROFILES, type IsoMessage } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, codec, createCardHost, isoMessage, tcpClient } from './card-host';

const PAN = '4000000000000001';
const KEY = Buffer.from(TEST_KEYS.mac.hex, 'hex');
const WRONG = '0123456789ABCDEF';

const signed = (message: IsoMessage): IsoMessage => withMessageMac(message, codec, KEY);
const wrong = ({ mti, fields }: IsoMessage): IsoMessage => ({
  mti,
  fields: { ...fields, '64': WRONG },
});

describe(`MACs on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  const secured = async (sandbox: string, security: object) => {
    const host = cardHost(test, sandbox);
    await host.put('/admin/host', { security }).expect(200);
    return host;
  };

  it.each([
    ['off', 'wrong', '00', undefined],
    ['check', 'wrong', '63', undefined],
    ['require', 'without', '30', undefined],
    ['require', 'right', '00', 'good'],
  ] as const)('%s: a message %s a MAC is %s', async (mac, kind, code, answerMac) => {
    const { authorize, card } = await secured(`${mac}-${kind}`, { mac });
    const message = isoMessage('0100', {});
    const sent = { without: message, wrong: wrong(message), right: signed(message) }[kind];
    const answer = await authorize({ ...sent, complete: false });
    expect(answer.responseCode).toBe(code);
    expect((await card(PAN)).held).toBe(code === '00' ? 1_000 : 0);
    if (code !== '00') expect(answer.trace.rule).toBe('mac');
    const checked = checkMac(Buffer.from(answer.raw, 'hex'), codec, KEY);
    expect(checked?.carried).toBe(checked?.expected);
    expect(checked === undefined ? undefined : 'good').toBe(answerMac);
  });

  it('a wrong MAC names the element, and a missing one too', async () => {
    const { authorize } = await secured('details', { mac: 'require' });
    const message = isoMessage('0100', {});
    expect((await authorize(wrong(message))).trace.detail).toContain('DE64 is not the MAC');
    const without = await authorize({ ...message, complete: false });
    expect(without.trace.detail).toBe('Missing: DE64. The sandbox requires a MAC.');
    const late = { ...message, fields: { ...message.fields, '64': WRONG, '102': '1' } };
    expect((await authorize(late)).trace.detail).toContain('The MAC must be in DE128');
  });

  it('an advice and a reversal need a MAC too, in DE128 if there are elements after 64', async () => {
    const { financial, reversal, card } = await secured('advices', { mac: 'require' });
    const advice = isoMessage('0220', {});
    expect(await financial(wrong(advice))).toMatchObject({ responseCode: '63' });
    expect((await card(PAN)).balance).toBe(10_000_000);
    expect(await financial(signed(advice))).toMatchObject({ responseCode: '00' });
    const original = `0220${advice.fields['11'] ?? ''}${advice.fields['7'] ?? ''}`;
    const undo = signed(isoMessage('0420', { '90': original.padEnd(42, '0') }));
    expect(carriedMac(undo)).toBe(undo.fields['128']);
    const answer = await reversal(undo);
    expect(answer).toMatchObject({ mti: '0430', responseCode: '00' });
    expect(checkMac(Buffer.from(answer.raw, 'hex'), codec, KEY)?.element).toBe('DE128');
    expect((await card(PAN)).balance).toBe(10_000_000);
  });

  it('a message that is refused for its content gets a response with a MAC too', async () => {
    const { authorize } = await secured('refused', { mac: 'check' });
    const answer = await authorize(signed(isoMessage('0100', { '3': '990000' })));
    expect(answer).toMatchObject({ responseCode: '12', trace: { rule: 'processing-code' } });
    expect(answer.fields['64']).toBeDefined();
    expect(await authorize(wrong(isoMessage('0100', { '3': '990000' })))).toMatchObject({
      responseCode: '63',
    });
  });

  it('a message with a wrong MAC does not occupy its STAN', async () => {
    const { authorize } = await secured('stan', { mac: 'check' });
    const message = isoMessage('0100', {});
    expect(await authorize(wrong(message))).toMatchObject({ responseCode: '63' });
    expect(await authorize(signed(message))).toMatchObject({ responseCode: '00' });
    const repeat = signed({ ...message, mti: '0101' });
    const answer = await authorize(repeat);
    expect(answer).toMatchObject({ responseCode: '00', trace: { rule: 'repeat' } });
    expect(answer.fields['64']).toBeDefined();
  });

  it('a response has a wrong MAC on demand', async () => {
    const { authorize, post } = await secured('broken', { mac: 'check', answerMac: 'bad' });
    const { raw } = await authorize(signed(isoMessage('0100', {})));
    const { body } = await post('/iso8583/tools/mac/check', { raw }).expect(200);
    expect(body).toMatchObject({ matches: false });
  });

  it.each(Object.values(PROFILES).filter(({ name }) => name !== 'iso2003-cmf'))(
    'is over the bytes that were sent, in $name',
    async (profile) => {
      const own = compile(profile);
      const { post } = await secured(`bytes-${profile.name}`, { mac: 'require' });
      const packed = own.encode(withMessageMac(isoMessage('0100', {}), own, KEY)).toString('hex');
      const { text, headers } = await post(
        `/iso8583/issuer/authorize?profile=${profile.name}`,
        packed,
        'text/plain',
      ).expect(200);
      expect(headers['x-response-code']).toBe('00');
      const checked = checkMac(Buffer.from(text, 'hex'), own, KEY);
      expect(checked).toBeDefined();
      expect(checked?.carried).toBe(checked?.expected);
    },
  );

  it('of a message by JSON comes from the tool, and nothing is completed', async () => {
    const { post, authorize } = await secured('tool', { mac: 'require' });
    const fields = {
      '2': PAN,
      '3': '000000',
      '4': '000000001000',
      '7': '1121120000',
      '11': '000009',
    };
    const made = await post('/iso8583/tools/mac', { message: { mti: '0100', fields } }).expect(200);
    const { fields: withMac } = made.body as { fields: Record<string, string> };
    expect(await authorize({ mti: '0100', fields: withMac })).toMatchObject({ responseCode: '00' });
  });

  it('is checked over TCP', async () => {
    await secured('default', { mac: 'check' });
    const client = await tcpClient(test);
    const message = isoMessage('0100', {});
    expect((await client.ask(wrong(message))).fields['39']).toBe('63');
    const answer = await client.ask(signed(message));
    expect(answer.fields['39']).toBe('00');
    expect(withMessageMac(answer, codec, KEY).fields['64']).toBe(answer.fields['64']);
    client.socket.destroy();
    await client.closed;
    await secured('default', {});
  });

  it('settings refuse unknown members with the nearest name', async () => {
    const { put } = cardHost(test, 'settings');
    const { body } = await put('/admin/host', { security: { macs: 'check' } }).expect(400);
    expect((body as { errors: { detail: string }[] }).errors[0]?.detail).toContain(
      'did you mean "mac"',
    );
    const value = await put('/admin/host', { security: { mac: 'on' } }).expect(400);
    expect(value.body).toMatchObject({
      errors: [{ pointer: '/security/mac', detail: 'Must be off, check or require.' }],
    });
  });
});
