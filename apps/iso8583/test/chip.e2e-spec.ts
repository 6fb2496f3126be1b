import 'reflect-metadata';
import { pinBlock, readChipTags, TEST_KEYS, type PinFormat } from '#libs/card-security';
import { PROFILES } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, isoMessage, type Answer } from './card-host';

const PAN = '4000000000000001';
const hex = (text: string): Buffer => Buffer.from(text, 'hex');

describe(`Chip cryptograms on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  const hostWith = async (sandbox: string, security: object) => {
    const host = cardHost(test, sandbox);
    await host.put('/admin/host', { security }).expect(200);
    const arqc = async (body: object): Promise<{ emv: string; arqc: string }> =>
      (await host.post('/iso8583/tools/arqc', { pan: PAN, amount: 1_000, ...body }).expect(200))
        .body as { emv: string; arqc: string };
    const pay = (emv: string, fields: Readonly<Record<string, string>> = {}) =>
      host.authorize({ ...isoMessage('0100', { '55': emv, ...fields }), complete: false });
    const check = async (emv: string, responseCode: string) =>
      (await host.post('/iso8583/tools/arqc/check', { pan: PAN, emv, responseCode }).expect(200))
        .body as { issuerAuthenticationData: string };
    return { ...host, arqc, pay, check };
  };
  const broken = (emv: string): string => emv.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
  const tagsOf = ({ fields }: Answer) => readChipTags(fields['55'] ?? '');

  it('a right one is answered with tag 91 and 8A', async () => {
    const { arqc, pay, check } = await hostWith('right', { chip: 'check' });
    const { emv } = await arqc({ version: 18 });
    const answer = await pay(emv);
    expect(answer).toMatchObject({ responseCode: '00', fields: { '39': '00' } });
    const { issuerAuthenticationData } = await check(emv, '00');
    expect(tagsOf(answer)).toEqual({ '91': issuerAuthenticationData, '8A': '3030' });
  });

  it('a wrong one is 82, without tag 91, and the trace has the right one', async () => {
    const { arqc, pay, card } = await hostWith('wrong', { chip: 'check' });
    const made = await arqc({});
    const answer = await pay(broken(made.emv));
    expect(answer).toMatchObject({ responseCode: '82', trace: { rule: 'chip' } });
    expect(answer.trace.detail).toContain(`the cryptogram of the card is ${made.arqc} (CVN 10)`);
    expect(answer.fields['55']).toBeUndefined();
    expect((await card(PAN)).held).toBe(0);
    // The transaction counter was not used up.
    expect(await pay(made.emv)).toMatchObject({ responseCode: '00' });
    expect(await pay(made.emv)).toMatchObject({ responseCode: '82' });
  });

  it('nothing is checked or answered by default, or without tag 9F26', async () => {
    const { arqc, pay, put } = await hostWith('default-off', {});
    const { emv } = await arqc({});
    const answer = await pay(broken(emv));
    expect(answer).toMatchObject({ responseCode: '00' });
    expect(answer.fields['55']).toBeUndefined();
    await put('/admin/host', { security: { chip: 'check' } }).expect(200);
    expect(await pay('9F36020009')).toMatchObject({ responseCode: '00' });
  });

  it('a repeat gets the same cryptogram', async () => {
    const { arqc, authorize } = await hostWith('again', { chip: 'check' });
    const { emv } = await arqc({});
    const message = { ...isoMessage('0100', { '55': emv }), complete: false };
    const first = await authorize(message);
    const repeat = await authorize({ ...message, mti: '0101' });
    expect(repeat.fields['55']).toBe(first.fields['55']);
  });

  it('an advice is accepted without a check', async () => {
    const { arqc, financial } = await hostWith('advice', { chip: 'check' });
    const { emv } = await arqc({});
    const advice = { ...isoMessage('0220', { '55': broken(emv) }), complete: false };
    const answer = await financial(advice);
    expect(answer).toMatchObject({ responseCode: '00' });
    expect(answer.fields['55']).toBeUndefined();
  });
});

describe(`PIN blocks on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  const keys = { tdes: hex(TEST_KEYS.pin.hex), aes: hex(TEST_KEYS.pinAes.hex) };
  const blockOf = (format: PinFormat, pin: string, pan = PAN): string =>
    pinBlock({ format, pin, pan, keys });

  it('of format 4 are checked in a profile whose DE52 has 16 bytes', async () => {
    const { post } = cardHost(test, 'pin-4');
    const overrides = { '52': { length: 16 } };
    const profile = { ...PROFILES.bcd, name: 'aes', overrides };
    await post('/iso8583/tools/profiles', profile).expect(201);
    const pay = async (block: string) => {
      const message = isoMessage('0100', { '52': block });
      const { body } = await post('/iso8583/issuer/authorize?profile=aes', message).expect(200);
      return body as Answer;
    };
    expect(await pay(blockOf('4', '1234'))).toMatchObject({ responseCode: '00' });
    expect(await pay(blockOf('4', '4321'))).toMatchObject({ responseCode: '55' });
  });
});
