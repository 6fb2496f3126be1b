import { IsIn, IsOptional, IsUUID, Matches, MaxLength } from 'class-validator';
import { PageRequest } from '#libs/platform';
import { DELIVERY_STATUSES, type DeliveryStatus } from '../delivery/delivery';
import { SUBJECT_LENGTH } from '../event';

/** Which deliveries to list; without any of it, all of them. */
export class DeliveriesRequest extends PageRequest {
  /** Only those of this webhook. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Must be the id of a webhook.' })
  subscriptionId?: string;

  /** Only those with this status. */
  @IsOptional()
  @IsIn(DELIVERY_STATUSES, { message: `Must be one of ${DELIVERY_STATUSES.join(', ')}.` })
  status?: DeliveryStatus;

  /** Only those of this event type. */
  @IsOptional()
  @Matches(/^[a-z0-9.-]{1,60}$/, { message: 'Must be an event type, as in webhook.test.' })
  type?: string;

  /** Only those about this resource. */
  @IsOptional()
  @MaxLength(SUBJECT_LENGTH, { message: 'Must be the id of a resource.' })
  subject?: string;
}
