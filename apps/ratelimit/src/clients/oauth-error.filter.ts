import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { OAuthError } from './client.errors';

/** The body of an error as OAuth clients read it: RFC 6749, section 5.2. */
@Catch(OAuthError)
export class OAuthErrorFilter implements ExceptionFilter<OAuthError> {
  catch(error: OAuthError, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    response.status(error.status).set(error.headers);
    response.json({ error: error.code, error_description: error.description });
  }
}
