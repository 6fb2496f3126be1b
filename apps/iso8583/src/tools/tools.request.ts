import { IsIn, IsOptional } from 'class-validator';
import { ProfileRequest } from '../messages/profile.request';

/** How a message is to be shown. */
export class DecodeRequest extends ProfileRequest {
  /** true shows PAN, tracks and PIN as they are. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'Must be true or false.' })
  unmasked?: 'true' | 'false';
}
