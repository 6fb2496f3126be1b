import 'reflect-metadata';
import { databaseUnderTest } from '#libs/testing';
import { companyIn, NOW, textOf, toMaria } from '../../apps/openfinance/test/remittances/company';
import { payingIn, startBank, type BankAndSiblings } from './bank-and-siblings';

const EMAIL = 'ana@example.com';
const ENTRY = {
  keyType: 'EMAIL',
  keyValue: EMAIL,
  accountId: 'acc-001',
  ispb: '11112222',
  branch: '0042',
  accountNumber: '00654321',
  accountType: 'SAVINGS',
  holderName: 'Ana Lima',
};

/** A Pix of 150.00 to an e-mail address. */
const toKey = (key: string, document: string) => ({
  amount: 15_000,
  document,
  second: [
    [15, '02 '],
    [128, key],
  ] as const,
});
/** A Pix of 150.00 to a QR code. */
const toCode = (code: string, document: string, amount = 15_000) => ({
  amount,
  document,
  second: [[132, code]] as const,
});

describe(`Remittances through DICT and the SPI on ${databaseUnderTest}`, () => {
  let apps: BankAndSiblings;
  beforeAll(async () => {
    apps = await startBank();
  });
  afterAll(() => apps.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const sandbox = `remitting-${String(sandboxes)}`;
    const payer = await payingIn(apps, sandbox);
    await payer.toDict('post', '/dict/keys', ENTRY).expect(201);
    const company = companyIn(apps.bank, sandbox);
    await company.frozen(NOW).expect(200);
    return { ...payer, ...company };
  };

  it('pay keys and QR codes once, and report what DICT and the bank refuse', async () => {
    const { call, send, results, advance, transactions, unsound } = await fresh();
    const { body } = await call('post', '/qr-codes', {
      ...{ key: EMAIL, amount: '150.00', charge: { expirySeconds: 600 } },
    }).expect(201);
    const { location } = (body as { charge: { location: string } }).charge;
    const { id } = await send(
      textOf({
        lots: [
          {
            form: '45',
            payments: [toKey(EMAIL.toUpperCase(), 'K1'), toKey('nobody@example.com', 'K2')],
          },
          {
            form: '47',
            payments: [
              toCode(location, 'Q1'),
              // The charge has been taken.
              toCode(location, 'Q2'),
              toCode(EMAIL, 'Q3'),
              toCode('pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441', 'Q4'),
            ],
          },
        ],
      }),
    );
    await advance('PT1M');
    expect(await results(id)).toEqual([
      'PAID 00',
      'REFUSED PJ',
      'PAID 00',
      'REFUSED PK',
      'PAID 00',
      'REFUSED PK',
    ]);
    expect(await transactions()).toHaveLength(3);
    expect(await unsound()).toEqual([]);
  });

  it.each([
    ['AB03', 'PA'],
    ['AC03', 'AN'],
    ['AC07', 'PC'],
    ['AC14', 'PD'],
    ['BE01', 'PF'],
  ])('report %s of the SPI as %s, and give the money back', async (outcome, occurrence) => {
    const { spi, send, results, advance, returned, available, unsound } = await fresh();
    const before = await available('padaria-corrente');
    await spi.rule({ match: { path: '/spi/pacs.008' }, effect: { outcome }, times: 1 });
    const { id } = await send(textOf({ payments: [toKey(EMAIL, 'K1')] }));
    await advance('PT1H');
    expect(await results(id)).toEqual([`REFUSED ${occurrence}`]);
    const [, , record = ''] = await returned(id);
    expect([record.slice(154, 177), record.slice(230)]).toEqual([
      '0'.repeat(23),
      occurrence.padEnd(10),
    ]);
    expect(await available('padaria-corrente')).toBe(before);
    expect(await unsound()).toEqual([]);
  });

  it('refuse payments with PA if DICT does not answer', async () => {
    const { toDict, send, results, advance } = await fresh();
    const rule = {
      match: { path: '/dict/keys/**' },
      effect: { respond: { status: 503 } },
      times: 1,
    };
    await toDict('post', '/__admin/rules', rule).expect(201);
    const { id } = await send(
      textOf({ payments: [toKey(EMAIL, 'K1'), toMaria({ document: 'K2' })] }),
    );
    await advance('PT1M');
    expect(await results(id)).toEqual(['REFUSED PA', 'PAID 00']);
  });
});
