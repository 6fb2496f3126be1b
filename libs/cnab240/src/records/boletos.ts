import {
  amount,
  blanks,
  constant,
  date,
  digits,
  field,
  record,
  text,
  variant,
} from '#libs/fixed-width';
import { INSCRIPTION_TYPES } from '../codes/codes';
import { detail, FEBRABAN_V09, FEBRABAN_V10, LENGTH } from './shared';
import { taxNumber } from './tax-number';
import { MOVEMENT } from './transfers';

export const SEGMENT_J = record({ name: 'Segment J', source: FEBRABAN_V09 }, LENGTH, {
  ...detail('J'),
  ...MOVEMENT,
  barcode: field(18, 61, digits, 'Barcode', { code: 'CE', note: 'Zeros in a lot of QR codes' }),
  payeeName: field(62, 91, text, 'Name of the beneficiary', { code: 'AO' }),
  dueDate: field(92, 99, date, 'Due day', { code: 'AP' }),
  nominalCents: field(100, 114, amount(2), 'Nominal amount', { code: 'CF' }),
  discountCents: field(115, 129, amount(2), 'Discount and rebate', { code: 'CH' }),
  additionCents: field(130, 144, amount(2), 'Interest and fine', { code: 'CI' }),
  date: field(145, 152, date, 'Day of the payment', { code: 'AP' }),
  cents: field(153, 167, amount(2), 'Amount of the payment', { code: 'AR' }),
  quantity: field(168, 182, amount(5), 'Quantity of the currency', { code: 'AQ' }),
  companyDocument: field(183, 202, text, 'Document of the company (seu número)', { code: 'BB' }),
  bankDocument: field(203, 222, text, 'Document of the bank (nosso número)', { code: 'BC' }),
  currency: field(223, 224, digits, 'Currency; 09 is the real', { code: 'AQ', mayBeBlank: true }),
  $unused225: blanks(225, 230),
  occurrences: field(231, 240, text, 'Occurrences of the return'),
});

function party(from: number, who: string) {
  return {
    type: field(from, from, digits, `Type of inscription of the ${who}`, {
      codes: INSCRIPTION_TYPES,
      code: 'AT',
      mayBeBlank: true,
    }),
    inscription: field(from + 1, from + 15, taxNumber, `CPF or CNPJ of the ${who}`, {
      code: 'AT',
      mayBeBlank: true,
    }),
    name: field(from + 16, from + 55, text, `Name of the ${who}`),
  };
}

const PAYER = party(20, 'payer');
const BENEFICIARY = party(76, 'beneficiary');
const DRAWER = party(132, 'drawer (sacador)');

export const SEGMENT_J52 = record({ name: 'Segment J-52', source: FEBRABAN_V09 }, LENGTH, {
  ...detail('J'),
  $unused15: blanks(15, 15),
  instruction: field(16, 17, digits, 'Instruction', { code: 'AJ', mayBeBlank: true }),
  $optional: constant(18, '52', 'Optional record', { code: 'AI' }),
  payerInscriptionType: PAYER.type,
  payerInscription: PAYER.inscription,
  payerName: PAYER.name,
  payeeInscriptionType: BENEFICIARY.type,
  payeeInscription: BENEFICIARY.inscription,
  payeeName: BENEFICIARY.name,
  drawerInscriptionType: DRAWER.type,
  drawerInscription: DRAWER.inscription,
  drawerName: DRAWER.name,
  $unused188: blanks(188, 240),
});

export const SEGMENT_J52_PIX = variant(
  SEGMENT_J52,
  { name: 'Segment J-52 of a Pix', source: FEBRABAN_V10 },
  {
    qrCode: field(132, 210, text, 'Pix key, or address of the QR code (G102)', { code: 'PK' }),
    txid: field(211, 240, text, 'TXID'),
  },
);
