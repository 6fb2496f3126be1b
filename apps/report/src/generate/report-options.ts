import { z } from 'zod';
import { wholeNumber } from '#libs/schema';
import { DEFAULT_WRITE_OPTIONS } from '#libs/tabular';
import { choicesOf } from '../formats/statement-formats';

const TEN_YEARS_SECONDS = 315_360_000;
/** All characters except the separators of paths and control characters. */
const FILE_NAME = /^[^\p{Cc}\p{Cs}/\\:*?"<>|]{1,100}$/u;

/** The defaults of a CSV file by locale. Excel in Brazil needs a semicolon, a decimal comma and the byte order mark. */
const LOCALES = {
  'en-US': { delimiter: ',', decimalSeparator: '.', bom: false },
  'pt-BR': { delimiter: ';', decimalSeparator: ',', bom: true },
} as const;
const LOCALE_NAMES = ['en-US', 'pt-BR'] as const;
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The member `options` of a request. */
export const reportOptions = z.strictObject({
  locale: z
    .enum(LOCALE_NAMES)
    .optional()
    .describe(
      'The defaults of the three options below: pt-BR means `;`, a decimal comma and a byte order mark.',
    ),
  delimiter: z
    .enum(DELIMITERS)
    .optional()
    .describe('The separator between the values of a CSV file. Default: a comma.'),
  decimalSeparator: z
    .enum(['.', ','])
    .optional()
    .describe('The decimal separator of amounts in a CSV file. Default: a point.'),
  bom: z
    .boolean()
    .optional()
    .describe(
      'Begins a CSV file with a byte order mark, which Excel needs to read UTF-8. Default: false.',
    ),
  header: z
    .boolean()
    .optional()
    .describe('Begins a CSV file with the names of the columns. Default: true.'),
  formulaEscape: z
    .boolean()
    .optional()
    .describe(
      'In CSV, puts an apostrophe before text that a spreadsheet could read as a formula (`=`, `+`, `-`, `@`). ' +
        'Default: true. Use false if a program reads phone keys from the file.',
    ),
  compression: z
    .enum(['none', 'zip'])
    .optional()
    .describe('`zip`: the file and its manifest in a ZIP archive. Default: none.'),
  version: z
    .enum(choicesOf('versions'))
    .optional()
    .describe(
      'The version of a statement: 1.02 or 2.11 of OFX, 02 or 08 of camt. Default: 1.02, 08.',
    ),
  variant: z
    .enum(choicesOf('variants'))
    .optional()
    .describe(
      'How a bank writes OFX or CNAB 240. Default: neutral or febraban, which most readers accept.',
    ),
  faults: z
    .array(z.enum(choicesOf('faults')))
    .max(10, { error: 'Must have at most 10 faults.' })
    .optional()
    .describe('Defects that files of banks have had, to test readers of statements.'),
  fileName: z
    .string()
    .regex(FILE_NAME, {
      error: 'Must have 1 to 100 characters, none of / \\ : * ? " < > | and no control characters.',
    })
    .optional()
    .describe('The name that the download suggests, without an extension.'),
  expiresInSeconds: wholeNumber(1, TEN_YEARS_SECONDS)
    .optional()
    .describe(
      'How long the file is kept, in seconds on the clock of the sandbox. Default: REPORT_EXPIRY_HOURS.',
    ),
});

export type ReportOptions = z.output<typeof reportOptions>;

/** The options of the file, with the defaults of the locale. */
export function writeOptionsOf({ locale, ...given }: ReportOptions) {
  const base = { ...DEFAULT_WRITE_OPTIONS, ...(locale === undefined ? {} : LOCALES[locale]) };
  return {
    delimiter: given.delimiter ?? base.delimiter,
    decimalSeparator: given.decimalSeparator ?? base.decimalSeparator,
    bom: given.bom ?? base.bom,
    header: given.header ?? base.header,
    formulaEscape: given.formulaEscape ?? base.formulaEscape,
  };
}
