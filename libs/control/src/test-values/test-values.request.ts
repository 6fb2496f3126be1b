import { IsBoolean } from 'class-validator';

/** Whether the sandbox takes test values. */
export class ChangeTestValuesRequest {
  /**
   * false: test values are keys and e-mail addresses like any other.
   * @example true
   */
  @IsBoolean({ message: 'Must be true or false.' })
  enabled!: boolean;
}
