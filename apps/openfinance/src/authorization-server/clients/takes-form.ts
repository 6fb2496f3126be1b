import {
  applyDecorators,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { Request } from 'express';
import { isForm, mediaTypeOf } from '#libs/http';
import { OAuthRefused } from '../../security/oauth.errors';

const FORM = 'application/x-www-form-urlencoded';

@Injectable()
class FormOnly implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (isForm(mediaTypeOf(request) ?? '')) return true;
    throw new OAuthRefused('invalid_request', `The body must be a form: Content-Type ${FORM}.`);
  }
}

/** For an endpoint with a form as its body (RFC 6749, 3.2). */
export function TakesForm(): MethodDecorator {
  return applyDecorators(UseGuards(FormOnly), ApiConsumes(FORM));
}
