import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { OAuthError, REALM } from './client.errors';

/** Sends an error of the token endpoint in the format of OAuth (RFC 6749, 5.2). */
@Catch(OAuthError)
export class OAuthErrorFilter implements ExceptionFilter<OAuthError> {
  catch(error: OAuthError, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    response.status(error.status);
    // Only if the client used this header (RFC 6749, 5.2). Otherwise a browser would open a login window.
    const hasTried = http.getRequest<Request>().get('Authorization') !== undefined;
    if (error.status === 401 && hasTried) {
      response.set('WWW-Authenticate', `Basic realm="${REALM}"`);
    }
    response.json({ error: error.code, error_description: error.description });
  }
}
