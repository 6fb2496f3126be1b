import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IgnoresUnknownQuery } from '#libs/http';

/** A letter P for the tab of the browser. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0a7"/>' +
  '<path d="M5 13V3h4a3 3 0 0 1 0 6H7" fill="none" stroke="#fff" stroke-width="2"/></svg>';

@ApiExcludeController()
@IgnoresUnknownQuery()
@Controller()
export class IconController {
  @Get('/favicon.ico')
  @Header('Cache-Control', 'max-age=86400')
  @Header('Content-Type', 'image/svg+xml')
  icon(): string {
    return ICON;
  }
}
