import 'reflect-metadata';
import { formatOriginal90, type IsoMessage } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, isoMessage, type Answer } from './card-host';

const PAN = '4000000000000001';
const POOR = '4000000000000002';
const FULL = { balance: 10_000_000, held: 0 };

describe(`Reversals and advices on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = () => {
    sandboxes += 1;
    const host = cardHost(test, `reversals-${String(sandboxes)}`);
    const paths: Readonly<Record<string, string>> = {
      '1': 'authorize',
      '2': 'financial',
      '4': 'reversal',
    };
    /** Sends a message by number, without completing it. */
    const send = async (message: IsoMessage): Promise<Answer> => {
      const path = `/iso8583/issuer/${paths[message.mti.charAt(1)] ?? ''}`;
      const answer = await host.post(path, { ...message, complete: false }).expect(200);
      return answer.body as Answer;
    };
    return { ...host, send };
  };
  const pointer = (mti: string, { fields }: IsoMessage) =>
    formatOriginal90({
      mti,
      stan: fields['11'],
      transmittedAt: fields['7'],
      acquirer: '1',
      forwarder: undefined,
    });

  it('acknowledge a 0220 that was declined with 51 and move no money', async () => {
    const { send, card } = fresh();
    const secret = { '55': '9F36020009', '52': 'FFFFFFFFFFFFFFFF' };
    expect(await send(isoMessage('0220', { '39': '51', ...secret }))).toMatchObject({
      responseCode: '00',
      trace: { rule: 'advice.declined' },
    });
    expect(await card(PAN)).toMatchObject({ ...FULL, pinFailures: 0 });
  });

  it.each([
    ['0100', '0101'],
    ['0120', '0121'],
    ['0220', '0221'],
  ])('that overtake a %s also meet its repeat %s', async (mti, repeat) => {
    const { send, card } = fresh();
    const original = isoMessage(mti, {});
    const reversal = isoMessage('0420', { '90': pointer(mti, original) });
    expect(await send(reversal)).toMatchObject({ responseCode: '00' });
    expect(await send({ ...original, mti: repeat })).toMatchObject({ responseCode: '68' });
    expect(await card(PAN)).toMatchObject(FULL);
  });

  it('undo an original that was first seen as a repeat', async () => {
    const { send, card } = fresh();
    const original = isoMessage('0101', {});
    expect(await send(original)).toMatchObject({ approved: true });
    const reversal = isoMessage('0400', { '90': pointer('0100', original) });
    expect(await send(reversal)).toMatchObject({ responseCode: '00' });
    expect(await card(PAN)).toMatchObject(FULL);
  });

  it.each([
    ['the approved', '000000000500'],
    ['the requested', '000000001000'],
  ])('undo a partial approval by %s amount', async (_, amount) => {
    const { send, card } = fresh();
    const original = isoMessage('0100', { '2': POOR, '48': '610510000' });
    expect(await send(original)).toMatchObject({ responseCode: '10' });
    const reversal = isoMessage('0400', {
      '2': POOR,
      '4': amount,
      '90': pointer('0100', original),
    });
    expect(await send(reversal)).toMatchObject({ responseCode: '00' });
    expect(await card(POOR)).toMatchObject({ held: 0, balance: 500 });
  });

  it("do not block the next day's message with the same STAN", async () => {
    const { send, card } = fresh();
    const stan = '654321';
    await send(isoMessage('0420', { '11': stan, '13': '1121', '7': '1121120000' }));
    const tomorrow = isoMessage('0100', { '11': stan, '13': '1122', '7': '1122120000' });
    expect(await send(tomorrow)).toMatchObject({ approved: true });
    const late = isoMessage('0100', { '11': stan, '13': '1121', '7': '1121115900' });
    expect(await send(late)).toMatchObject({ responseCode: '68' });
    expect(await card(PAN)).toMatchObject({ held: 1_000 });
  });

  it('that were refused block nothing', async () => {
    const { send } = fresh();
    const first = isoMessage('0100', {});
    const second = isoMessage('0100', {});
    expect(await send(isoMessage('0400', { '90': pointer('0100', first) }))).toMatchObject({
      responseCode: '25',
    });
    await send(isoMessage('0420', { '90': pointer('0100', second) }));
    expect(await send(first)).toMatchObject({ approved: true });
    expect(await send(second)).toMatchObject({ responseCode: '68' });
  });

  it('whose DE90 names another message do not undo one with the same STAN', async () => {
    const { send, card } = fresh();
    const yesterday = isoMessage('0100', { '7': '1120120000', '11': '000009' });
    await send(yesterday);
    const lost = isoMessage('0100', { '11': '000009' });
    const reversal = isoMessage('0420', { '11': '000009', '90': pointer('0100', lost) });
    expect(await send(reversal)).toMatchObject({
      approved: true,
      message: expect.stringMatching(
        /^Accepted, but nothing was reversed: No message matches DE90/,
      ),
      trace: { rule: 'reversal.not-found' },
    });
    expect(await card(PAN)).toMatchObject({ held: 1_000 });
  });

  it('find their original by DE90 among many with the same STAN', async () => {
    const { send, card } = fresh();
    const payments = Array.from({ length: 52 }, (_, second) =>
      isoMessage('0200', { '7': `11211200${String(second).padStart(2, '0')}`, '11': '000042' }),
    );
    for (const payment of payments) await send(payment);
    const [first] = payments;
    if (first === undefined) throw new Error('There are payments.');
    const reversal = isoMessage('0420', { '90': pointer('0200', first) });
    expect((await send(reversal)).trace.detail).toContain('1000 cents are returned');
    expect(await card(PAN)).toMatchObject({ balance: 10_000_000 - 51_000 });
  });

  it('and captures find an advice by the code that its sender issued', async () => {
    const { send, card } = fresh();
    const code = 'ABC123';
    const advice = await send(isoMessage('0120', { '38': code, '39': '00' }));
    expect(advice.fields['38']).toBe(code);
    await send(isoMessage('0220', { '38': code }));
    expect(await card(PAN)).toMatchObject({ balance: 9_999_000, held: 0 });
  });

  it('are carried out if a rule requests an approval', async () => {
    const { send, rule, card } = fresh();
    const original = isoMessage('0100', {});
    await send(original);
    await rule({ outcome: '00' }, { path: '/iso8583/issuer/reversal' });
    await send(isoMessage('0420', { '90': pointer('0100', original) }));
    expect(await card(PAN)).toMatchObject(FULL);
  });

  it('are not refused for a processing code that the host does not serve', async () => {
    const { send, card } = fresh();
    const original = isoMessage('0100', {});
    await send(original);
    const reversal = isoMessage('0420', { '3': '950000', '90': pointer('0100', original) });
    expect(await send(reversal)).toMatchObject({ responseCode: '00' });
    expect(await card(PAN)).toMatchObject(FULL);
  });

  it.each([
    ['DE3', { '3': undefined }],
    ['DE4', { '4': undefined }],
    ['DE90 (or DE37, or DE41 with the STAN of the original in DE11)', { '41': undefined }],
  ])('without %s are 30', async (missing, change) => {
    const { send } = fresh();
    expect(await send(isoMessage('0420', change))).toMatchObject({
      responseCode: '30',
      trace: { detail: `Missing: ${missing}.` },
    });
  });

  it('by DE37 undo the capture, which is open, and not its authorization', async () => {
    const { send, card } = fresh();
    const rrn = '632512000777';
    const original = isoMessage('0100', { '37': rrn });
    const { fields } = await send(original);
    await send(isoMessage('0220', { '37': rrn, '38': fields['38'] }));
    expect(await card(PAN)).toMatchObject({ balance: 9_999_000, held: 0 });
    const reversal = isoMessage('0400', { '37': rrn });
    expect(await send(reversal)).toMatchObject({ responseCode: '00' });
    expect(await card(PAN)).toMatchObject(FULL);
    // The same again moves nothing.
    expect(await send(isoMessage('0400', { '37': rrn }))).toMatchObject({ responseCode: '00' });
    expect(await card(PAN)).toMatchObject(FULL);
  });

  it('that name the captured authorization by its STAN are refused, and say why', async () => {
    const { send } = fresh();
    const rrn = '632512000778';
    const original = isoMessage('0100', { '37': rrn });
    const { fields } = await send(original);
    await send(isoMessage('0220', { '37': rrn, '38': fields['38'] }));
    const reversal = isoMessage('0400', { '37': rrn, '11': original.fields['11'] });
    expect(await send(reversal)).toMatchObject({
      responseCode: '21',
      trace: { rule: 'reversal.captured' },
    });
  });
});
