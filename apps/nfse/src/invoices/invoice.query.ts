import { IsIn, IsOptional, Matches } from 'class-validator';
import { XML_LAYOUTS, type XmlLayout } from './invoice';

/** Whose invoice an address names. */
export class InvoiceQuery {
  /**
   * The provider of the invoice: CNPJ or CPF without punctuation. Needed if the address has a number that invoices of
   * several providers have.
   */
  @IsOptional()
  @Matches(/^(?:\d{11}|[0-9A-Z]{12}\d{2})$/, {
    message: 'Must be a CNPJ or CPF without punctuation.',
  })
  provider?: string;
}

/** In which layout to write an invoice. */
export class XmlQuery extends InvoiceQuery {
  /** By default that of the request that issued the invoice, or the national standard. */
  @IsOptional()
  @IsIn(XML_LAYOUTS, { message: `Must be one of ${XML_LAYOUTS.join(', ')}.` })
  layout?: XmlLayout;
}
