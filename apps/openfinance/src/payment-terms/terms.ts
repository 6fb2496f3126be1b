import { type Cents } from '#libs/kernel';

/** The way in which the payer identified the payee's account. */
export const LOCAL_INSTRUMENTS = ['MANU', 'DICT', 'QRDN', 'QRES', 'INIC'] as const;
export type LocalInstrument = (typeof LOCAL_INSTRUMENTS)[number];

export const PIX_ACCOUNT_TYPES = ['CACC', 'SVGS', 'TRAN', 'SLRY'] as const;
export type PixAccountType = (typeof PIX_ACCOUNT_TYPES)[number];

/** An account in a payment. */
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

/** The terms of a consent. Each payment under the consent must have the same. */
export interface PaymentTerms {
  readonly amount: Cents;
  readonly currency: 'BRL';
  readonly creditorAccount: PixAccount;
  readonly localInstrument: LocalInstrument;
  readonly proxy?: string | undefined;
  readonly qrCode?: string | undefined;
  readonly ibgeTownCode?: string | undefined;
}

/** The members in which a payment differs from its consent, by their JSON names. */
export function differences(consented: PaymentTerms, paid: PaymentTerms): string[] {
  const compared: readonly (readonly [string, (terms: PaymentTerms) => unknown])[] = [
    ['payment/amount', ({ amount }) => amount],
    ['payment/currency', ({ currency }) => currency],
    ['localInstrument', ({ localInstrument }) => localInstrument],
    ['proxy', ({ proxy }) => proxy],
    ['qrCode', ({ qrCode }) => qrCode],
    // The payment can omit it. If it is present, it must be the same.
    ['ibgeTownCode', ({ ibgeTownCode }) => (paid.ibgeTownCode === undefined ? '' : ibgeTownCode)],
    ['creditorAccount/ispb', ({ creditorAccount }) => creditorAccount.ispb],
    ['creditorAccount/issuer', ({ creditorAccount }) => creditorAccount.issuer],
    ['creditorAccount/number', ({ creditorAccount }) => creditorAccount.number],
    ['creditorAccount/accountType', ({ creditorAccount }) => creditorAccount.accountType],
  ];
  return compared.filter(([, member]) => member(consented) !== member(paid)).map(([name]) => name);
}

/** The members that each instrument requires and forbids (payments v4). */
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

/** The problem of the details of a payment; undefined if they are valid. */
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

/** Whether accounts of the type have a branch. */
export function needsIssuer({ accountType }: PixAccount): boolean {
  return accountType === 'CACC' || accountType === 'SVGS';
}
