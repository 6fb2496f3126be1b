import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ClientTaxpayers } from './client-taxpayers';

/** Checks the client certificate of a request before its body and its address. */
@Injectable()
export class CertificateGuard implements CanActivate {
  constructor(private readonly taxpayers: ClientTaxpayers) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.taxpayers.taxIdOf(context.switchToHttp().getRequest<Request>());
    return true;
  }
}
