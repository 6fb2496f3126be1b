import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

const LARGEST_PAGE = 2 ** 31 - 1;
const LARGEST_PAGE_SIZE = 1000;
export const DEFAULT_PAGE_SIZE = 25;

/** The page of a list to return. */
export class StandardPageRequest {
  /** The number of the page, from 1. */
  @ApiPropertyOptional({ type: 'integer', format: 'int32', default: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(LARGEST_PAGE, { message: `Must be at most ${String(LARGEST_PAGE)}.` })
  page?: number;

  /**
   * The number of items on a page. Default: 25.
   * @example 25
   */
  @ApiPropertyOptional({ type: 'integer', format: 'int32', default: DEFAULT_PAGE_SIZE })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(LARGEST_PAGE_SIZE, { message: `Must be at most ${String(LARGEST_PAGE_SIZE)}.` })
  'page-size'?: number;
}

/** The page of a list whose links have a pagination-key. */
export class KeyedPageRequest extends StandardPageRequest {
  /** Copied from a link to another page. It makes every page as fast as the first. */
  @IsOptional()
  @Matches(/^[\w-]{1,2048}$/, { message: 'Must be the pagination-key of a link.' })
  'pagination-key'?: string;
}

/** The page of a list for which the standard has a smallest page-size. */
export class LargePageRequest extends StandardPageRequest {
  /** A smaller page-size counts as the smallest. */
  static sizeOf(request: LargePageRequest): number {
    return Math.max(DEFAULT_PAGE_SIZE, request['page-size'] ?? DEFAULT_PAGE_SIZE);
  }
}
