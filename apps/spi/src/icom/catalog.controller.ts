import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IgnoresUnknownQuery } from '#libs/http';
import { SPI_CATALOGUE } from '#libs/iso20022';
import { anyXml } from '#libs/openapi';
import { writeXml } from '#libs/xml';
import { ApiIcomErrors, XML } from './icom-docs';

@ApiTags('icom')
@ApiIcomErrors()
@IgnoresUnknownQuery()
@Controller('api/v1')
export class CatalogController {
  /** Lists the definitions of the messages that participants can send. */
  @Get('in/catalog')
  @Header('Content-Type', XML)
  @ApiOkResponse({
    description: 'The definitions, sorted by name.',
    content: { 'application/xml': { schema: anyXml('Catalog'), example: catalogXml('in') } },
  })
  getInCatalog(): string {
    return catalogXml('in');
  }

  /** Lists the definitions of the messages that the SPI sends. */
  @Get('out/catalog')
  @Header('Content-Type', XML)
  @ApiOkResponse({
    description: 'The definitions, sorted by name.',
    content: { 'application/xml': { schema: anyXml('Catalog'), example: catalogXml('out') } },
  })
  getOutCatalog(): string {
    return catalogXml('out');
  }
}

/** @param direction in: the messages of participants; out: the messages of the SPI */
function catalogXml(direction: 'in' | 'out'): string {
  const definitions = SPI_CATALOGUE.filter(({ directions }) => directions.includes(direction))
    .map(({ name, version }) => `${name}.spi.${version}`)
    .sort();
  const content = definitions.map((definition) => ({ name: 'Message', content: definition }));
  return writeXml({ name: 'Catalog', content });
}
