import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

/** The values of a parameter that is true or false, by their texts. */
const BOOLEANS = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
]);

/** The requested page of a list. All lists have these parameters. */
export class PageRequest {
  /**
   * Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
   * `X-Total-Count`. Without `limit`, the whole list is streamed.
   * @example 100
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(1000, { message: 'Must be at most 1000.' })
  limit?: number;

  /** Start of the page: the cursor in the `Link` header of the previous page. */
  @IsOptional()
  @Matches(/^[1-9][0-9]{0,9}$/, { message: 'Must be a cursor from a Link header.' })
  cursor?: string;

  /**
   * `false` leaves the total out of the response. Counting takes longer than a page if the list is long, and a
   * client that reads all pages needs it once.
   */
  @IsOptional()
  @Transform(({ value }: { readonly value: unknown }) => BOOLEANS.get(value) ?? value)
  @IsBoolean({ message: 'Must be true or false.' })
  count?: boolean;
}
