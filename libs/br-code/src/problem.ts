/** Why a text is not a BR Code of Pix, or why a code cannot be written. */
export interface BrCodeProblem {
  /** The path of the field: the ids of its templates and its own id, as in `26-01`. Empty for the whole code. */
  readonly field: string;
  /** The start of the field in the code, in characters from 0. */
  readonly offset: number;
  /** A sentence with the field, the offset, the error, and the valid values. */
  readonly detail: string;
}

/** The names of the fields in the EMV specification and in Pix. */
const NAMES: Readonly<Record<string, string>> = {
  '00': 'Payload Format Indicator',
  '01': 'Point of Initiation Method',
  '26-00': 'GUI',
  '26-01': 'Pix key',
  '26-02': 'description',
  '26-03': 'ISPB of the withdrawal',
  '26-25': 'location',
  '52': 'Merchant Category Code',
  '53': 'Transaction Currency',
  '54': 'Transaction Amount',
  '58': 'Country Code',
  '59': 'Merchant Name',
  '60': 'Merchant City',
  '61': 'Postal Code',
  '62': 'Additional Data Field Template',
  '62-05': 'txid',
  '63': 'CRC',
  '80-00': 'GUI',
  '80-25': 'location of the recurrence',
};
/** The fields of all templates of a kind have the same names: 26 to 51 for merchant accounts, 80 to 99 for the recurrence. */
const FIRST_ACCOUNT = 26;
const LAST_ACCOUNT = 51;
const FIRST_UNRESERVED = 80;

/** @param rest the end of the sentence that starts with the field, as in "must be 986" */
export function problemAt(field: string, offset: number, rest: string): BrCodeProblem {
  const name = nameOf(field);
  const subject =
    field === '' ? 'The code' : `Field ${field}${name === undefined ? '' : ` (${name})`}`;
  return { field, offset, detail: `${subject}, at offset ${String(offset)}, ${rest}.` };
}

function nameOf(field: string): string | undefined {
  if (isMerchantAccount(field))
    return NAMES[`26${field.slice(2)}`] ?? 'Merchant Account Information';
  if (isUnreserved(field)) return NAMES[`80${field.slice(2)}`] ?? 'Unreserved Template';
  return NAMES[field];
}

/** Whether the field is one of the templates 26 to 51, or a field of one. */
export function isMerchantAccount(field: string): boolean {
  const id = Number(field.slice(0, 2));
  return id >= FIRST_ACCOUNT && id <= LAST_ACCOUNT;
}

/** Whether the field is one of the templates 80 to 99, or a field of one. */
export function isUnreserved(field: string): boolean {
  return field !== '' && Number(field.slice(0, 2)) >= FIRST_UNRESERVED;
}
