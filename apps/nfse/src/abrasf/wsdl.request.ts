import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';

const WSDL = { description: 'Names the document, as in `?wsdl`. It has no value.' };

/** The query that SOAP clients add to the address of a service. */
export class WsdlRequest {
  @ApiPropertyOptional(WSDL)
  @IsOptional()
  wsdl?: string;

  @ApiPropertyOptional(WSDL)
  @IsOptional()
  WSDL?: string;

  @ApiPropertyOptional(WSDL)
  @IsOptional()
  singleWsdl?: string;
}
