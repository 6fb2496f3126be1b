import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { packageVersion } from '#libs/config';
import { type BodyReply, currentContext, IgnoresUnknownQuery } from '#libs/http';
import { APP, type AppDefinition } from '../app-definition';
import { Readiness } from '../health/readiness';
import { type Home, homePage, homePaths } from './home-page';
import { jsonOrPage } from './json-or-page';

/** The start page of every service. It is not part of the API, and so not of its OpenAPI document. */
@ApiExcludeController()
@IgnoresUnknownQuery()
@Controller()
export class HomeController {
  constructor(
    @Inject(APP) private readonly definition: AppDefinition,
    @Inject(Readiness) private readonly readiness: Readiness,
  ) {}

  /** A page in English or Portuguese; the same as JSON if the client asks for it. */
  @Get('/')
  async home(@Req() request: Request): Promise<BodyReply<Home | string>> {
    const { sandbox, pathPrefix } = currentContext();
    const home = await this.state(pathPrefix);
    return jsonOrPage(request, home, (language) =>
      homePage(this.definition, home, { language, sandbox, pathPrefix }),
    );
  }

  private async state(pathPrefix: string): Promise<Home> {
    const { name, title } = this.definition;
    const links = Object.entries(homePaths(name)).map(([link, path]) => [link, pathPrefix + path]);
    return {
      service: name,
      title,
      version: packageVersion,
      status: (await this.readiness.isReady()) ? 'ok' : 'not-ready',
      links: Object.fromEntries(links) as Home['links'],
    };
  }
}
