import 'reflect-metadata';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createTestApp, databaseUnderTest, frozenAt, pacs008, type TestApp } from '#libs/testing';
import { errorOf, fraudIn } from '../../apps/dict/test/fraud/fraud-client';
import { entryOf, participantOf } from '../../apps/dict/test/official/official-client';
import { dict } from '../../apps/dict/src/dict.app';
import { idOf, NOW, statusMessage } from '../../apps/spi/test/settlement/institution';
import { ALICE, BOB, participantsIn } from '../../apps/spi/test/settlement/participants';
import { spi } from '../../apps/spi/src/spi.app';

const QUIET = { LOG_LEVEL: 'silent' };
const KEY = '+5561988880000';
const OWNER = '11122233300';
const PAYER_ID = '98765432100';
/** The institutions of the pacs.008 of the contract. */
const [PAYER, RECEIVER] = ['12345678', '87654321'];

interface Listed {
  readonly endToEndId: string;
  readonly source: string;
  readonly status: string;
  readonly key?: string;
  readonly purpose: string;
  readonly debtor: object;
  readonly creditor: object;
}

describe(`Frauds of payments of the SPI on ${databaseUnderTest}`, () => {
  let theSpi: TestApp;
  let test: TestApp;
  beforeAll(async () => {
    theSpi = await createTestApp(spi, { ...QUIET, ICOM_POLL_MS: '0', SPI_SIGN: 'false' });
    test = await createTestApp(dict, { ...QUIET, DICT_SIGN: 'false', SPI_URL: theSpi.address });
  });
  afterAll(async () => {
    await test.close();
    await theSpi.close();
  });

  const inDict = async (sandbox: string) => {
    const fraud = fraudIn(test, sandbox);
    await fraud.call('put', '/clock', frozenAt(NOW)).expect(200);
    const transfers = async () => (await fraud.call('get', '/transfers')).body as Listed[];
    /** Any statistics read the list of the SPI. */
    const sync = () => fraud.by(ALICE).get(`/persons/${OWNER}/statistics`);
    return { ...fraud, transfers, sync };
  };

  it('are reported, and refunded by a return that settled', async () => {
    const sandbox = 'settled';
    const { report, acknowledge, close, refund, closeRefund, transfers } = await inDict(sandbox);
    const { alice, bob } = await participantsIn(theSpi, sandbox);
    const paid = await alice.pay(BOB, {
      form: 'DICT',
      creditorAccount: {
        number: '54321',
        branch: '1',
        type: 'CACC',
        key: KEY,
      },
    });
    expect(errorOf(await report(paid, {}, ALICE))).toBe(
      '400 InfractionReportTransactionNotSettled',
    );
    await bob.answer(paid);
    await alice.read();
    await bob.read();
    const created = await report(paid, {}, ALICE);
    expect(errorOf(created)).toBe('201');
    const id = created.text('InfractionReport/Id') ?? '';
    await acknowledge(id, BOB);
    expect(errorOf(await close(id, {}, BOB))).toBe('200');
    const asked = await refund(paid, { RefundReason: 'FRAUD', RefundAmount: '150.75' }, ALICE);
    expect(errorOf(asked)).toBe('201');
    const refundId = asked.text('Refund/Id') ?? '';
    const returning = await bob.giveBack(paid, 15_075, { debtorIspb: ALICE });
    const members = {
      RefundAnalysisResult: 'TOTALLY_ACCEPTED',
      RefundTransactionId: returning,
    };
    expect(errorOf(await closeRefund(refundId, members, BOB))).toBe(
      '400 RefundTransactionNotSettled',
    );
    await alice.send(statusMessage({ instructionId: returning, endToEndId: paid, status: 'ACSP' }));
    expect(errorOf(await closeRefund(refundId, members, BOB))).toBe('200');
    expect(await transfers()).toMatchObject([
      { endToEndId: returning, status: 'SETTLED', purpose: 'RETN', returns: paid },
      {
        endToEndId: paid,
        source: 'SPI',
        status: 'SETTLED',
        key: KEY,
        purpose: 'IPAY',
        debtor: { ispb: ALICE, taxId: '11144477735', branch: '1', accountNumber: '12345' },
        creditor: { ispb: BOB, taxId: '52998224725' },
      },
    ]);
    expect(errorOf(await refund(paid, { RefundAmount: '1.00' }, ALICE))).toBe(
      '400 TransactionNotRefundable',
    );
  });

  it('know the parties of a payment of the contract by its lookup', async () => {
    const sandbox = 'contract';
    const { transfers, report, acknowledge, close, by } = await inDict(sandbox);
    await by(RECEIVER).post('/entries/', 'CreateEntryRequest', entryOf(RECEIVER));
    const endToEndId = idOf(PAYER);
    const found = await test.http.get(`/api/v2/entries/${encodeURIComponent(KEY)}`).set({
      'X-Sandbox': sandbox,
      'PI-RequestingParticipant': PAYER,
      'PI-PayerId': PAYER_ID,
      'PI-EndToEndId': endToEndId,
    });
    expect(found.status).toBe(200);
    await theSpi.http
      .post('/spi/pacs.008')
      .set({ 'X-Sandbox': sandbox, 'Content-Type': 'application/xml' })
      .send(pacs008({ endToEndId, amount: '10.00' }))
      .expect(200);
    const created = await report(endToEndId, {}, PAYER);
    const id = created.text('InfractionReport/Id') ?? '';
    await acknowledge(id, RECEIVER);
    const closed = await close(id, {}, RECEIVER);
    expect(errorOf(closed)).toBe('200');
    const markerId = closed.text('InfractionReport/FraudMarkerId') ?? '';
    const marker = await by(RECEIVER).get(`/fraud-markers/${markerId}`);
    expect(marker.text('FraudMarker/TaxIdNumber')).toBe(OWNER);
    expect(marker.text('FraudMarker/Key')).toBe(KEY);
    expect(await transfers()).toMatchObject([
      { endToEndId, debtor: { taxId: PAYER_ID }, key: KEY },
    ]);
  });

  it('come from the list of the SPI, each once, and later ones and changes too', async () => {
    const sandbox = 'list';
    const { transfers, sync } = await inDict(sandbox);
    const { alice, bob } = await participantsIn(theSpi, sandbox);
    const ids = [await alice.pay(BOB), await alice.pay(BOB), await alice.pay(BOB)];
    await Promise.all([sync(), sync(), sync()]);
    const known = async () => (await transfers()).map(({ endToEndId }) => endToEndId);
    expect(await known()).toEqual(ids.toReversed());
    expect((await transfers()).map(({ status }) => status)).toEqual(Array(3).fill('PENDING'));
    await bob.answer(ids[0] ?? '');
    ids.push(await alice.pay(BOB));
    await sync();
    expect(await known()).toEqual(ids.toReversed());
    expect((await transfers()).map(({ status }) => status).toReversed()).toEqual([
      'SETTLED',
      'PENDING',
      'PENDING',
      'PENDING',
    ]);
  });

  it('come from the list even if a newer payment was asked for before', async () => {
    const sandbox = 'gap';
    const { transfers, sync, report } = await inDict(sandbox);
    const { alice } = await participantsIn(theSpi, sandbox);
    const older = await alice.pay(BOB);
    const newer = await alice.pay(BOB);
    await report(newer, {}, ALICE);
    await sync();
    const known = (await transfers()).map(({ endToEndId }) => endToEndId);
    expect(known.toSorted()).toEqual([newer, older].toSorted());
  });

  it('take the parties that a tester declares where the SPI does not say them', async () => {
    const sandbox = 'declared';
    const { transfers, declare, report } = await inDict(sandbox);
    const endToEndId = idOf(PAYER);
    await theSpi.http
      .post('/spi/pacs.008')
      .set({ 'X-Sandbox': sandbox, 'Content-Type': 'application/xml' })
      .send(pacs008({ endToEndId, amount: '10.00' }))
      .expect(200);
    await report(endToEndId, {}, PAYER);
    const debtor = { ispb: PAYER };
    const creditor = { ispb: RECEIVER, taxId: OWNER };
    await declare({
      endToEndId,
      debtor,
      creditor,
      amount: '99.00',
      status: 'REJECTED',
      key: undefined,
    });
    expect(await transfers()).toMatchObject([
      { endToEndId, source: 'SPI', status: 'SETTLED', amount: '10.00', creditor: { taxId: OWNER } },
    ]);
  });
});

