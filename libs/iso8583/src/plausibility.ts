import { type IsoMessage } from './message';
import { isKnownMti } from './mti';

/** Common numeric currency codes of ISO 4217: those of the Americas and the most traded currencies. */
const CURRENCIES = new Set(
  (
    '032 036 044 051 052 060 068 084 124 136 144 152 156 170 188 192 203 208 214 222 230 238 242 270 292 ' +
    '320 324 328 332 340 344 348 352 356 360 364 368 376 388 392 400 404 410 414 422 434 446 454 458 480 ' +
    '484 504 512 524 532 533 554 558 566 578 586 590 600 604 608 634 643 682 690 702 704 710 752 756 764 ' +
    '780 784 788 800 818 826 834 840 858 860 886 901 925 928 929 930 931 932 933 934 936 938 940 941 943 ' +
    '944 946 949 950 951 952 953 967 968 969 970 971 972 973 975 976 977 978 979 980 981 985 986 990 999'
  ).split(' '),
);

const MONTH = '(?:0[1-9]|1[0-2])';
const MONTH_DAY =
  '(?:(?:0[13578]|1[02])(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)(?:0[1-9]|[12][0-9]|30)|02(?:0[1-9]|[12][0-9]))';
const TIME = '(?:[01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]';

function matches(source: string): (value: string) => boolean {
  const pattern = new RegExp(`^(?:${source})$`);
  return (value) => pattern.test(value);
}

const isCurrency = (value: string) => CURRENCIES.has(value) || /^[A-Z]{3}$/.test(value);

/** Checks of the meaning of values in a real message. The standard defines only their format. */
const SENSES: readonly (readonly [key: string, sense: string, test: (value: string) => boolean])[] =
  [
    ['2', 'a PAN of 12 to 19 digits', (value) => value.length >= 12],
    ['7', 'a date and time MMDDhhmmss', matches(MONTH_DAY + TIME)],
    ['12', 'a time hhmmss', matches(TIME)],
    ['13', 'a date MMDD', matches(MONTH_DAY)],
    ['14', 'an expiration YYMM', matches(`[0-9]{2}${MONTH}`)],
    ['15', 'a date MMDD', matches(MONTH_DAY)],
    ['16', 'a date MMDD', matches(MONTH_DAY)],
    ['17', 'a date MMDD', matches(MONTH_DAY)],
    ['39', 'a response code of two digits or capitals', matches('[0-9A-Z]{2}')],
    ['49', 'a currency of ISO 4217', isCurrency],
    ['50', 'a currency of ISO 4217', isCurrency],
    ['51', 'a currency of ISO 4217', isCurrency],
  ];

const DATES = new Set(['7', '12', '13', '15', '16', '17']);
const DATE_SENSES = SENSES.filter(([element]) => DATES.has(element));

/**
 * Returns the number and the meaning of the first element that must be a date or a time and is not, such as
 * `{ element: '7', sense: 'a date and time MMDDhhmmss' }`. A year is unknown, so February has 29 days.
 */
export function invalidDate({
  fields,
}: IsoMessage): { readonly element: string; readonly sense: string } | undefined {
  for (const [element, sense, test] of DATE_SENSES) {
    const value = fields[element];
    if (value !== undefined && !test(value)) return { element, sense };
  }
  return undefined;
}

/** Describes values with a valid format but an unlikely meaning. The texts do not contain the values. */
export function doubtsAbout({ mti, fields }: IsoMessage): readonly string[] {
  const doubts = isKnownMti(mti) ? [] : ['The MTI has undefined digits'];
  for (const [key, sense, test] of SENSES) {
    const value = fields[key];
    if (value !== undefined && !test(value)) doubts.push(`DE${key} is not ${sense}`);
  }
  return doubts;
}
