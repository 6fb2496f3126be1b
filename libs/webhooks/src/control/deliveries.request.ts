import { IsIn, IsOptional, IsUUID, Matches, MaxLength } from 'class-validator';
import { PageRequest } from '#libs/http';
import { DELIVERY_STATUSES, type DeliveryStatus } from '../delivery/delivery';
import { SUBJECT_LENGTH } from '../event';

/** The filters of the deliveries. Without filters, all deliveries are listed. */
export class DeliveriesRequest extends PageRequest {
  /** Only deliveries to this webhook. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Must be the id of a webhook.' })
  subscriptionId?: string;

  /** Only deliveries with this status. */
  @IsOptional()
  @IsIn(DELIVERY_STATUSES, { message: `Must be one of ${DELIVERY_STATUSES.join(', ')}.` })
  status?: DeliveryStatus;

  /** Only deliveries of this event type. */
  @IsOptional()
  @Matches(/^[a-z0-9.-]{1,60}$/, { message: 'Must be an event type, as in webhook.test.' })
  type?: string;

  /** Only deliveries about this resource. */
  @IsOptional()
  @MaxLength(SUBJECT_LENGTH, { message: 'Must be the id of a resource.' })
  subject?: string;
}
