import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

/** How much of a list to answer, the same for every list of the suite. */
export class PageRequest {
  /**
   * Answers one page of at most so many items, with the headers `Link` (`rel="next"`) and
   * `X-Total-Count`. Without it the whole list is streamed.
   * @example 100
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(1000, { message: 'Must be at most 1000.' })
  limit?: number;

  /** Where the page starts, as the `Link` header of the page before says it. */
  @IsOptional()
  @Matches(/^[1-9][0-9]{0,9}$/, { message: 'Must be a cursor from a Link header.' })
  cursor?: string;
}
