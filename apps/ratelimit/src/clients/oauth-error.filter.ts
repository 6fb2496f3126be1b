import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { OAuthError, REALM } from './client.errors';

/** The body of an error as OAuth clients read it: RFC 6749, section 5.2. */
@Catch(OAuthError)
export class OAuthErrorFilter implements ExceptionFilter<OAuthError> {
  catch(error: OAuthError, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    response.status(error.status);
    // Only for who tried so, as the RFC has it: a browser would open its own log-in window for others.
    const hasTried = http.getRequest<Request>().get('Authorization') !== undefined;
    if (error.status === 401 && hasTried) {
      response.set('WWW-Authenticate', `Basic realm="${REALM}"`);
    }
    response.json({ error: error.code, error_description: error.description });
  }
}
