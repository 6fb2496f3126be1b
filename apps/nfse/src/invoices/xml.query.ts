import { IsIn, IsOptional } from 'class-validator';
import { XML_LAYOUTS, type XmlLayout } from './invoice';

/** In which layout to write an invoice. */
export class XmlQuery {
  /** By default that of the request that issued the invoice, or the national standard. */
  @IsOptional()
  @IsIn(XML_LAYOUTS, { message: `Must be one of ${XML_LAYOUTS.join(', ')}.` })
  layout?: XmlLayout;
}
