import 'reflect-metadata';
import { readChipTags, withCryptogram, writeChipTags } from '#libs/card-security';
import { databaseUnderTest, documentedProblem, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, isoMessage, type Answer } from './card-host';

const PAN = '4000000000000001';

interface ScriptView {
  readonly id: string;
  readonly status: string;
  readonly scriptId?: string;
  readonly script?: string;
}

describe(`Issuer scripts on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  const within = async (sandbox: string) => {
    const host = cardHost(test, sandbox);
    await host.put('/admin/host', { security: { chip: 'check' } }).expect(200);
    const address = `/admin/cards/${PAN}/scripts`;
    const queue = async (body: object): Promise<ScriptView> =>
      (await host.post(address, body).expect(201)).body as ScriptView;
    const scripts = () => host.get<ScriptView[]>(address);
    let atc = 0;
    /** DE55 of the next payment, with more tags. */
    const chipData = async (tags: object = {}, body: object = {}): Promise<string> => {
      atc += 1;
      const made = await host.post('/iso8583/tools/arqc', {
        pan: PAN,
        amount: 1_000,
        atc,
        ...body,
      });
      const { emv, arqc } = made.body as { emv: string; arqc: string };
      return withCryptogram(emv + writeChipTags(tags as Record<string, string>), arqc);
    };
    const pay = (emv: string, fields: Readonly<Record<string, string>> = {}) =>
      host.authorize({ ...isoMessage('0100', { '55': emv, ...fields }), complete: false });
    return { ...host, queue, scripts, chipData, pay };
  };
  const scriptIn = ({ fields }: Answer): string =>
    /7[12](?:[0-9A-F]{2})9F1804.*$/.exec(fields['55'] ?? '')?.[0] ?? '';

  it('are carried by one response, and confirmed by the next message', async () => {
    const { queue, scripts, chipData, pay, post } = await within('once');
    const { id } = await queue({ kind: 'pin-unblock', template: '71' });
    const emv = await chipData();
    const first = await pay(emv);
    expect(first).toMatchObject({ responseCode: '00' });
    const script = scriptIn(first);
    expect(script).toMatch(/^71169F1804[0-9A-F]{8}860D8424000008[0-9A-F]{16}$/);
    const checked = await post('/iso8583/tools/script/check', { pan: PAN, emv, script });
    expect(checked.body).toMatchObject({ matches: true });
    const [sent] = await scripts();
    expect(sent).toMatchObject({ id, status: 'sent', script });
    expect(scriptIn(await pay(await chipData()))).toBe('');
    const scriptId = sent?.scriptId ?? '';
    await pay(await chipData({ '9F5B': `20${scriptId}` }));
    expect(await scripts()).toMatchObject([{ id, status: 'done', outcome: 'successful' }]);
    // A second report changes nothing.
    await pay(await chipData({ '9F5B': `10${scriptId}` }));
    expect(await scripts()).toMatchObject([{ id, status: 'done' }]);
  });

  it('are carried by a declined response too, in the order of the queue', async () => {
    const { queue, scripts, chipData, pay } = await within('declined');
    await queue({ kind: 'application-block' });
    await queue({ kind: 'offline-limit', limit: 'lower-count', value: 3 });
    const declined = await pay(await chipData(), { '48': '9203999' });
    expect(declined).toMatchObject({ responseCode: '82', trace: { rule: 'cvv' } });
    expect(scriptIn(declined)).toContain('841E000008');
    expect(await scripts()).toMatchObject([{ status: 'queued' }, { status: 'sent' }]);
    expect(scriptIn(await pay(await chipData()))).toContain('04DA9F580903');
  });

  it.each([
    ['successful', '20', 'done'],
    ['failed', '10', 'failed'],
    ['not-performed', '00', 'failed'],
  ])('end as the card says in an advice: %s', async (outcome, digits, status) => {
    const { queue, scripts, chipData, pay, financial } = await within(`end-${outcome}`);
    await queue({ kind: 'application-unblock' });
    await pay(await chipData());
    const [sent] = await scripts();
    const emv = writeChipTags({ DF31: `${digits}${sent?.scriptId ?? ''}` });
    const advice = { ...isoMessage('0220', { '55': emv }), complete: false };
    expect(await financial(advice)).toMatchObject({ responseCode: '00' });
    expect(await scripts()).toMatchObject([{ status, outcome }]);
  });

  it('change the PIN of the card once the card says so', async () => {
    const { queue, scripts, chipData, pay, authorize, post } = await within('pin');
    await queue({ kind: 'pin-change', pin: '5678' });
    const pin = (value: string) => authorize({ pan: PAN, amount: 100, pin: value });
    await pay(await chipData());
    expect(await pin('1234')).toMatchObject({ responseCode: '00' });
    const [sent] = await scripts();
    expect(JSON.stringify(sent)).not.toContain('5678');
    await pay(await chipData({ '9F5B': `20${sent?.scriptId ?? ''}` }));
    expect(await pin('1234')).toMatchObject({ responseCode: '55' });
    expect(await pin('5678')).toMatchObject({ responseCode: '00' });
    // A reset removes the scripts.
    await post(`/admin/cards/${PAN}/reset`, {}).expect(200);
    expect(await scripts()).toEqual([]);
  });

  it('stay in the queue without a correct cryptogram, and their results too', async () => {
    const { queue, scripts, chipData, pay, put } = await within('wrong');
    await queue({ kind: 'pin-unblock' });
    const wrong = withCryptogram(await chipData(), '0000000000000000');
    expect(await pay(wrong)).toMatchObject({ responseCode: '82' });
    await put('/admin/host', {}).expect(200);
    expect(scriptIn(await pay(await chipData()))).toBe('');
    expect(await scripts()).toMatchObject([{ status: 'queued' }]);
    await put('/admin/host', { security: { chip: 'check' } }).expect(200);
    await pay(await chipData());
    const [sent] = await scripts();
    const result = await chipData({ '9F5B': `20${sent?.scriptId ?? ''}` });
    await pay(withCryptogram(result, '0000000000000000'));
    expect(await scripts()).toMatchObject([{ status: 'sent' }]);
  });

  it('are the same in a repeated response', async () => {
    const { queue, chipData, authorize } = await within('repeat');
    await queue({ kind: 'pin-unblock' });
    await queue({ kind: 'pin-unblock' });
    const message = { ...isoMessage('0100', { '55': await chipData() }), complete: false };
    const first = await authorize(message);
    const repeat = await authorize({ ...message, mti: '0101' });
    expect(scriptIn(first)).not.toBe('');
    expect(repeat.fields['55']).toBe(first.fields['55']);
  });

  it('of M/Chip cards have their own keys and limits', async () => {
    const { queue, chipData, pay } = await within('mchip');
    await queue({ kind: 'offline-limit', limit: 'upper-amount', value: 20_000 });
    const answer = await pay(await chipData({}, { scheme: 'mchip' }));
    expect(scriptIn(answer)).toContain('04DA00CB0E000000020000');
    expect(readChipTags(answer.fields['55'] ?? '')['91']).toMatch(/^[0-9A-F]{16}0010$/);
  });

  it('have the documented errors, and at most 10 wait', async () => {
    const { queue, post } = await within('run-42');
    const address = `/admin/cards/${PAN}/scripts`;
    for (const [body, pointer] of [
      [{ kind: 'format' }, '/kind'],
      [{ kind: 'pin-change' }, '/pin'],
      [{ kind: 'pin-unblock', pin: '1234' }, '/pin'],
      [{ kind: 'offline-limit', limit: 'lower-count', value: 256 }, '/value'],
      [{ kind: 'pin-unblock', templat: '71' }, '/templat'],
    ] as const) {
      const refused = await post(address, body).expect(400);
      expect(refused.body).toMatchObject({ errors: [{ pointer }] });
    }
    for (let count = 0; count < 10; count += 1) await queue({ kind: 'pin-unblock' });
    const { body } = await post(address, { kind: 'pin-unblock' }).expect(409);
    expect(body).toMatchObject(
      await documentedProblem(test, 'post /admin/cards/{pan}/scripts', 'SCRIPT_LIMIT_REACHED'),
    );
    await post('/admin/cards/4999999999999999/scripts', { kind: 'pin-unblock' }).expect(404);
  });
});
