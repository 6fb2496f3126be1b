import { Inject, Injectable } from '@nestjs/common';
import { KEY_FORMATS, keyTypeOf } from '#libs/brazil';
import { Failure } from '#libs/kernel';
import { callSibling, CONFIG } from '#libs/platform';
import { type OpenfinanceConfig } from '../config';
import { type PixAccount } from '../payment-consents/terms';

/** What DICT says of a key. */
export type KeyLookup =
  | { readonly kind: 'found'; readonly account: PixAccount; readonly holderName: string }
  | { readonly kind: 'not-found' }
  /** DICT gave no usable answer. */
  | { readonly kind: 'unknown'; readonly failure: Failure | undefined };

/** The account types of DICT, also by their names in the contract. */
const ACCOUNT_TYPES: Readonly<Record<string, PixAccount['accountType']>> = {
  CHECKING: 'CACC',
  SAVINGS: 'SVGS',
  PAYMENT: 'TRAN',
  SALARY: 'SLRY',
  CACC: 'CACC',
  SVGS: 'SVGS',
  TRAN: 'TRAN',
  SLRY: 'SLRY',
};

/** Looks up keys in DICT. */
@Injectable()
export class DictClient {
  constructor(@Inject(CONFIG) private readonly config: OpenfinanceConfig) {}

  /** Whether there is a DICT; without one, keys are not looked up. */
  get isThere(): boolean {
    return this.config.dictUrl !== undefined;
  }

  async lookUp(key: string): Promise<KeyLookup> {
    const keyType = keyTypeOf(key);
    if (keyType === undefined) return { kind: 'not-found' };
    const { dictUrl = '', dictTimeoutMs: timeoutMs } = this.config;
    const value = encodeURIComponent(KEY_FORMATS[keyType].normalForm(key));
    const url = `${dictUrl.replace(/\/+$/, '')}/dict/keys/${keyType}/${value}`;
    try {
      const { status, body } = await callSibling({ service: 'DICT', url, timeoutMs });
      if (status === 404) return { kind: 'not-found' };
      return status === 200 ? entryOf(body) : { kind: 'unknown', failure: undefined };
    } catch (failure) {
      if (failure instanceof Failure) return { kind: 'unknown', failure };
      throw failure;
    }
  }
}

function entryOf(body: Buffer): KeyLookup {
  try {
    const entry = JSON.parse(body.toString()) as Readonly<Record<string, unknown>>;
    const text = (name: string): string => {
      const member = entry[name];
      return typeof member === 'string' ? member : '';
    };
    const account: PixAccount = {
      ispb: text('ispb'),
      issuer: text('branch').replace(/\D/g, ''),
      number: text('accountNumber').replace(/\D/g, ''),
      accountType: ACCOUNT_TYPES[text('accountType')] ?? 'CACC',
    };
    return { kind: 'found', account, holderName: text('holderName') };
  } catch {
    return { kind: 'unknown', failure: undefined };
  }
}
