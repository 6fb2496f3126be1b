import { OptionalJson } from '#libs/platform';
import { IsOptional } from 'class-validator';

/** The result of a task. */
export class TaskSuccessRequest {
  @OptionalJson('What the task returns.')
  @IsOptional()
  output?: unknown;
}
