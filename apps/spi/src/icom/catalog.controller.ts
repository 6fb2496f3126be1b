import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { catalogXml } from './catalog';
import { anyXml } from '#libs/platform';
import { ApiIcomErrors, XML } from './icom-docs';

@ApiTags('icom')
@ApiIcomErrors()
@Controller('api/v1')
export class CatalogController {
  /** Lists the definitions of the messages that participants can send. */
  @Get('in/catalog')
  @Header('Content-Type', XML)
  @ApiOkResponse({
    description: 'The definitions, by name.',
    content: { 'application/xml': { schema: anyXml('Catalog'), example: catalogXml('in') } },
  })
  getInCatalog(): string {
    return catalogXml('in');
  }

  /** Lists the definitions of the messages that the SPI sends. */
  @Get('out/catalog')
  @Header('Content-Type', XML)
  @ApiOkResponse({
    description: 'The definitions, by name.',
    content: { 'application/xml': { schema: anyXml('Catalog'), example: catalogXml('out') } },
  })
  getOutCatalog(): string {
    return catalogXml('out');
  }
}
