import { type AuthenticationData } from '../account/authentication/authentication';
import { type ValueTexts } from './value-texts';

/** The data of e-commerce and of tokens in a message. */
export interface EcommerceData extends AuthenticationData {
  /** The token requestor. */
  readonly requestorId: string | undefined;
}

/** Reads values of private data. Another form of a value is ignored. */
export function readEcommerceData(texts: ValueTexts): EcommerceData {
  return {
    eci: matching(/^(?:[0-9]{2}|(?:0103)?[0-9]{2}[0-2])$/, texts.eci),
    cavv: matching(/^[A-Za-z0-9+/=]{1,32}$/, texts.cavv?.trimEnd()),
    threeDsVersion: matching(/^[0-9]$/, texts.threeDsVersion),
    dsTransactionId: matching(/^[\x21-\x7e]{1,36}$/, texts.dsTransactionId?.trimEnd()),
    requestorId: matching(/^[0-9]{11}$/, texts.tokenRequestorId),
  };
}

/** The values as text. */
export function ecommerceTexts({ requestorId, ...data }: EcommerceData): ValueTexts {
  return { ...data, tokenRequestorId: requestorId };
}

function matching(pattern: RegExp, value: string | undefined): string | undefined {
  return value !== undefined && pattern.test(value) ? value : undefined;
}
