export const INTRODUCTION = `# CNAB 240: records, codes and variants

Fixed-width files of 240 characters, by which companies and banks exchange payments and statements. This page is generated
from the tables that the reader and the writer use: \`npm run generate\`.

- A file has a header (type 0), lots (header 1, details 3, trailer 5) and a trailer (type 9). A lot has one kind of service, one
  form of entry and one account.
- Each line has 240 characters of Windows-1252 and ends with CR LF, the last one too.
- Positions count from 1, and both are part of the field. \`X(n)\` is text with blanks on the right, \`9(n)\` are digits with zeros on
  the left, \`V\` is the decimal point, which is not written. Dates are DDMMAAAA, times HHMMSS; a date of zeros is no date.
- Amounts have no sign. The number of a record starts at 00001 in each lot.
- The trailer of a lot counts its records with header and trailer; the trailer of the file counts all lines.`;

/** Questions that the layouts leave open, or whose text was not at hand, and what the simulator does. */
export const DECISIONS: readonly (readonly [question: string, decision: string])[] = [
  ['LF without CR, a byte 1A at the end', 'Accepted, with a notice'],
  [
    'Another length of line, UTF-8, a BOM',
    'The file is refused (`HI`), and the finding says what it is',
  ],
  [
    'A gap in the numbers of the records',
    'The payment is refused (`AH`); the next one counts on from its own number',
  ],
  [
    'Totals of a lot, totals of the file',
    '`TA` refuses the lot, or the file. The sum is not compared if an amount is not readable',
  ],
  ['A document of the company twice', 'The second payment of the file is refused (`BB`)'],
  ['A CNPJ with letters in 9(14)', 'Accepted, as the Receita Federal gives them out since 2026'],
  ['A blank key for form of initiation 03', 'The CPF or CNPJ of the payee is the key'],
  ['Content at unused positions', 'Ignored in a remittance, except where a bank demands blanks'],
  [
    'The Pix category of a statement',
    '209 and 120; 213 and 117 in the same bank; 204 and 103 for a return. The history text names the Pix',
  ],
  ['The history code', 'The category with a zero on the left'],
  ['The agreement of a statement', 'The number of the account, unless another is given'],
  [
    'Over 99,999 entries',
    'Another lot; its opening balance is the closing balance of the lot before',
  ],
  ['Over 999,999 records', 'Refused, because the trailer of the file cannot count them'],
  ['Names in a statement', 'Upper case without accents, which all readers accept'],
  [
    'Versions of FEBRABAN',
    'File 091 and lot 033 in statements; all versions are accepted in remittances',
  ],
];
