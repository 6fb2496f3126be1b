import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { DirectoryRepository } from '../directory/directory.repository';
import { exampleOrganisation } from './example-organisations';

/** Stores an example organisation when a request first names it, so that the examples of the documentation work (ADR 58). */
@Injectable()
export class ExampleOrganisationsGuard implements CanActivate {
  constructor(
    private readonly repository: DirectoryRepository,
    private readonly sandboxes: Sandboxes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { organisationId } = context.switchToHttp().getRequest<Request>().params;
    const example = exampleOrganisation(organisationId, this.clock.nowMs());
    if (example === undefined) return true;
    const { organisation, software, keys } = example;
    const { repository } = this;
    await this.sandboxes.atomically(function* (tx) {
      if (!(yield* repository.insert(tx, organisation))) return;
      if (software !== undefined) yield* repository.insertSoftware(tx, software);
      yield* repository.insertKeys(tx, keys);
    });
    return true;
  }
}
