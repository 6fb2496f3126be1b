import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { APP, type AppDefinition } from '../app-definition';
import { Readiness } from '../health/readiness';
import { packageVersion } from '../package-version';
import { currentContext } from '../http/request-context';
import { HOME_LINKS, HOME_PAGE_POLICY, homePage, type Home } from './home-page';

/** A letter P for the tab of the browser. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0a7"/>' +
  '<path d="M5 13V3h4a3 3 0 0 1 0 6H7" fill="none" stroke="#fff" stroke-width="2"/></svg>';

/** The start page of every service. It is not part of the API, and so not of its OpenAPI document. */
@ApiExcludeController()
@Controller()
export class HomeController {
  constructor(
    @Inject(APP) private readonly definition: AppDefinition,
    @Inject(Readiness) private readonly readiness: Readiness,
  ) {}

  /** A page in English or Portuguese; the same as JSON if the client asks for it. */
  @Get('/')
  async home(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Home | string> {
    const { sandbox, pathPrefix } = currentContext();
    const home = await this.state(pathPrefix);
    response.set('Vary', 'Accept, Accept-Language').set('Cache-Control', 'no-store');
    if (request.accepts(['text/html', 'application/json']) === 'application/json') return home;
    const language = request.acceptsLanguages(['en', 'pt']) === 'pt' ? 'pt' : 'en';
    response.set('Content-Security-Policy', HOME_PAGE_POLICY).set('Content-Language', language);
    response.type('html');
    return homePage(this.definition, home, { language, sandbox });
  }

  @Get('/favicon.ico')
  icon(@Res({ passthrough: true }) response: Response): string {
    response.set('Cache-Control', 'max-age=86400').type('image/svg+xml');
    return ICON;
  }

  private async state(pathPrefix: string): Promise<Home> {
    const { name, title } = this.definition;
    const links = Object.entries(HOME_LINKS).map(([link, path]) => [link, pathPrefix + path]);
    return {
      service: name,
      title,
      version: packageVersion,
      status: (await this.readiness.isReady()) ? 'ok' : 'not-ready',
      links: Object.fromEntries(links) as Home['links'],
    };
  }
}
