import { IsOptional, IsString } from 'class-validator';
import { StandardPageRequest } from '../../standard/page.request';

/** The payments to list. */
export class ListPaymentsRequest extends StandardPageRequest {
  /** Only the payments of this consent. */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  consentId?: string;
}
