import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';

const TRUE = new Set<unknown>(['1', 'true', '']);
const FALSE = new Set<unknown>(['0', 'false']);

/** The query of a download. */
export class DownloadRequest {
  /** Whether a browser should show the file instead of saving it. */
  @IsOptional()
  @Transform(({ value }) => TRUE.has(value) || (FALSE.has(value) ? false : (value as unknown)))
  @IsBoolean({ message: 'Must be true or false.' })
  inline?: boolean;
}
