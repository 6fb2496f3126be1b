import { ApiHeader } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

const MAX_SECONDS = 60;
/** RFC 7240: `wait=10` among other preferences. */
const PREFERENCE = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,4})"?/i;

/** How long a request waits for the work that it starts or reads. */
export class WaitRequest {
  /**
   * Waits up to this many seconds until the work is finished. The header `Prefer: wait=10` does the same.
   * @example 10
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number of seconds.' })
  @Min(0, { message: 'Must be at least 0.' })
  @Max(MAX_SECONDS, { message: 'Must be at most 60.' })
  wait?: number;
}

/** The seconds of the query, or of the header Prefer; 0 if neither names a time. */
export function waitSecondsOf({ wait }: WaitRequest, prefer: string | undefined): number {
  if (wait !== undefined) return wait;
  const [, seconds = '0'] = PREFERENCE.exec(prefer ?? '') ?? [];
  return Math.min(MAX_SECONDS, Number(seconds));
}

/**
 * The headers of the response to a request that can wait for the work that it starts: whether its preference was followed
 * (RFC 7240), and when to ask again.
 * @param seconds how long the request could wait
 */
export function waitHeaders(
  { wait }: WaitRequest,
  seconds: number,
  isFinished: boolean,
): Readonly<Record<'Preference-Applied' | 'Retry-After', string | undefined>> {
  const isPreferred = wait === undefined && seconds > 0;
  return {
    'Preference-Applied': isPreferred ? `wait=${String(seconds)}` : undefined,
    'Retry-After': isFinished ? undefined : '1',
  };
}

/** Documents the header Prefer of a method with a `WaitRequest`. @param what it waits for: `the report` */
export function ApiPrefer(what: string): MethodDecorator & ClassDecorator {
  return ApiHeader({
    name: 'Prefer',
    required: false,
    description: `\`wait=10\` waits up to ten seconds for ${what}.`,
    schema: { type: 'string' },
  });
}
