import { type RemittancePayment as Instruction } from '#libs/cnab240';
import { planOf } from './plan';

const TODAY = '2026-01-30';
const PAYEE: Instruction['payee'] = {
  name: 'MARIA SILVA',
  document: '11144477735',
  bank: '876',
  ispb: undefined,
  branch: '1',
  account: '10000001',
  accountDigit: '0',
  isSavings: false,
  key: undefined,
};
const HOUSE_OF_TED = ' '.repeat(17) + '018';
const ASKED: Instruction = {
  ...{ line: 3, lot: 1, record: 1, kind: 'pixAccount', movement: '0', instruction: '00' },
  ...{ payee: PAYEE, cents: 15_000, date: TODAY, companyDocument: 'PG000001' },
  ...{ txid: undefined, message: undefined, payerDocument: undefined },
  ...{ barcode: undefined, qrCode: undefined },
  records: [{ line: 3, segment: 'A', text: HOUSE_OF_TED }],
};

type Change = Partial<Omit<Instruction, 'payee'>> & {
  readonly payee?: Partial<Instruction['payee']>;
};

function planned({ payee, ...change }: Change, findings: readonly string[] = []) {
  return planOf({ ...ASKED, ...change, payee: { ...PAYEE, ...payee } }, findings, TODAY);
}

const PHONE = { type: 'PHONE', value: '+5511987654321' } as const;
const CPF = { type: 'CPF', value: '11144477735' } as const;

describe('A payment that is scheduled', () => {
  it.each<[string, Change, object]>([
    ['a Pix to a key', { kind: 'pixKey', payee: { key: PHONE } }, { key: PHONE.value }],
    ['a Pix to the CPF of the payee', { kind: 'pixKey', payee: { key: CPF } }, { key: CPF.value }],
    [
      'a Pix to a CPF, without another document',
      { kind: 'pixKey', payee: { key: CPF, document: undefined } },
      { key: CPF.value },
    ],
    [
      'a Pix to a key with a txid',
      { kind: 'pixKey', payee: { key: PHONE }, txid: 'PEDIDO77' },
      { txid: 'PEDIDO77' },
    ],
    [
      'a Pix to an account of this bank',
      {},
      { isTed: false, account: { ispb: '87654321', branch: '0001', number: '100000010' } },
    ],
    [
      'a Pix to an account at the bank with an ISPB',
      { payee: { bank: undefined, ispb: '12345678' } },
      { account: { ispb: '12345678', bankCode: '000', type: 'CACC' } },
    ],
    [
      'a Pix to a savings account at the bank with a COMPE code',
      { payee: { bank: '237', isSavings: true } },
      { account: { ispb: '60746948', type: 'SVGS' } },
    ],
    [
      'a payment account, which has no branch',
      { payee: { branch: undefined } },
      { account: { type: 'TRAN' } },
    ],
    [
      'an account whose check digit is a letter',
      { payee: { account: '12345', accountDigit: 'X' } },
      { account: { number: '123450' } },
    ],
    ['a credit within the bank', { kind: 'ownBank' }, { account: { ispb: '87654321' } }],
    [
      'a TED',
      { kind: 'ted', payee: { bank: '341' } },
      { isTed: true, account: { ispb: '60701190' } },
    ],
    [
      'a dynamic QR code',
      { kind: 'pixQrCode', qrCode: 'https://127.0.0.1:3006/QR/COB/8B3DA2F39A4140D1' },
      { location: '127.0.0.1:3006/qr/cob/8b3da2f39a4140d1' },
    ],
    [
      'a static QR code',
      { kind: 'pixQrCode', qrCode: '11144477735', txid: 'PEDIDO42' },
      { key: '11144477735', txid: 'PEDIDO42' },
    ],
    ['the last day', { date: '2027-01-31' }, {}],
  ])('%s', (_, change, means) => {
    const { status, occurrences, details } = planned(change);
    expect([status, occurrences]).toEqual(['SCHEDULED', 'BD']);
    expect(details.means).toMatchObject(means);
  });
});

describe('A payment that is refused', () => {
  it.each<[string, Change, string]>([
    ['a movement that is no payment', { movement: '5', instruction: '19' }, 'AJ'],
    ['an instruction that blocks', { instruction: '09' }, 'AJ'],
    ['yesterday', { date: '2026-01-29' }, 'AP'],
    ['no day', { date: undefined }, 'AP'],
    ['more than 366 days ahead', { date: '2027-02-01' }, 'AP'],
    ['a boleto', { kind: 'boleto' }, 'AD'],
    [
      'a DOC, which does not exist any more',
      { kind: 'ted', records: [{ line: 3, segment: 'A', text: ' '.repeat(17) + '700' }] },
      'AK',
    ],
    ['a TED to this bank', { kind: 'ted' }, 'AL'],
    ['a bank that is unknown', { payee: { bank: '999' } }, 'AL'],
    ['a branch of five digits', { payee: { branch: '12345' } }, 'AM'],
    ['no account', { payee: { account: undefined, accountDigit: undefined } }, 'AN'],
    ['no key', { kind: 'pixKey' }, 'PN'],
    [
      'a CPF that is not that of the payee',
      { kind: 'pixKey', payee: { key: { type: 'CPF', value: '98765432100' } } },
      'PG',
    ],
    ['a QR code without content', { kind: 'pixQrCode' }, 'PK'],
  ])('%s', (_, change, occurrences) => {
    const { status, occurrences: found, details } = planned(change);
    expect([status, found, details.means]).toEqual(['REFUSED', occurrences, undefined]);
  });

  it('has the occurrences of its records first, each once, and at most five', () => {
    const change: Change = { kind: 'boleto', date: undefined, instruction: '09' };
    const { occurrences } = planned(change, ['AP', 'AO', 'AT', 'AO', 'CC']);
    expect(occurrences).toBe('APAOATCCAJ');
  });
});

it('keeps an instruction to delete a payment until the file is accepted', () => {
  const plan = planned({ movement: '9', instruction: '99', kind: 'boleto' }, ['AP']);
  expect(plan).toMatchObject({ status: 'SCHEDULED', occurrences: '' });
});
