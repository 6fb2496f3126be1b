import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { tap, type Observable } from 'rxjs';
import { CONFIG } from '#libs/config';
import { sandboxAddress } from '#libs/http';
import { type OpenfinanceConfig } from '../config';

/** The link relation of the authorisation page. It is a URI, because no registered relation exists. */
export const AUTHORISATION_RELATION = 'urn:simulador:authorisation';

interface ConsentAnswer {
  readonly data?: {
    readonly consentId?: string;
    readonly recurringConsentId?: string;
    readonly status?: string;
  };
}

/**
 * Adds the header `Link` (RFC 8288) with the authorisation page of a consent that waits for the customer. It is a header,
 * because strict clients refuse unknown members in the body.
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
        const { recurringConsentId, status } = answer?.data ?? {};
        const consentId = answer?.data?.consentId ?? recurringConsentId;
        if (consentId === undefined || status !== 'AWAITING_AUTHORISATION') return;
        const address = this.pageOf(consentId, http.getRequest<Request>());
        const link = `<${address}>; rel="${AUTHORISATION_RELATION}"`;
        http.getResponse<Response>().append('Link', link);
      }),
    );
  }

  /** A browser cannot send the sandbox in a header, so it is in the path. */
  private pageOf(consentId: string, request: Request): string {
    return `${sandboxAddress(request, this.config.publicUrl)}/authorisation/${consentId}`;
  }
}
