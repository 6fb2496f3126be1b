import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { KEY_FORMATS, keyTypeOf } from '#libs/brazil';
import { Failure } from '#libs/kernel';
import { callSibling, CONFIG } from '#libs/platform';
import { type OpenfinanceConfig } from '../config';
import { pixAccount } from '../payment-consents/api/members';
import { type PixAccount } from '../payment-consents/terms';

/** What DICT says of a key. */
export type KeyLookup =
  | { readonly kind: 'found'; readonly account: PixAccount; readonly holderName: string }
  | { readonly kind: 'not-found' }
  /** DICT gave no usable answer. */
  | { readonly kind: 'unknown'; readonly failure: Failure };

/** DICT answers, but not as DICT does. */
export class DictUnusable extends Failure {
  readonly kind = 'upstream-failed';
  readonly code = 'UPSTREAM_FAILED';
  readonly title = 'Another service failed';

  constructor(status: number) {
    super(`DICT answered ${String(status)}, which is neither a key nor 404.`);
  }
}

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

/** What is read of a key. */
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
      const found = status === 200 ? entryOf(body) : undefined;
      return found ?? { kind: 'unknown', failure: new DictUnusable(status) };
    } catch (failure) {
      if (failure instanceof Failure) return { kind: 'unknown', failure };
      throw failure;
    }
  }
}

/** The key that DICT sent; undefined if it is not one that can be paid. */
function entryOf(body: Buffer): KeyLookup | undefined {
  const entry = entrySchema.safeParse(jsonOf(body)).data;
  if (entry === undefined) return undefined;
  const account = pixAccount.safeParse({
    ispb: entry.ispb,
    issuer: entry.branch.replace(/\D/g, ''),
    // The standard writes a letter of an account number as 0.
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
