import { IsBoolean, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

const SECONDS = 'Must be a whole number from 1 to 60.';

/** A hold of a sandbox. */
export class HoldRequest {
  /**
   * An id that the client chooses: at most 40 lower-case letters, digits and hyphens.
   * @example deploy-7
   */
  @Matches(/^[a-z0-9-]{1,40}$/, {
    message: 'Must be 1 to 40 lower-case letters, digits and hyphens.',
  })
  id!: string;

  /**
   * The hold ends by itself after this time, in seconds of the machine.
   * @example 10
   */
  @IsInt({ message: SECONDS })
  @Min(1, { message: SECONDS })
  @Max(60, { message: SECONDS })
  seconds!: number;

  /**
   * Lets jobs go on, such as executions of workflows and reports: their calls of services that are held pass. For clients
   * that move the clock, which waits for them. Default: `false`, their calls wait.
   * @example false
   */
  @IsOptional()
  @IsBoolean({ message: 'Must be true or false.' })
  letsJobsPass?: boolean;

  /**
   * Only makes a hold last longer: it is refused if the sandbox is not held under this id any more. Then requests may
   * have run in the middle of a change.
   * @example false
   */
  @IsOptional()
  @IsBoolean({ message: 'Must be true or false.' })
  renew?: boolean;
}
