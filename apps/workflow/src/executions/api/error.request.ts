import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Why an execution or a task is ended from outside. */
export class ErrorRequest {
  /**
   * The name of the error.
   * @example Order.Cancelled
   */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  @MaxLength(256, { message: 'Must have at most 256 characters.' })
  error?: string;

  /**
   * Why, in words.
   * @example The customer has cancelled the order.
   */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  @MaxLength(32_768, { message: 'Must have at most 32768 characters.' })
  cause?: string;
}
