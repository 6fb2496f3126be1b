import { codeList, codeListWith } from '#libs/fixed-width';

export const INSCRIPTION_TYPES = codeList('G005', 'Type of inscription', {
  '0': 'None',
  '1': 'CPF',
  '2': 'CNPJ',
  '3': 'PIS/PASEP',
  '9': 'Other',
});

export const FILE_DIRECTIONS = codeList('G015', 'Remittance or return', {
  '1': 'Remittance, from the client to the bank',
  '2': 'Return, from the bank to the client',
});

export const SERVICE_TYPES = codeList('G025', 'Kind of service', {
  '01': 'Collection',
  '03': 'Electronic boleto',
  '04': 'Account statement for reconciliation',
  '05': 'Debits',
  '10': 'Dividends',
  '14': 'Tax query',
  '20': 'Suppliers',
  '22': 'Bills and taxes',
  '25': 'Compror',
  '26': 'Compror rotativo',
  '30': 'Salaries',
  '32': 'Fees',
  '33': 'Scholarship',
  '50': 'Insurance',
  '77': 'Remuneration',
  '90': 'Benefits',
  '98': 'Various payments',
});

export const ENTRY_FORMS = codeList('G029', 'Form of entry', {
  '01': 'Credit to an account of the bank',
  '02': 'Cheque',
  '03': 'DOC or TED',
  '05': 'Credit to a savings account',
  '10': 'Payment order',
  '11': 'Bills and taxes with barcode',
  '16': 'DARF',
  '17': 'GPS',
  '18': 'DARF simples',
  '19': 'IPTU',
  '20': 'Payment with authentication',
  '21': 'DARJ',
  '22': 'GARE-SP ICMS',
  '23': 'GARE-SP DR',
  '24': 'GARE-SP ITCMD',
  '25': 'IPVA',
  '26': 'Vehicle licensing',
  '27': 'DPVAT',
  '30': 'Boleto of the bank itself',
  '31': 'Boleto of another bank',
  '40': 'Account statement',
  '41': 'TED to another owner',
  '43': 'TED to the same owner',
  '44': 'TED to an investment account',
  '45': 'Pix transfer',
  '47': 'Pix QR code',
  '50': 'Debit',
  '70': 'Cash management',
  '71': 'Judicial deposit in the bank',
  '72': 'Judicial deposit by TED',
  '73': 'Statement of an investment account',
});

export const ITAU_ENTRY_FORMS = codeListWith(ENTRY_FORMS, 'G029 of Itaú', {
  '06': 'Credit to an account of the same owner',
  '07': 'DOC D',
  '13': 'Utilities',
  '32': 'Invoice',
  '35': 'FGTS',
  '60': 'Salary card',
  '91': 'GNRE',
});

export const MOVEMENTS = codeList('G060', 'Kind of movement', {
  '0': 'Insert',
  '1': 'Query',
  '2': 'Suspend',
  '3': 'Reversal (return only)',
  '4': 'Reactivate',
  '5': 'Change',
  '7': 'Settle',
  '9': 'Delete',
});

export const INSTRUCTIONS = codeList('G061', 'Instruction of the movement', {
  '00': 'Insert, released',
  '05': 'Change, blocked',
  '06': 'Change, released',
  '09': 'Insert, blocked',
  '10': 'Change from released to blocked',
  '11': 'Change from blocked to released',
  '17': 'Change the amount',
  '19': 'Change the date',
  '23': 'Settle at the supplier',
  '25': 'Keep in the portfolio',
  '27': 'Remove from the portfolio',
  '40': 'Allegation of the payer',
  '99': 'Delete',
});

export const CLEARING_HOUSES = codeList('P001', 'Clearing house', {
  '000': 'The bank itself',
  '009': 'Pix',
  '018': 'TED',
  '700': 'DOC',
  '888': 'TED by ISPB',
});

export const INITIATION_FORMS = codeList('G100', 'Form of initiation of a Pix', {
  '01': 'Key: phone',
  '02': 'Key: e-mail',
  '03': 'Key: CPF or CNPJ',
  '04': 'Key: random',
  '05': 'Bank, branch and account',
});

export const NOTICES = codeList('P006', 'Notice of the payment', {
  '0': 'None',
  '2': 'To the payer',
  '5': 'To the payee',
  '6': 'To both',
  '7': 'To the payee, two copies',
});

export const PAYMENT_SOURCES = codeList('P014', 'Source of the money', {
  '01': 'Account',
  '02': 'Loan',
  '03': 'Card',
});
