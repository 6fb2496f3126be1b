import { blanks, constant, digits, field, text, variant } from '#libs/fixed-width';
import { ITAU_ENTRY_FORMS, SERVICE_TYPES } from '../codes/codes';
import { ITAU_CODES, ITAU_OCCURRENCES } from '../codes/occurrences';
import { SEGMENT_J52_PIX } from '../records/boletos';
import { LOT_HEADER, SEGMENT_A, SEGMENT_B_PIX, SEGMENT_Z } from '../records/transfers';
import { taxNumber } from '../records/tax-number';
import { FEBRABAN } from './febraban';
import { type PaymentLayout } from './payment-layout';

const SOURCE = 'Itaú, SISPAG CNAB 240, v086';

/** Itaú SISPAG. Its movement of three digits (15-17) is read as movement and instruction: 000 and 999 are 0, 00 and 9, 99. */
export const ITAU: PaymentLayout = {
  ...FEBRABAN,
  id: 'itau',
  title: 'Itaú SISPAG',
  source: SOURCE,
  records: {
    ...FEBRABAN.records,
    lotHeader: variant(
      LOT_HEADER,
      { name: 'Payment lot header of Itaú', source: SOURCE },
      {
        service: field(10, 11, digits, 'Kind of service', { codes: SERVICE_TYPES, code: 'AC' }),
        form: field(12, 13, digits, 'Form of entry', { codes: ITAU_ENTRY_FORMS, code: 'AD' }),
      },
    ),
    a: variant(
      SEGMENT_A,
      { name: 'Segment A of Itaú', source: SOURCE },
      {
        payeeAccountText: field(24, 43, text, 'Branch and account of the payee', { code: 'AN' }),
        ispb: field(105, 112, digits, 'ISPB of the payee', { code: 'AL', mayBeBlank: true }),
        transferType: field(113, 114, text, 'Kind of transfer', {
          note: '01 account, 03 savings account, 04 Pix key, PG payment account',
        }),
        $unused115: constant(115, '00000', 'Unused'),
        bankDocument: field(135, 149, text, 'Document of the bank (nosso número)', { code: 'BC' }),
        $unused150: blanks(150, 154),
        information: field(178, 197, text, 'History'),
        returnNumber: field(198, 203, text, 'Number in the return'),
        payeeInscription: field(204, 217, taxNumber, 'CPF or CNPJ of the payee', {
          code: 'BI',
          mayBeBlank: true,
        }),
      },
    ),
    bPix: variant(
      SEGMENT_B_PIX,
      { name: 'Segment B of a Pix at Itaú', source: SOURCE },
      {
        initiation: field(15, 16, text, 'Type of the key (G100)', { code: 'PL' }),
        $unused17: blanks(17, 17),
        $unused33: blanks(33, 62),
        message: field(63, 127, text, 'Message'),
        key: field(128, 227, text, 'Pix key', { code: 'PM' }),
        $unused228: blanks(228, 230),
        occurrences: field(231, 240, text, 'Occurrences of the return'),
      },
    ),
    j52Pix: variant(
      SEGMENT_J52_PIX,
      { name: 'Segment J-52 of a Pix at Itaú', source: SOURCE },
      {
        qrCode: field(132, 208, text, 'Pix key, or address of the QR code', { code: 'PK' }),
        txid: field(209, 240, text, 'TXID'),
      },
    ),
    z: variant(
      SEGMENT_Z,
      { name: 'Segment Z of Itaú', source: SOURCE },
      {
        companyDocument: field(79, 98, text, 'Document of the company (seu número)'),
        $unused99: blanks(99, 103),
        bankDocument: field(104, 118, text, 'Document of the bank (nosso número)'),
        $unused119: blanks(119, 230),
      },
    ),
  },
  forms: new Map([...FEBRABAN.forms, ['06', 'ownBank']]),
  fileVersions: ['080'],
  currency: 'REA',
  occurrences: ITAU_OCCURRENCES,
  ownCodes: ITAU_CODES,
  sendsAuthentication: true,
};
