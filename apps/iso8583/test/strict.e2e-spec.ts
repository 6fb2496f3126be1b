import 'reflect-metadata';
import { PROFILES } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, codec, createCardHost, isoMessage, type Answer } from './card-host';

const PAN = '4000000000000001';
const AUTHORIZE = '/iso8583/issuer/authorize';

describe(`The strictness of the host on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = () => {
    sandboxes += 1;
    return cardHost(test, `strict-${String(sandboxes)}`);
  };
  const missing = (elements: string) => ({
    responseCode: '30',
    trace: {
      rule: 'format.strict',
      detail: expect.stringContaining(`Missing: ${elements}.`) as string,
    },
  });

  it('is asked for by a message: nothing is completed, and each mandatory element is required', async () => {
    const { authorize } = fresh();
    expect(await authorize({ pan: PAN, amount: 100 })).toMatchObject({ approved: true });
    expect(await authorize({ pan: PAN, amount: 100, strict: true })).toMatchObject({
      responseCode: '30',
      trace: { rule: 'format' },
    });
    const message = isoMessage('0100', {});
    expect(await authorize({ ...message, strict: true })).toMatchObject(missing('DE37, DE43'));
    const whole = isoMessage('0100', { '37': '632512000001', '43': 'SHOP' });
    expect(await authorize({ ...whole, strict: true })).toMatchObject({ approved: true });
    const withPin = isoMessage('0100', { '37': '1', '43': 'SHOP', '52': '0000000000000000' });
    expect(await authorize({ ...withPin, strict: true })).toMatchObject(
      missing('DE26 (because of DE52)'),
    );
  });

  it('is asked for by the address of a raw message', async () => {
    const { post } = fresh();
    const hex = codec.encode(isoMessage('0100', {})).toString('hex');
    const lenient = await post(AUTHORIZE, hex, 'text/plain').expect(200);
    expect(lenient.headers['x-response-code']).toBe('00');
    const again = codec.encode(isoMessage('0100', {})).toString('hex');
    const strict = await post(`${AUTHORIZE}?strict=true`, again, 'text/plain').expect(200);
    expect(strict.headers).toMatchObject({
      'x-response-code': '30',
      'x-trace-rule': 'format.strict',
    });
    await post(`${AUTHORIZE}?strict=maybe`, again, 'text/plain').expect(400);
  });

  it('is a setting of the sandbox, which a refused message does not change', async () => {
    const { put, authorize, card } = fresh();
    await put('/admin/host', { strict: true }).expect(200);
    const message = isoMessage('0100', {});
    expect(await authorize({ ...message, complete: false })).toMatchObject(missing('DE37, DE43'));
    expect(await card(PAN)).toMatchObject({ held: 0 });
    await put('/admin/host', {}).expect(200);
    expect(await authorize({ ...message, complete: false })).toMatchObject({ approved: true });
  });

  it('does not change the answer to a message that was answered before', async () => {
    const { put, authorize, card } = fresh();
    const message = { ...isoMessage('0100', {}), complete: false };
    const first = await authorize(message);
    await put('/admin/host', { strict: true }).expect(200);
    expect(await authorize({ ...message, mti: '0101' })).toMatchObject({
      fields: { '38': first.fields['38'], '39': '00' },
      trace: { rule: 'repeat' },
    });
    expect(await authorize(message)).toMatchObject({ responseCode: '94' });
    expect(await card(PAN)).toMatchObject({ held: 1_000 });
  });

  it('takes presence and echo from a posted profile', async () => {
    const { post } = fresh();
    const echo = '2 3 4 11 15 22 24 41 43 48 50 51 60 61 62 63'.split(' ');
    const profile = {
      ...PROFILES.ascii,
      name: 'own',
      presence: { '0100': ['62', '2|35', '23 if 55'] },
      echo: { '0100': echo },
    };
    await post('/iso8583/tools/profiles', profile).expect(201);
    const strict = await post(`${AUTHORIZE}?profile=own`, {
      ...isoMessage('0100', { '55': '9F36020001' }),
      strict: true,
    }).expect(200);
    expect(strict.body).toMatchObject(missing('DE62, DE23 (because of DE55)'));
    const private_ = Object.fromEntries(['60', '61', '62', '63'].map((key) => [key, `P${key}`]));
    const message = isoMessage('0100', {
      '15': '1121',
      '24': '003',
      '43': 'SHOP',
      '48': 'private',
      '50': '986',
      '51': '986',
      ...private_,
    });
    const { body } = await post(`${AUTHORIZE}?profile=own`, {
      ...message,
      complete: false,
    }).expect(200);
    const { fields } = body as Answer;
    expect(Object.keys(fields).sort()).toEqual([...echo, '38', '39'].sort());
    for (const element of echo) expect(fields[element]?.trim()).toBe(message.fields[element]);
  });

  it.each([
    [{ presence: { '0110': ['2'] } }, '/presence/0110'],
    [{ presence: { '0100': ['2 or 35'] } }, '/presence/0100/0'],
    [{ echo: { '0100': ['1'] } }, '/echo/0100/0'],
    [{ echos: {} }, '/echos'],
  ])('refuses a profile with %j', async (change, pointer) => {
    const { post } = fresh();
    const profile = { ...PROFILES.ascii, name: 'own', ...change };
    const { body } = await post('/iso8583/tools/profiles', profile).expect(400);
    expect(body).toMatchObject({ code: 'PROFILE_INVALID', errors: [{ pointer }] });
  });

  it.each([
    ['41', { length: 40, lengthDigits: 2 }, 'T'.repeat(40)],
    ['4', { length: 20 }, '9'.repeat(20)],
  ])(
    'refuses a DE%s that a profile makes too long for the host',
    async (element, layout, value) => {
      const { post } = fresh();
      const profile = { ...PROFILES.ascii, name: 'long', overrides: { [element]: layout } };
      await post('/iso8583/tools/profiles', profile).expect(201);
      const message = isoMessage('0100', { [element]: value });
      const answer = await post(`${AUTHORIZE}?profile=long`, { ...message, complete: false });
      expect(answer.body).toMatchObject({ responseCode: '30', trace: { rule: 'format' } });
    },
  );

  it('moves no money if the profile cannot write the response', async () => {
    const { post, card } = fresh();
    const overrides = { '38': { format: 'n', length: 3 } };
    const profile = { ...PROFILES.ascii, name: 'short', overrides };
    await post('/iso8583/tools/profiles', profile).expect(201);
    const message = { ...isoMessage('0100', {}), complete: false };
    const answer = await post(`${AUTHORIZE}?profile=short`, message).expect(200);
    expect(answer.body).toMatchObject({ responseCode: '30', trace: { rule: 'profile' } });
    expect(await card(PAN)).toMatchObject({ held: 0 });
  });

  it.each([
    ['expirey', 'expiry'],
    ['Pan', 'pan'],
    ['merchantid', 'merchantId'],
  ])('refuses the name %s and suggests %s', async (name, near) => {
    const { body } = await fresh()
      .post(AUTHORIZE, { pan: PAN, amount: 1, [name]: '4912' })
      .expect(400);
    expect(JSON.stringify(body)).toContain(near);
    expect(body).toMatchObject({ code: 'MESSAGE_INVALID', errors: [{ pointer: `/${name}` }] });
  });

  it('accepts element numbers at the top, with 0 for the MTI', async () => {
    const { post } = fresh();
    const flat = { '0': '0100', '2': PAN, '4': '000000000700', '41': 'TERM0007' };
    const { body } = await post(AUTHORIZE, flat).expect(200);
    expect(body).toMatchObject({
      mti: '0110',
      approved: true,
      fields: { '4': '000000000700', '41': 'TERM0007' },
    });
    const mixed = { '0': '0100', pan: PAN, fields: { '4': '000000000800' }, '41': 'TERM0008' };
    expect((await post(AUTHORIZE, mixed).expect(200)).body).toMatchObject({
      fields: { '4': '000000000800', '41': 'TERM0008' },
    });
    const unknown = await post(AUTHORIZE, { '0': '0100', '2': PAN, '200': 'x' }).expect(400);
    expect(unknown.body).toMatchObject({ errors: [{ pointer: '/fields/200' }] });
  });

  it('keeps the blanks at the end of a text body', async () => {
    const { post } = fresh();
    const text = (message: string) => post(AUTHORIZE, message, 'text/plain');
    const fields = { '43': 'SHOP'.padEnd(40), '49': undefined };
    const message = codec.encode(isoMessage('0100', fields)).toString('latin1');
    expect(message.endsWith(' ')).toBe(true);
    await text(message).expect(200);
    const again = codec.encode(isoMessage('0100', fields)).toString('latin1');
    await text(`${again}\n`).expect(200);
    await text(`${message} `).expect(400);
    await text(message.trimEnd()).expect(400);
  });
});
