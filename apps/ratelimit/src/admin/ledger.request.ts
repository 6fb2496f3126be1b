import { IsIn, IsOptional, IsUUID, Matches } from 'class-validator';
import { PageRequest } from '#libs/platform';
import { LEDGER_KINDS, type LedgerKind } from '../buckets/ledger-entry';

/** Which lines to list; without any of it, all of them. */
export class LedgerRequest extends PageRequest {
  /** Only those of this client. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Must be the id of a client.' })
  clientId?: string;

  /** Only those under this policy. */
  @IsOptional()
  @Matches(/^[\w:-]{1,60}$/, { message: 'Must be the name of a policy.' })
  policy?: string;

  /** Only those of this kind. */
  @IsOptional()
  @IsIn(LEDGER_KINDS, { message: `Must be one of ${LEDGER_KINDS.join(', ')}.` })
  kind?: LedgerKind;
}
