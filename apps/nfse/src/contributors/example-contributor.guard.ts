import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ContributorRepository } from './contributor.repository';
import { EXAMPLE_CONTRIBUTOR, EXAMPLE_TAX_ID } from './contributor.request';

/** Registers the example when a request first names it, so that the examples of the documentation work. */
@Injectable()
export class ExampleContributorGuard implements CanActivate {
  constructor(private readonly contributors: ContributorRepository) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { taxId } = context.switchToHttp().getRequest<Request>().params;
    if (taxId === EXAMPLE_TAX_ID) {
      await this.contributors.add({ ...EXAMPLE_CONTRIBUTOR, taxId });
    }
    return true;
  }
}
