import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { APP, type AppDefinition, jsonOrPage } from '#libs/app';
import { CONFIG, packageVersion } from '#libs/config';
import { isLoopback } from '#libs/control';
import {
  baseAddress,
  type BodyReply,
  currentContext,
  DEFAULT_SANDBOX,
  IgnoresUnknownQuery,
} from '#libs/http';
import { Failure, newUuid } from '#libs/kernel';
import { type ControlConfig } from '../config';
import { SuiteSandboxesService } from '../sandboxes/suite-sandboxes.service';
import { type ServiceClient } from '../services/service-client';
import { ServiceRefused } from '../services/service.errors';
import { Services } from '../services/services';
import { type FirstStepsPlace } from './first-steps-section';
import { SUITE_LINKS, type ServiceState, type SuiteHome } from './suite-home';
import { suiteHomePage } from './suite-home-page';

/** The maximum time that the page waits for a service. */
const PATIENCE_MS = 5_000;

/** The start page of the suite. It is not part of the API, so it is not in the OpenAPI document. */
@ApiExcludeController()
@IgnoresUnknownQuery()
@Controller()
export class SuiteHomeController {
  constructor(
    @Inject(APP) private readonly definition: AppDefinition,
    private readonly services: Services,
    private readonly sandboxes: SuiteSandboxesService,
    @Inject(CONFIG) private readonly config: ControlConfig,
  ) {}

  /** A page in English or Portuguese; the same as JSON if the client asks for it. */
  @Get('/')
  async home(@Req() request: Request): Promise<BodyReply<SuiteHome | string>> {
    const home = await this.state(request.headers.host ?? '');
    const place = this.placeOf(request, home);
    return jsonOrPage(
      request,
      home,
      (language) => suiteHomePage(this.definition, home, { language, place }),
      ["script-src 'self'", "connect-src 'self'"],
    );
  }

  /** The sandbox of the address of the page, or a new one, so that the steps find nothing of others there. */
  private placeOf(request: Request, { services }: SuiteHome): FirstStepsPlace {
    const { sandbox, sandboxPrefix, pathPrefix } = currentContext();
    const isNamed = sandboxPrefix !== '' || sandbox !== DEFAULT_SANDBOX;
    return {
      sandbox: isNamed ? sandbox : `first-pix-${newUuid().slice(-8)}`,
      needsToken: this.config.adminToken !== undefined,
      base: baseAddress(request),
      pathPrefix,
      services: Object.fromEntries(services.map(({ name, address }) => [name, address])),
    };
  }

  /** No sandboxes if a service refuses, because it has an admin token: the page shows the rest. */
  private async listed(): Promise<SuiteHome['sandboxes']> {
    try {
      return (await this.sandboxes.list(PATIENCE_MS)).sandboxes;
    } catch (error) {
      if (error instanceof ServiceRefused) return [];
      throw error;
    }
  }

  private async state(host: string): Promise<SuiteHome> {
    // The page needs no token, so it does not show data that AdminGuard protects.
    const isOpen = this.config.adminToken === undefined && isLoopback(host.replace(/:\d+$/, ''));
    const [services, sandboxes] = await Promise.all([
      Promise.all(this.services.all.map(stateOf)),
      isOpen ? this.listed() : [],
    ]);
    const { name, title } = this.definition;
    return {
      ...{ service: name, title, version: packageVersion },
      status: services.every(({ status }) => status === 'ready') ? 'ok' : 'degraded',
      services,
      sandboxes,
      links: linksBelow(currentContext().pathPrefix),
    };
  }
}

function linksBelow(prefix: string): SuiteHome['links'] {
  const links = Object.entries(SUITE_LINKS).map(([name, path]) => [name, prefix + path]);
  return Object.fromEntries(links) as SuiteHome['links'];
}

async function stateOf(service: ServiceClient): Promise<ServiceState> {
  const { name, title, address } = service;
  const links = {
    home: `${address}/`,
    docs: `${address}/docs`,
    openapi: `${address}/openapi.json`,
    guide: `${address}/guide/${name}`,
  };
  return { name, title, address, status: await statusOf(service), links };
}

async function statusOf(service: ServiceClient): Promise<ServiceState['status']> {
  try {
    return (await service.isReady(PATIENCE_MS)) ? 'ready' : 'not-ready';
  } catch (error) {
    if (error instanceof Failure) return 'silent';
    throw error;
  }
}
