import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';

/** The query of a call of a webhook. */
export class WebhookCallRequest {
  /** The correlation id of the task that waits. Default: the one in the body. */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  @MinLength(1, { message: 'Must have at least one character.' })
  @MaxLength(200, { message: 'Must have at most 200 characters.' })
  correlationId?: string;
}
