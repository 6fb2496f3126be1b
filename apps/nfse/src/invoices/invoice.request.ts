import { IsIn, IsOptional, Matches } from 'class-validator';
import { IsFlag } from '#libs/http';
import { XML_LAYOUTS, type XmlLayout } from './invoice';

/** The provider of the invoice in an address. */
export class InvoiceRequest {
  /**
   * The provider of the invoice: CNPJ or CPF without punctuation. Required if several providers have an invoice with
   * the number.
   */
  @IsOptional()
  @Matches(/^(?:\d{11}|[0-9A-Z]{12}\d{2})$/, {
    message: 'Must be a CNPJ or CPF without punctuation.',
  })
  provider?: string;
}

/** How a browser treats the PDF. */
export class PdfRequest extends InvoiceRequest {
  /** Whether a browser should show the file instead of saving it. */
  @IsFlag()
  inline?: boolean;
}

/** The layout of the XML. */
export class XmlRequest extends InvoiceRequest {
  /** By default the `layout` of the request that issued the invoice, or `national`. */
  @IsOptional()
  @IsIn(XML_LAYOUTS, { message: `Must be one of ${XML_LAYOUTS.join(', ')}.` })
  layout?: XmlLayout;
}
