import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { tap, type Observable } from 'rxjs';
import { baseAddress, CONFIG, currentContext, DEFAULT_SANDBOX } from '#libs/platform';
import { type OpenfinanceConfig } from '../config';

/** The relation of a consent to the page on which it is authorised; a URI, because no such relation is registered. */
export const AUTHORISATION_RELATION = 'urn:simulador:authorisation';

interface ConsentAnswer {
  readonly data?: { readonly consentId?: string; readonly status?: string };
}

/**
 * Names the authorisation page of a consent that waits for the customer, in the header `Link` (RFC 8288). Members
 * that the standard does not have would break strict clients; additional headers do not.
 */
@Injectable()
export class LinksAuthorisation implements NestInterceptor<ConsentAnswer | undefined> {
  constructor(@Inject(CONFIG) private readonly config: OpenfinanceConfig) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler<ConsentAnswer | undefined>,
  ): Observable<ConsentAnswer | undefined> {
    const http = context.switchToHttp();
    return next.handle().pipe(
      tap((answer) => {
        const { consentId, status } = answer?.data ?? {};
        if (consentId === undefined || status !== 'AWAITING_AUTHORISATION') return;
        const address = this.pageOf(consentId, http.getRequest<Request>());
        const link = `<${address}>; rel="${AUTHORISATION_RELATION}"`;
        http.getResponse<Response>().append('Link', link);
      }),
    );
  }

  /** A browser cannot name the sandbox by a header, so the path does. */
  private pageOf(consentId: string, request: Request): string {
    const { pathPrefix, sandbox } = currentContext();
    const isNamed = pathPrefix !== '' || sandbox === DEFAULT_SANDBOX;
    const base = baseAddress(request, this.config.publicUrl) + (isNamed ? '' : `/s/${sandbox}`);
    return `${base}/authorisation/${consentId}`;
  }
}
