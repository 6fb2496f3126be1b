import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { LAYOUT_NAMES, type LayoutName } from '../layouts';

/** The maximum number of lines in a response. */
export const MAX_LINES = 500;
export const DEFAULT_LINES = 50;

/** The parameters of an explanation. */
export class ExplainRemittanceRequest {
  /**
   * The layout of the file. Default: febraban.
   * @example febraban
   */
  @IsOptional()
  @IsIn(LAYOUT_NAMES, { message: `Must be one of ${LAYOUT_NAMES.join(', ')}.` })
  layout?: LayoutName;

  /**
   * The first line that is explained. Default: 1.
   * @example 1
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(1_000_000, { message: 'Must be at most 1000000.' })
  line?: number;

  /**
   * How many lines are explained. Default: 50.
   * @example 50
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(MAX_LINES, { message: `Must be at most ${String(MAX_LINES)}.` })
  limit?: number;
}
