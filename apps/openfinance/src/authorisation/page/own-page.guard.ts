import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { CONFIG } from '#libs/config';
import { type OpenfinanceConfig } from '../../config';
import { DecisionOfAnotherPage } from '../authorisation.errors';

/** The values of Sec-Fetch-Site for a form of the same origin, and for an address that a person typed. */
const OWN_SITES: ReadonlySet<string | undefined> = new Set([undefined, 'same-origin', 'none']);

/** Accepts decisions only from the page itself, so that no other site can decide for the customer. */
@Injectable()
export class OwnPageGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: OpenfinanceConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const { origin, host = '' } = request.headers;
    if (origin !== undefined && !this.ownHosts(host).includes(hostOf(origin))) {
      throw new DecisionOfAnotherPage(`Origin ${origin} is not ${host}`);
    }
    const site = request.get('Sec-Fetch-Site');
    if (!OWN_SITES.has(site)) throw new DecisionOfAnotherPage(`Sec-Fetch-Site is ${String(site)}`);
    return true;
  }

  /** The host names of the service. A proxy in front of it may send a different Host than the browser. */
  private ownHosts(host: string): (string | undefined)[] {
    const { publicUrl } = this.config;
    return publicUrl === undefined ? [host] : [host, hostOf(publicUrl)];
  }
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}
