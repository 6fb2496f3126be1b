import { type Cents } from '#libs/kernel';

/** How the payer found the payee's account. */
export const LOCAL_INSTRUMENTS = ['MANU', 'DICT', 'QRDN', 'QRES', 'INIC'] as const;
export type LocalInstrument = (typeof LOCAL_INSTRUMENTS)[number];

export const PIX_ACCOUNT_TYPES = ['CACC', 'SVGS', 'TRAN', 'SLRY'] as const;
export type PixAccountType = (typeof PIX_ACCOUNT_TYPES)[number];

/** An account as a payment names it. */
export interface PixAccount {
  readonly ispb: string;
  /** The branch; required for CACC and SVGS. */
  readonly issuer?: string | undefined;
  readonly number: string;
  readonly accountType: PixAccountType;
}

/** The payee. */
export interface Creditor {
  readonly personType: 'PESSOA_NATURAL' | 'PESSOA_JURIDICA';
  readonly cpfCnpj: string;
  readonly name: string;
}

/** What the payer agrees to in a consent, and what each payment under it must repeat. */
export interface PaymentTerms {
  readonly amount: Cents;
  readonly currency: 'BRL';
  readonly creditorAccount: PixAccount;
  readonly localInstrument: LocalInstrument;
  readonly proxy?: string | undefined;
  readonly qrCode?: string | undefined;
  readonly ibgeTownCode?: string | undefined;
}

/** The members in which a payment differs from its consent, by their names on the wire. */
export function differences(consented: PaymentTerms, paid: PaymentTerms): string[] {
  const compared: readonly (readonly [string, (terms: PaymentTerms) => unknown])[] = [
    ['payment/amount', ({ amount }) => amount],
    ['payment/currency', ({ currency }) => currency],
    ['localInstrument', ({ localInstrument }) => localInstrument],
    ['proxy', ({ proxy }) => proxy],
    ['qrCode', ({ qrCode }) => qrCode],
    // It can be left out in the payment; what it says must be the same.
    ['ibgeTownCode', ({ ibgeTownCode }) => (paid.ibgeTownCode === undefined ? '' : ibgeTownCode)],
    ['creditorAccount/ispb', ({ creditorAccount }) => creditorAccount.ispb],
    ['creditorAccount/issuer', ({ creditorAccount }) => creditorAccount.issuer],
    ['creditorAccount/number', ({ creditorAccount }) => creditorAccount.number],
    ['creditorAccount/accountType', ({ creditorAccount }) => creditorAccount.accountType],
  ];
  return compared.filter(([, member]) => member(consented) !== member(paid)).map(([name]) => name);
}

/** Which of the members an instrument demands and forbids (payments v4). */
const DETAILS: Readonly<
  Record<
    LocalInstrument,
    { readonly required: readonly Detail[]; readonly forbidden: readonly Detail[] }
  >
> = {
  MANU: { required: [], forbidden: ['proxy', 'qrCode'] },
  DICT: { required: ['proxy'], forbidden: ['qrCode'] },
  QRDN: { required: ['proxy', 'qrCode'], forbidden: [] },
  QRES: { required: ['proxy', 'qrCode'], forbidden: [] },
  INIC: { required: ['proxy'], forbidden: ['qrCode'] },
};
type Detail = 'proxy' | 'qrCode';

/** What is wrong with the details of the payment: a text, or undefined. */
export function detailProblem(terms: PaymentTerms): string | undefined {
  const { localInstrument } = terms;
  const { required, forbidden } = DETAILS[localInstrument];
  const missing = required.find((name) => terms[name] === undefined);
  if (missing !== undefined)
    return `${missing} is required with localInstrument ${localInstrument}.`;
  const extra = forbidden.find((name) => terms[name] !== undefined);
  if (extra !== undefined)
    return `${extra} is not allowed with localInstrument ${localInstrument}.`;
  return undefined;
}

/** An account of these types has a branch. */
export function needsIssuer({ accountType }: PixAccount): boolean {
  return accountType === 'CACC' || accountType === 'SVGS';
}
