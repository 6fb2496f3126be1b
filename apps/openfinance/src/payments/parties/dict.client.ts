import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { KEY_FORMATS, keyTypeOf } from '#libs/brazil';
import { CONFIG } from '#libs/config';
import { callSibling } from '#libs/http';
import { Failure, failure } from '#libs/kernel';
import { type OpenfinanceConfig } from '../../config';
import { pixAccount } from '../../payment-terms/members';
import { type PixAccount } from '../../payment-terms/terms';

/** The result of a lookup. */
export type KeyLookup =
  | { readonly kind: 'found'; readonly account: PixAccount; readonly holderName: string }
  | { readonly kind: 'not-found' }
  /** There was no usable response. */
  | { readonly kind: 'unknown'; readonly failure: Failure };

export class DictUnusable extends failure.upstreamFailed(
  'UPSTREAM_FAILED',
  'Another service failed',
  (status: number) => `DICT responded with ${String(status)}; expected a key, or 404.`,
) {}

/** The account types of DICT and of the contract, as types of a payment. */
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

/** The members of a key that are read. */
const entrySchema = z.object({
  ispb: z.string(),
  branch: z.string(),
  accountNumber: z.string(),
  accountType: z.string(),
  holderName: z.string(),
});

/** Looks up keys in DICT. */
@Injectable()
export class DictClient {
  constructor(@Inject(CONFIG) private readonly config: OpenfinanceConfig) {}

  /** Whether a DICT is configured. Without one, keys are not looked up. */
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
      const found = status === 200 ? entryOf(body) : undefined;
      return found ?? { kind: 'unknown', failure: new DictUnusable(status) };
    } catch (failure) {
      if (failure instanceof Failure) return { kind: 'unknown', failure };
      throw failure;
    }
  }
}

/** Reads the key in a response of DICT; undefined if its account is not valid for a payment. */
function entryOf(body: Buffer): KeyLookup | undefined {
  const entry = entrySchema.safeParse(jsonOf(body)).data;
  if (entry === undefined) return undefined;
  const account = pixAccount.safeParse({
    ispb: entry.ispb,
    issuer: entry.branch.replace(/\D/g, ''),
    // The standard replaces a letter in an account number by 0.
    number: entry.accountNumber.replaceAll('-', '').replace(/\D/g, '0'),
    accountType: ACCOUNT_TYPES[entry.accountType] ?? 'CACC',
  }).data;
  return account && { kind: 'found', account, holderName: entry.holderName };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
