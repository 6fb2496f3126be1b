import 'reflect-metadata';
import { compile, PROFILES } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, isoMessage } from './card-host';

const PAN = '4000000000000001';

describe(`Cryptographic tools on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  const tools = async (path: string, body: object, status = 200): Promise<unknown> =>
    (await cardHost(test, 'default').post(`/iso8583/tools/${path}`, body).expect(status)).body;
  const errorsOf = async (path: string, body: object) =>
    ((await tools(path, body, 400)) as { errors: object[] }).errors;

  it('lists the published keys with their check values', async () => {
    const keys = await cardHost(test, 'default').get<object[]>('/iso8583/tools/keys');
    expect(keys).toHaveLength(11);
    expect(keys).toContainEqual(
      expect.objectContaining({
        name: 'pin',
        key: '0123456789ABCDEFFEDCBA9876543210',
        kcv: '08D7B4',
      }),
    );
  });

  it.each([
    [0, PAN],
    [1, undefined],
    [3, PAN],
    [4, PAN],
  ])('makes and checks a PIN block of format %d', async (format, pan) => {
    const made = await tools('pin-block', { pin: '1234', pan, format });
    expect(made).toMatchObject({ format, kcv: format === 4 ? 'FDE4FB' : '08D7B4' });
    const { block } = made as { block: string };
    expect(block).toHaveLength(format === 4 ? 32 : 16);
    expect(await tools('pin-block/check', { block, pin: '1234', pan })).toMatchObject({
      matches: true,
      format,
    });
    expect(await tools('pin-block/check', { block, pin: '4321', pan })).toEqual({
      matches: false,
      format,
      detail: `The block of format ${String(format)} has another PIN.`,
    });
  });

  it('makes the PIN block of the documented vector, with a key of the caller', async () => {
    const vector = { pin: '1234', pan: '4111111111111111' };
    const key = 'AF8CB133A78F8DC2D1359F18527593FB';
    const block = 'A912150391AB65A67E52883D81CE2D15';
    expect(await tools('pin-block/check', { ...vector, block, key })).toMatchObject({
      matches: true,
    });
    expect(await tools('pin-block/check', { ...vector, block })).toMatchObject({ matches: false });
  });

  it.each([
    ['message', {}],
    ['raw', { profile: 'bcd' }],
    ['message', { algorithm: 'cbc', padding: '2' }],
    ['message', { algorithm: 'aes-cmac' }],
  ] as const)('makes and checks the MAC of a %s with %p', async (form, options) => {
    const message = isoMessage('0100', {});
    const codec = compile(PROFILES['profile' in options ? options.profile : 'ascii']);
    const raw = codec.encode(message).toString('hex');
    const body = form === 'raw' ? { raw } : { message };
    const made = (await tools('mac', { ...body, ...options })) as { raw: string; mac: string };
    expect(made).toMatchObject({ element: 'DE64', fields: { ...message.fields, '64': made.mac } });
    expect(await tools('mac/check', { raw: made.raw, ...options })).toMatchObject({
      matches: true,
      expected: made.mac,
    });
    const broken = { mti: '0100', fields: { ...message.fields, '64': '0123456789ABCDEF' } };
    expect(await tools('mac/check', { message: broken, ...options })).toMatchObject({
      matches: false,
    });
    expect(await tools('mac/check', { ...body, ...options })).toEqual({
      matches: false,
      detail: 'The message has no MAC in DE64.',
    });
  });

  it('makes the MAC of the example of ISO 9797-1', async () => {
    const data = Buffer.from('Now is the time for all ').toString('hex');
    const body = { data, key: '0123456789ABCDEFFEDCBA9876543210' };
    expect(await tools('mac', body)).toEqual({ mac: 'A1C72E74EA3FA9B6' });
    const check = { ...body, mac: 'a1c72e74ea3fa9b6' };
    expect(await tools('mac/check', check)).toMatchObject({ matches: true });
  });

  it.each([
    ['visa', 10],
    ['visa', 17],
    ['visa', 18],
    ['mchip', 16],
    ['mchip', 17],
    ['mchip', 20],
    ['mchip', 21],
  ])('makes and checks a cryptogram of %s, version %d', async (scheme, version) => {
    const body = { pan: PAN, amount: 15_075, atc: 7, scheme, version };
    const made = (await tools('arqc', body)) as {
      emv: string;
      arqc: string;
    };
    expect(made).toMatchObject({ scheme, version });
    expect(made.emv).toContain('9F0206000000015075');
    expect(made.emv).toContain('9F36020007');
    expect(made.emv).toContain(`9F2608${made.arqc}`);
    const checked = await tools('arqc/check', { pan: PAN, emv: made.emv });
    expect(checked).toMatchObject({ matches: true, expected: made.arqc, scheme, version });
    expect(await tools('arqc/check', { pan: PAN, cardSequence: '1', emv: made.emv })).toMatchObject(
      {
        matches: false,
      },
    );
  });

  it('makes the cryptogram of the documented vector', async () => {
    const emv =
      '9F02060000000040009F03060000000000009F1A020124950580000480005F2A0201249A03191105' +
      '9C01019F370452BF4585820218009F3602001C9F100706010A03A06010';
    const card = { pan: '1234567890123456', emv, key: '0123456789ABCDEFFEDCBA9876543210' };
    const made = (await tools('arqc', card)) as { emv: string };
    expect(made).toMatchObject({ arqc: '29CCA15AE665FA2E' });
    expect(await tools('arqc/check', { ...card, emv: made.emv })).toMatchObject({
      arpc: '28993816AFAE4AEB',
      issuerAuthenticationData: '28993816AFAE4AEB3030',
    });
  });

  it('makes and checks the published card verification value', async () => {
    const card = { pan: '4123456789012345', expiry: '8701', serviceCode: '101' };
    const key = '0123456789ABCDEFFEDCBA9876543210';
    expect(await tools('cvv', { ...card, key })).toEqual({ value: '561' });
    const right = await tools('cvv/check', { ...card, key, value: '561' });
    expect(right).toEqual({ matches: true, expected: '561' });
    expect(await tools('cvv/check', { ...card, value: '561' })).toMatchObject({ matches: false });
  });

  it.each(['cvv', 'cvv2', 'icvv', 'dcvv'])('makes and checks a %s', async (kind) => {
    const card = { kind, pan: PAN, expiry: '4912' };
    const { value } = (await tools('cvv', card)) as { value: string };
    expect(await tools('cvv/check', { ...card, value })).toMatchObject({ matches: true });
  });

  it('makes and checks the published CAVV', async () => {
    const card = { pan: '4123456789012345', key: '0123456789ABCDEFFEDCBA9876543210' };
    expect(await tools('cavv', { ...card, result: 7 })).toEqual({
      value: 'BwABCXJ5k5YCIxA0cnmTAAAAAAA=',
      hex: '0700010972799396022310347279930000000000',
      output: '972',
      keyIndicator: '01',
    });
    const value = 'BwABCXJ5k5YCIxA0cnmTAAAAAAA=';
    expect(await tools('cavv/check', { ...card, value })).toMatchObject({
      matches: true,
      result: 7,
    });
    expect(await tools('cavv/check', { pan: PAN, value })).toEqual({
      matches: false,
      result: 7,
      trackingNumber: '9602231034727993',
      detail: 'The value is not that of the card.',
    });
    const other = 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=';
    expect(await tools('cavv/check', { pan: PAN, value: other })).toMatchObject({ matches: false });
  });

  it('makes and checks a script for the response to a cryptogram', async () => {
    const { emv } = (await tools('arqc', { pan: PAN, amount: 1_000 })) as { emv: string };
    const card = { pan: PAN, emv };
    const made = (await tools('script', { ...card, kind: 'pin-change', pin: '5678' })) as {
      script: string;
      command: string;
    };
    expect(made.script).toBe(`72269F180400000001861D${made.command}`);
    expect(await tools('script/check', { ...card, script: made.script })).toMatchObject({
      matches: true,
      commands: [{ command: made.command, matches: true }],
    });
    const broken = made.script.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    expect(await tools('script/check', { ...card, script: broken })).toMatchObject({
      matches: false,
    });
    expect(await tools('script/check', { ...card, script: '9F3602001C' })).toEqual({
      matches: false,
      commands: [],
    });
  });

  it.each([
    ['pin-block', { pin: '1234' }, '/pan', 'Is missing; format 0 needs the card number.'],
    ['pin-block', { pin: '12', pan: PAN }, '/pin', 'Must be a string of 4 to 12 digits.'],
    ['pin-block', { pin: '1234', pan: PAN, format: 2 }, '/format', 'Must be one of 0, 1, 3, 4.'],
    ['pin-block', { pin: '1234', pan: PAN, formt: 0 }, '/formt', 'did you mean "format"'],
    ['pin-block', { pin: '1234', pan: PAN, key: '00' }, '/key', '32 hex digits (16 bytes)'],
    ['pin-block/check', { pin: '1234', block: '00' }, '/block', '16 or 32 hex digits'],
    ['mac', {}, '', 'Must have exactly one of message, raw, data.'],
    ['mac/check', { data: '00' }, '/mac', 'Is missing; it must be the MAC of `data`.'],
    ['arqc', { pan: PAN, emv: '9F36' }, '/emv', 'DE55/9F36'],
    ['arqc', { pan: PAN, emv: '9F360300001C' }, '/emv', 'Tag 9F36 must have 2 bytes, not 3.'],
    [
      'arqc',
      { pan: PAN, scheme: 'mchip', version: 10 },
      '/version',
      'Must be one of 16, 17, 20, 21',
    ],
    ['arqc', { pan: PAN, version: 16 }, '/version', 'Must be one of 10, 17, 18 for scheme visa.'],
    ['arqc', { pan: PAN, version: { toString: 1 } }, '/version', 'Must be one of 10, 16, 17'],
    ['pin-block', { pin: '1234', format: { toString: 1 } }, '/format', 'Must be one of'],
    ['script', { limit: [], value: { valueOf: 1 }, emv: '00' }, '/kind', 'Must be one of'],
    ['cvv', { pan: PAN, expiry: '491' }, '/expiry', 'Must be a string of 4 digits.'],
    ['cvv', { pan: PAN, expiry: '4912', atc: 1 }, '/atc', 'only dcvv has it'],
    [
      'cvv',
      { pan: PAN, expiry: '4912', kind: 'icvv', serviceCode: '201' },
      '/serviceCode',
      'left out',
    ],
    ['cvv/check', { pan: PAN, expiry: '4912' }, '/value', 'Is missing'],
    ['cavv', { pan: PAN, result: 3 }, '/result', 'Must be one of 0, 5, 7, 9.'],
    ['cavv/check', { pan: PAN, value: 'AA==' }, '/value', '28 characters of Base64'],
    [
      'script',
      { pan: PAN, emv: '9F3602001C', kind: 'pin-unblock' },
      '/emv',
      'Tag 9F02 is missing.',
    ],
    ['script', { pan: PAN, emv: '9F3602001C', kind: 'pin-change' }, '/pin', 'Is missing'],
    ['arqc/check', { pan: PAN, emv: '9F3602001C' }, '/emv', 'Tag 9F02 is missing.'],
  ])('%s refuses %p', async (path, body, pointer, detail) => {
    const [error] = (await errorsOf(path, body)) as { pointer: string; detail: string }[];
    expect(error?.pointer).toBe(pointer);
    expect(error?.detail).toContain(detail);
  });

  it('wraps a key in a key block, and takes it out again', async () => {
    const body = { key: '0123456789ABCDEFFEDCBA9876543210', version: 'D', usage: 'P0', mode: 'B' };
    const made = (await tools('key-block', body)) as { block: string };
    expect(made).toMatchObject({
      kcv: '08D7B4',
      header: { version: 'D', usageText: 'PIN encryption' },
    });
    const { block } = made;
    expect(block).toMatch(/^D0112P0TB00N0000/);
    expect(await tools('key-block/check', { block })).toMatchObject({
      matches: true,
      detail: 'The block is correct. It has a key of TDES: PIN encryption.',
      key: body.key,
      header: { mode: 'B', exportability: 'N', optional: [] },
    });
    const protectionKey = '00'.repeat(16);
    expect(await tools('key-block/check', { block, protectionKey })).toEqual({
      matches: false,
      detail: 'The MAC is wrong: the block was changed, or is under another protection key.',
    });
  });

  it.each([
    [{}, '/key'],
    [{ key: '0123' }, '/key'],
    [{ key: '00'.repeat(8) }, '/key'],
    [{ key: '00'.repeat(16), algorithm: 'A' }, '/key'],
    [{ key: '00'.repeat(16), protectionKey: '00'.repeat(8) }, '/protectionKey'],
    [{ key: '00'.repeat(16), usage: 'P9' }, '/usage'],
    [{ key: '00'.repeat(16), optional: [{ id: 'PB', data: '' }] }, '/optional/0/id'],
    [
      {
        key: '00'.repeat(16),
        optional: [
          { id: 'T0', data: 'P'.repeat(9_000) },
          { id: 'T1', data: 'P'.repeat(9_000) },
        ],
      },
      '/optional',
    ],
  ])('makes no key block of %#', async (body, pointer) => {
    expect(await errorsOf('key-block', body)).toMatchObject([{ pointer }]);
  });
});