describe(`Frauds without an answer of the SPI on ${databaseUnderTest}`, () => {
  let silent: Server;
  let test: TestApp;
  let calls = 0;
  beforeAll(async () => {
    silent = createServer(() => (calls += 1)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `http://127.0.0.1:${String((silent.address() as AddressInfo).port)}`;
    const settings = { ...QUIET, DICT_SIGN: 'false', SPI_URL: url, DICT_SPI_TIMEOUT_MS: '50' };
    test = await createTestApp(dict, settings);
  });
  afterAll(async () => {
    await test.close();
    silent.closeAllConnections();
    silent.close();
  });

  it('are refused with ServiceUnavailable, but declared payments are known', async () => {
    const { report, refund, declare } = fraudIn(test, 'silent');
    const unknown = 'E9999901012341234123412345678900';
    const refused = await report(unknown);
    expect(errorOf(refused)).toBe('503 ServiceUnavailable');
    expect(refused.headers['retry-after']).toMatch(/^[0-9]+$/);
    expect(errorOf(await refund(unknown))).toBe('503 ServiceUnavailable');
    expect(errorOf(await report(await declare()))).toBe('201');
  });

  it('do not stop statistics, and the SPI is left alone for a while', async () => {
    const { ispb, get } = participantOf(test, 'silent', ALICE);
    expect(ispb).toBe(ALICE);
    expect(errorOf(await get(`/persons/${OWNER}/statistics`))).toBe('200');
    const before = calls;
    expect(errorOf(await get(`/persons/${OWNER}/statistics`))).toBe('200');
    expect(calls).toBe(before);
  });
});
