import { IsArray, IsBoolean, IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { IsInstant } from '#libs/http';

const RULE_IDS = 'Must be a list of rule ids.';
const SERVICE_NAMES = 'Must be a list of names of services, as in ["spi"].';

/** The time that clocks show. */
export class ClockSettingRequest {
  /**
   * `real`: the time of the machine. `offset`: the clock runs, starting at `now`. `frozen`: it stays at
   * `now`.
   * @example frozen
   */
  @IsIn(['real', 'offset', 'frozen'], { message: 'Must be real, offset or frozen.' })
  mode!: 'real' | 'offset' | 'frozen';

  /**
   * The instant to set, ISO 8601. Default: the current time of the clock.
   * @example 2030-01-01T00:00:00Z
   */
  @IsOptional()
  @IsInstant()
  now?: string;

  /**
   * Allows an instant before the current time of the clock.
   * @example true
   */
  @IsOptional()
  @IsBoolean({ message: 'Must be true or false.' })
  allowPast?: boolean;
}

/** The new setting of the clock. */
export class SetClockRequest extends ClockSettingRequest {
  /**
   * Only with the mode `frozen`, while the sandbox is held: when the hold ends, the clock runs again from the instant
   * that it shows. Clients that move running clocks in steps use this, so that no clock stays frozen if the client is
   * killed.
   * @example false
   */
  @IsOptional()
  @IsBoolean({ message: 'Must be true or false.' })
  whileHeld?: boolean;

  /**
   * Only with the mode `frozen`: the names of the services that due work may call. If the next due work may call
   * another service, it does not run, and the clock stops at its instant. Clients that move the clocks of several
   * services in steps use this: the clock of a service must show an instant before due work of that instant calls the
   * service. Default: due work may call all services.
   * @example ["spi"]
   */
  @IsOptional()
  @IsArray({ message: SERVICE_NAMES })
  @IsString({ each: true, message: SERVICE_NAMES })
  mayCall?: string[];
}

/** The time by which the clock moves forward. */
export class AdvanceClockRequest {
  /**
   * An ISO 8601 duration.
   * @example PT1H
   */
  @IsString({ message: 'Must be an ISO 8601 duration, as in PT1H or P30D.' })
  by!: string;
}

/** A sandbox to create. */
export class CreateSandboxRequest {
  /**
   * Name of the sandbox: at most 40 lower-case letters, digits and hyphens.
   * @example run-42
   */
  @IsString({ message: 'Must be a string.' })
  name!: string;
}

/** The new order of the rules. */
export class OrderRulesRequest {
  /**
   * The ids of the rules, first rule first. Rules that are not in the list follow in their current order.
   * @example []
   */
  @IsArray({ message: RULE_IDS })
  @IsString({ each: true, message: RULE_IDS })
  ids!: string[];
}

/** The filters of the journal. Without filters, all requests are selected. */
export class JournalRequest {
  /** Only requests with this path: exact, or a pattern such as `/spi/transactions/:id` or `/spi/**`. */
  @IsOptional()
  @Matches(/^\//, { message: 'Must be a path or a path pattern, as in /spi/**.' })
  path?: string;

  /** Only requests with this method. */
  @IsOptional()
  @IsString({ message: 'Must be an HTTP method, as in POST.' })
  method?: string;

  /** Only requests with this response status, such as `200` or `4xx`. */
  @IsOptional()
  @Matches(/^([1-5]xx|[1-5]\d\d)$/, {
    message: 'Must be a status or a status class, as in 200 or 4xx.',
  })
  status?: string;

  /** Only requests since this instant of the clock of the sandbox, ISO 8601. */
  @IsOptional()
  @IsInstant()
  since?: string;

  /** Only requests with this text in the request body or in the response body. */
  @IsOptional()
  @IsString({ message: 'Must be a string.' })
  bodyContains?: string;

  /** Only requests with one of these correlation ids, separated by commas. */
  @IsOptional()
  @IsString({ message: 'Must be a correlation id, or several separated by commas.' })
  correlationId?: string;

  /** Only requests with this EndToEndId in the path, in the request body or in the response body. */
  @IsOptional()
  @Matches(/^[0-9A-Za-z]{1,35}$/, { message: 'Must be 1 to 35 letters and digits.' })
  endToEndId?: string;

  /** Only requests to which the rule with this id was applied. */
  @IsOptional()
  @IsString({ message: 'Must be the id of a rule.' })
  rule?: string;
}
