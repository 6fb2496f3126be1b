import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { softwareOfExampleClient } from '../directory/example-software';
import { RegistrationService } from './registration.service';

/** Stores an example client when a request first names it, so that the examples of the documentation work (ADR 58). */
@Injectable()
export class ExampleClientsGuard implements CanActivate {
  constructor(private readonly registrations: RegistrationService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const form = request.body as Readonly<Record<string, unknown>> | undefined;
    const clientId = request.params['clientId'] ?? form?.['client_id'];
    const software = softwareOfExampleClient(clientId);
    if (software !== undefined && typeof clientId === 'string') {
      await this.registrations.registerExample(clientId, software, request);
    }
    return true;
  }
}
