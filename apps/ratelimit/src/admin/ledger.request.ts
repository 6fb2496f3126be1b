import { IsIn, IsOptional, IsUUID, Matches } from 'class-validator';
import { PeriodRequest } from '#libs/http';
import { LEDGER_KINDS, type LedgerKind } from '../buckets/ledger-entry';

/** The filters of the ledger. Without filters, all lines are listed. */
export class LedgerRequest extends PeriodRequest {
  /** Only lines of this client. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Must be the id of a client.' })
  clientId?: string;

  /** Only lines of this policy. */
  @IsOptional()
  @Matches(/^[\w:-]{1,60}$/, { message: 'Must be the name of a policy.' })
  policy?: string;

  /** Only lines of this kind. */
  @IsOptional()
  @IsIn(LEDGER_KINDS, { message: `Must be one of ${LEDGER_KINDS.join(', ')}.` })
  kind?: LedgerKind;
}
