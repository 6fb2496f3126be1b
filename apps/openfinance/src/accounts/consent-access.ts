import { Injectable } from '@nestjs/common';
import type { Request } from 'express';

export type Permission =
  | 'ACCOUNTS_READ'
  | 'ACCOUNTS_BALANCES_READ'
  | 'ACCOUNTS_TRANSACTIONS_READ'
  | 'ACCOUNTS_OVERDRAFT_LIMITS_READ';

type AccountsFor = (
  request: Pick<Request, 'get'>,
  permission: Permission,
) => Promise<readonly string[] | undefined>;

/** Decides which accounts a request may read. */
@Injectable()
export class ConsentAccess {
  /** The accounts that the consent of the request opens; undefined: all. */
  readonly accountsFor: AccountsFor = () => Promise.resolve(undefined);
}
