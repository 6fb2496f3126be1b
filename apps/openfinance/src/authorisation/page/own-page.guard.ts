import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { CONFIG } from '#libs/platform';
import { type OpenfinanceConfig } from '../../config';
import { DecisionOfAnotherPage } from '../authorisation.errors';

/** What browsers say of a form of the same page, or of an address that a person typed. */
const OWN_SITES: ReadonlySet<string | undefined> = new Set([undefined, 'same-origin', 'none']);

/** Lets a decision through only from the page itself: no page of another origin decides for the customer. */
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

  /** A proxy in front of the service may put another name into Host than the browser sees. */
  private ownHosts(host: string): (string | undefined)[] {
    const { publicUrl } = this.config;
    return publicUrl === undefined ? [host] : [host, hostOf(publicUrl)];
  }
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}
