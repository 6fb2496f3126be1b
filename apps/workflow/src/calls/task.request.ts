import { OptionalJson } from '#libs/platform';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** The result of a task. */
export class TaskSuccessRequest {
  @OptionalJson('What the task returns.')
  @IsOptional()
  output?: unknown;
}

/** Why a task has failed. */
export class TaskFailureRequest {
  /**
   * The name of the error, as Retry and Catch see it. Default: States.TaskFailed.
   * @example Bank.Refused
   */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  @MaxLength(256, { message: 'Must have at most 256 characters.' })
  error?: string;

  /**
   * In words.
   * @example The bank has refused the payment.
   */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  @MaxLength(32_768, { message: 'Must have at most 32768 characters.' })
  cause?: string;
}
