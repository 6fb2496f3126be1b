import { addDays } from '#libs/kernel';
import { BANK } from '../../bank/bank';
import { EXAMPLE_TODAY } from '../../payment-consents/api/payment-consent.request';
import { type LayoutName } from '../layouts';
import { writtenLines, type WrittenPayment } from './written-files';

/** Maria's account at this bank. */
const ACCOUNT: WrittenPayment = {
  amount: 15_000,
  first: [
    [21, `${BANK.compeCode}00001 000010000001`],
    [42, '0'],
    [225, 'CC'],
  ],
  second: [[19, '00011144477735']],
};

/** The account in the layout of FEBRABAN, with the form of initiation and the ISPB in segment B. */
const TO_MARIA: WrittenPayment = {
  ...ACCOUNT,
  second: [[15, '05 '], ...(ACCOUNT.second ?? []), [233, BANK.ispb]],
};

/** The remittance of the documentation. It is received when a request first names it. */
export const EXAMPLE_REMITTANCE = '0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11';
/** The number of its payment that stays scheduled for a while. */
export const EXAMPLE_LATER_PAYMENT = '2';

/** Not one that a tester would begin with. */
const EXAMPLE_NSA = 999_001;
const LATER_DAYS = 30;

interface ExampleFile {
  readonly nsa: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly payments: readonly WrittenPayment[];
  readonly layout?: LayoutName;
}

function fileOf({ nsa, day, payments, layout = 'febraban' }: ExampleFile): string {
  const lots = [{ form: '45', payments }];
  return [...writtenLines({ nsa, date: written(day), lots, layout })].join('');
}

/** The file of the remittance of the documentation. */
export function exampleFile(day: string): string {
  const later = written(addDays(day, LATER_DAYS));
  const payments = [
    { ...TO_MARIA, document: 'EXEMPLO' },
    { ...TO_MARIA, document: 'EXEMPLO 2', date: later },
  ];
  return fileOf({ nsa: EXAMPLE_NSA, day, payments });
}

/** DDMMYYYY. */
function written(day: string): string {
  return day.split('-').reverse().join('');
}

const day = EXAMPLE_TODAY;

export const EXAMPLE_FILES = {
  pix: {
    summary: 'A Pix of 150.00 to an account of this bank',
    value: fileOf({ nsa: 1, day, payments: [TO_MARIA] }),
  },
  bradesco: {
    summary: 'The same in the layout of Bradesco (layout=bradesco)',
    value: fileOf({ nsa: 2, day, payments: [TO_MARIA], layout: 'bradesco' }),
  },
  itau: {
    summary: 'The same in the layout of Itaú (layout=itau)',
    value: fileOf({ nsa: 3, day, payments: [ACCOUNT], layout: 'itau' }),
  },
};
