import { FEBRABAN } from './febraban';
import { type EmptyField, type PaymentLayout, type PaymentRule } from './payment-layout';

const OWN_BANK_HOUSE = '000';
const TED_HOUSE = '018';

/** What the client must leave empty, because the bank fills it in the return. */
const EMPTY: readonly EmptyField[] = [
  { segment: 'A', field: 'bankDocument', content: 'blanks', code: 'BC' },
  { segment: 'A', field: 'realDate', content: 'zeros', code: 'AP' },
  { segment: 'A', field: 'realCents', content: 'zeros', code: 'AR' },
  { segment: 'A', field: '$unused227', content: 'blanks', code: 'HJ' },
  { segment: 'A', field: 'occurrences', content: 'blanks', code: 'HJ' },
  { segment: 'J', field: 'occurrences', content: 'blanks', code: 'HJ' },
];

const RULES: readonly PaymentRule[] = [
  {
    field: 'date',
    code: 'AP',
    demand: 'The day of the payment must not be before the day of creation of the file.',
    isBroken: ({ date }, { file }) =>
      date !== undefined && file.createdOn !== undefined && date < file.createdOn,
  },
  {
    field: 'payeeName',
    code: 'AO',
    demand: 'The name of the payee must be in upper case.',
    isBroken: ({ payee }) => payee.name !== payee.name.toUpperCase(),
  },
  {
    field: 'clearingHouse',
    code: 'AK',
    demand: 'Clearing house 018 is for another bank, and 000 for Bradesco itself.',
    isBroken: (payment, { file }) => {
      if (payment.kind !== 'ted' && payment.kind !== 'ownBank') return false;
      const isOwn = payment.payee.bank === file.bank;
      const house = payment.records[0].text.slice(17, 20);
      return (house === TED_HOUSE && isOwn) || (house === OWN_BANK_HOUSE && !isOwn);
    },
  },
  {
    field: 'accountPurpose',
    code: 'AN',
    demand: 'A TED must say CC for a checking account or PP for a savings account.',
    isBroken: (payment) =>
      payment.kind === 'ted' && !['CC', 'PP'].includes(payment.records[0].text.slice(224, 226)),
  },
  {
    field: 'payeeName',
    code: 'AT',
    demand: 'A TED to another owner (form 41) must not have the document of the company as payee.',
    isBroken: ({ payee }, { file, lot }) =>
      lot.form === '41' && payee.document !== undefined && payee.document === file.company.document,
  },
  {
    field: 'barcode',
    code: 'AT',
    demand: 'The beneficiary of a boleto must not be its payer.',
    isBroken: ({ kind, payee, payerDocument }) =>
      kind === 'boleto' && payee.document !== undefined && payee.document === payerDocument,
  },
];

/** What Bradesco Multipag refuses beyond FEBRABAN, by the rules of its public validator. */
export const BRADESCO: PaymentLayout = {
  ...FEBRABAN,
  id: 'bradesco',
  title: 'Bradesco Multipag',
  source: 'Bradesco, rules of the public validator of Multipag',
  fileVersions: ['089'],
  lotVersions: ['045', '040', '012', '010'],
  needsJ52: true,
  emptyFields: EMPTY,
  rules: RULES,
};
