import { IsIn, IsOptional } from 'class-validator';
import { BRANDS, type Brand } from '#libs/iso8583';

/** The filter of the list of response codes. */
export class ListResponseCodesRequest {
  /** Brand of the card. Without it, the list has all codes of two characters. */
  @IsOptional()
  @IsIn(BRANDS, { message: `Must be one of ${BRANDS.join(', ')}.` })
  brand?: Brand;
}
