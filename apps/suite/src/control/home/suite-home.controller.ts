import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { isLoopback } from '#libs/control';
import { Failure } from '#libs/kernel';
import { APP, CONFIG, jsonOrPage, packageVersion, type AppDefinition } from '#libs/platform';
import { type ControlConfig } from '../config';
import { SuiteSandboxes } from '../sandboxes/suite-sandboxes.service';
import { type ServiceClient } from '../services/service-client';
import { ServiceRefused } from '../services/service.errors';
import { Services } from '../services/services';
import { SUITE_LINKS, type ServiceState, type SuiteHome } from './suite-home';
import { suiteHomePage } from './suite-home-page';

/** A page waits no longer for a service. */
const PATIENCE_MS = 5_000;

/** The start page of the suite. It is not part of the API, and so not of its OpenAPI document. */
@ApiExcludeController()
@Controller()
export class SuiteHomeController {
  constructor(
    @Inject(APP) private readonly definition: AppDefinition,
    private readonly services: Services,
    private readonly sandboxes: SuiteSandboxes,
    @Inject(CONFIG) private readonly config: ControlConfig,
  ) {}

  /** A page in English or Portuguese; the same as JSON if the client asks for it. */
  @Get('/')
  async home(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SuiteHome | string> {
    const home = await this.state(request.headers.host ?? '');
    return jsonOrPage(request, response, home, (language) =>
      suiteHomePage(this.definition, home, language),
    );
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
    // The page needs no token, so it does not show what AdminGuard protects.
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
      links: SUITE_LINKS,
    };
  }
}

async function stateOf(service: ServiceClient): Promise<ServiceState> {
  const { name, title, address } = service;
  const links = {
    home: `${address}/`,
    docs: `${address}/docs`,
    openapi: `${address}/openapi.json`,
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
