import { IsIn, IsOptional } from 'class-validator';

export const XML_LAYOUTS = ['national', 'abrasf'] as const;

/** In which layout to write an invoice. */
export class XmlQuery {
  /** The national standard by default. */
  @IsOptional()
  @IsIn(XML_LAYOUTS, { message: `Must be one of ${XML_LAYOUTS.join(', ')}.` })
  layout?: (typeof XML_LAYOUTS)[number];
}
