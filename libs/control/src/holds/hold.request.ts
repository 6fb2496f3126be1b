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
   * Lets jobs continue, such as executions of workflows and reports: they may call services that are held. Clients that
   * move the clock use this, because the clock waits for jobs. Default: `false`, so the calls of jobs wait.
   * @example false
   */
  @IsOptional()
  @IsBoolean({ message: 'Must be true or false.' })
  letsJobsPass?: boolean;

  /**
   * Only renews an existing hold. The request is refused if the sandbox is no longer held under this id, because other
   * requests may have run in the meantime.
   * @example false
   */
  @IsOptional()
  @IsBoolean({ message: 'Must be true or false.' })
  renew?: boolean;
}
