import { IsArray, IsBoolean, IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { IsInstant } from '#libs/platform';

const RULE_IDS = 'Must be a list of rule ids.';

/** How the clock is to run from now on. */
export class SetClockRequest {
  /**
   * real: the machine's time; offset: runs on from `now`; frozen: stands at `now`.
   * @example frozen
   */
  @IsIn(['real', 'offset', 'frozen'], { message: 'Must be real, offset or frozen.' })
  mode!: 'real' | 'offset' | 'frozen';

  /**
   * The instant to show, ISO 8601. Left out, the clock stays at the instant that it shows.
   * @example 2030-01-01T00:00:00Z
   */
  @IsOptional()
  @IsInstant()
  now?: string;

  /**
   * Allows an instant before the one that the clock shows.
   * @example true
   */
  @IsOptional()
  @IsBoolean({ message: 'Must be true or false.' })
  allowPast?: boolean;
}

/** How far the clock is to move. */
export class AdvanceClockRequest {
  /**
   * An ISO 8601 duration.
   * @example PT1H
   */
  @IsString({ message: 'Must be an ISO 8601 duration, as in PT1H or P30D.' })
  by!: string;
}

/** A sandbox to make. */
export class CreateSandboxRequest {
  /**
   * Its name: lower-case letters, digits and hyphens, at most 40.
   * @example run-42
   */
  @IsString({ message: 'Must be a string.' })
  name!: string;
}

/** Where a snapshot is to be restored. */
export class RestoreSnapshotRequest {
  /**
   * The sandbox that becomes what the snapshot holds; by default the one that it was saved from.
   * @example run-42
   */
  @IsOptional()
  @IsString({ message: 'Must be a string.' })
  into?: string;
}

/** The rules in the order in which they are to be tried. */
export class OrderRulesRequest {
  /**
   * The ids of the rules; those left out follow in their present order.
   * @example []
   */
  @IsArray({ message: RULE_IDS })
  @IsString({ each: true, message: RULE_IDS })
  ids!: string[];
}

/** Which requests of the journal are meant; without any of it, all of them. */
export class JournalRequest {
  /** Only requests of this path: exact, or a pattern such as `/spi/transactions/:id` or `/spi/**`. */
  @IsOptional()
  @Matches(/^\//, { message: 'Must be a path or a path pattern, as in /spi/**.' })
  path?: string;

  /** Only requests of this method. */
  @IsOptional()
  @IsString({ message: 'Must be an HTTP method, as in POST.' })
  method?: string;

  /** Only requests answered with this status, as in `200` or `4xx`. */
  @IsOptional()
  @Matches(/^([1-5]xx|[1-5]\d\d)$/, {
    message: 'Must be a status or a status class, as in 200 or 4xx.',
  })
  status?: string;

  /** Only requests since this instant of the sandbox's clock, ISO 8601. */
  @IsOptional()
  @IsInstant()
  since?: string;

  /** Only requests with this text in the received body, or in the response body. */
  @IsOptional()
  @IsString({ message: 'Must be a string.' })
  bodyContains?: string;

  /** Only requests that this rule took effect on. */
  @IsOptional()
  @IsString({ message: 'Must be the id of a rule.' })
  rule?: string;
}
