import { toCents } from '#libs/kernel';
import { type Instruction } from './instruction';
import { planOf } from './plan';

const TODAY = '2026-01-30';
const PAYEE: Instruction['payee'] = {
  name: 'MARIA SILVA',
  document: '11144477735',
  bankCode: '876',
  ispb: '',
  branch: '00001',
  account: '0000100000010',
  accountKind: 'CC',
};
const ASKED: Instruction = {
  ...{ number: 1, lot: 1, record: 1, form: '45', movement: '0', instruction: '00' },
  ...{ companyDocument: 'PG000001', payOn: TODAY, amount: toCents(15_000), payee: PAYEE },
  ...{ clearingHouse: '009', message: '', lines: [] },
  pix: { initiation: '05', key: '', txid: '' },
};

type Change = Partial<Omit<Instruction, 'payee' | 'pix'>> & {
  readonly payee?: Partial<Instruction['payee']>;
  readonly pix?: Partial<Instruction['pix']>;
};

function planned({ payee, pix, ...change }: Change) {
  return planOf(
    { ...ASKED, ...change, payee: { ...PAYEE, ...payee }, pix: { ...ASKED.pix, ...pix } },
    TODAY,
  );
}

const pix = (initiation: string, key: string, txid = '') => ({ initiation, key, txid });
const EVP = '123e4567-e89b-12d3-a456-426655440000';

describe('A payment that is scheduled', () => {
  it.each<[string, Change, object]>([
    ['a Pix to a phone', { pix: pix('01', '+5511987654321') }, { key: '+5511987654321' }],
    [
      'a Pix to an e-mail address in capital letters',
      { pix: pix('02', 'JOAO@EXEMPLO.COM.BR') },
      { key: 'joao@exemplo.com.br' },
    ],
    ['a Pix to a CPF', { pix: pix('03', '11144477735') }, { key: '11144477735' }],
    [
      'a Pix to a CPF that the file has only as the key',
      { pix: pix('03', '11144477735'), payee: { document: '' } },
      { key: '11144477735' },
    ],
    ['a Pix to a random key', { pix: pix('04', EVP.toUpperCase()) }, { key: EVP }],
    [
      'a Pix to an account of this bank',
      {},
      { isTed: false, account: { ispb: '87654321', branch: '0001', number: '100000010' } },
    ],
    [
      'a Pix to an account at the bank with an ISPB',
      { payee: { bankCode: '000', ispb: '12345678' } },
      { isTed: false, account: { ispb: '12345678', type: 'CACC' } },
    ],
    [
      'a Pix to a savings account at the bank with a COMPE code',
      { payee: { bankCode: '237', accountKind: 'PP' } },
      { account: { ispb: '60746948', type: 'SVGS' } },
    ],
    [
      'a Pix to a payment account, which has no branch',
      { payee: { accountKind: 'PG', branch: '00000' } },
      { account: { type: 'TRAN' } },
    ],
    [
      'an account whose check digit is a letter',
      { payee: { account: '000000012345X' } },
      { account: { number: '123450' } },
    ],
    ['a credit to an account', { form: '01' }, { isTed: false, account: { type: 'CACC' } }],
    ['a credit to a savings account', { form: '05' }, { account: { type: 'SVGS' } }],
    [
      'a TED',
      { form: '41', clearingHouse: '018', payee: { bankCode: '341' } },
      { isTed: true, account: { ispb: '60701190' } },
    ],
    [
      'a TED by ISPB',
      { form: '43', clearingHouse: '888', payee: { bankCode: '000', ispb: '12345678' } },
      { isTed: true, account: { ispb: '12345678' } },
    ],
    [
      'a dynamic QR code',
      { form: '47', pix: pix('', 'https://127.0.0.1:3006/qr/cob/8b3da2f39a4140d1') },
      { location: '127.0.0.1:3006/qr/cob/8b3da2f39a4140d1' },
    ],
    [
      'a static QR code',
      { form: '47', pix: pix('', '11144477735', 'PEDIDO42') },
      { key: '11144477735', txid: 'PEDIDO42' },
    ],
    ['the last day', { payOn: '2027-01-31' }, {}],
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
    ['no amount', { amount: toCents(0) }, 'AR'],
    ['yesterday', { payOn: '2026-01-29' }, 'AP'],
    ['no day', { payOn: '' }, 'AP'],
    ['more than 366 days ahead', { payOn: '2027-02-01' }, 'AP'],
    ['no name', { payee: { name: '' } }, 'AO'],
    ['several mistakes', { amount: toCents(0), payee: { name: '' }, form: '31' }, 'ARAOAD'],
    ['a boleto of another bank', { form: '31' }, 'AD'],
    ['a boleto of this bank', { form: '30' }, 'AD'],
    ['a tax', { form: '16' }, 'AD'],
    ['a DOC, which does not exist any more', { form: '03', clearingHouse: '700' }, 'AK'],
    ['a TED to this bank', { form: '41', clearingHouse: '018' }, 'AL'],
    [
      'a TED without a document of the payee',
      { form: '41', clearingHouse: '018', payee: { bankCode: '341', document: '' } },
      'AT',
    ],
    ['a credit to an account at another bank', { form: '01', payee: { bankCode: '237' } }, 'AL'],
    ['a bank that is unknown', { payee: { bankCode: '999' } }, 'AL'],
    ['no branch', { payee: { branch: '00000' } }, 'AM'],
    ['a branch of five digits', { payee: { branch: '12345' } }, 'AM'],
    ['no account', { payee: { account: '0000000000000' } }, 'AN'],
    ['no form of initiation', { pix: pix('', '') }, 'PL'],
    ['an unknown form of initiation', { pix: pix('09', '11144477735') }, 'PL'],
    ['no key', { pix: pix('02', '') }, 'PN'],
    ['a text that is no key', { pix: pix('02', 'joao') }, 'PM'],
    ['a key of another type', { pix: pix('01', 'joao@exemplo.com.br') }, 'PM'],
    ['a CPF that is not that of the payee', { pix: pix('03', '98765432100') }, 'PG'],
    ['a QR code without a key', { form: '47' }, 'PN'],
  ])('%s', (_, change, occurrences) => {
    const plan = planned(change);
    expect([plan.status, plan.occurrences, plan.details.means]).toEqual([
      'REFUSED',
      occurrences,
      undefined,
    ]);
  });
});

it('keeps an instruction to delete a payment until the file is accepted', () => {
  const plan = planned({ movement: '9', instruction: '99', amount: toCents(0), form: '31' });
  expect(plan).toMatchObject({ status: 'SCHEDULED', occurrences: '' });
});
