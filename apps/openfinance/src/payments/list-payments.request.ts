import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';

/** Which payments to list. */
export class ListPaymentsRequest {
  /**
   * The page, from 1.
   * @example 1
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(1_000_000, { message: 'Must be at most 1000000.' })
  page?: number;

  /**
   * Payments of a page.
   * @example 25
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(1_000, { message: 'Must be at most 1000.' })
  @ApiProperty({ name: 'page-size', required: false })
  'page-size'?: number;

  /** Only the payments of this consent. */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  consentId?: string;
}
