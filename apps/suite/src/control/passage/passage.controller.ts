import { All, Controller, Param, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { ControlsService, Unaudited } from '#libs/control';
import { bytesOf, currentContext, IgnoresUnknownQuery, type Reply } from '#libs/http';
import { Services } from '../services/services';
import { PassedResponse } from './passed-response';
import { checkMethod, isRead, passedAddress, passedHeaders, pathBelow } from './passed-request';

/**
 * Passes requests on to the services, so that the console needs one address only. `/services/spi/spi/transactions` is
 * `/spi/transactions` of the SPI. It has no operations of its own, so it is not in the OpenAPI document.
 */
@ApiExcludeController()
@IgnoresUnknownQuery()
@ControlsService('request')
@Controller('services')
export class PassageController {
  constructor(private readonly services: Services) {}

  /** Returns the response of the service as it is. The service checks the token, and writes the line of the audit log. */
  @All(':service/*path')
  @Unaudited()
  passOn(@Param('service') name: string, @Req() request: Request): Reply {
    checkMethod(request.method);
    const { address } = this.services.named(name, '/service');
    const path = pathBelow(request.url);
    return new PassedResponse({
      service: name,
      url: passedAddress(address, path),
      method: request.method,
      headers: passedHeaders(path, currentContext().headers),
      body: isRead(request.method) ? undefined : bytesOf(request),
    });
  }
}
