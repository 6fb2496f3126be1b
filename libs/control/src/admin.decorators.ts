import {
  applyDecorators,
  Controller,
  UseGuards,
  UseInterceptors,
  type CanActivate,
  type Type,
} from '@nestjs/common';
import { ApiSecurity, ApiTags } from '@nestjs/swagger';
import { ADMIN_TAG, ADMIN_TOKEN_SCHEME, ApiProblem } from '#libs/openapi';
import { AdminOriginForeign, AdminSandboxForbidden, AdminTokenWrong } from './access/access.errors';
import { AuditChanges } from './access/audit-changes';
import { Concerns, type Concern } from './access/concern';
import { AdminGuard } from './guards/admin.guard';
import { JsonBodyGuard } from './guards/json-body.guard';
import { OpenSandboxGuard } from './guards/open-sandbox.guard';

const FORBIDDEN = new AdminSandboxForbidden(
  { name: 'team-a', sandboxes: ['team-a-*', 'shared'] },
  'team-b-1',
);

/**
 * Marks a controller that controls the service. AdminGuard checks its requests.
 * @param concern the sandboxes that its operations concern; without it, each operation must say it with `Concerns`
 */
export function ControlsService(concern?: Concern): ClassDecorator {
  return applyDecorators(
    ...(concern === undefined ? [] : [Concerns(concern)]),
    UseGuards(AdminGuard),
    UseInterceptors(AuditChanges),
    // The empty requirement makes the token optional: without ADMIN_TOKEN, the service needs none.
    ApiSecurity(ADMIN_TOKEN_SCHEME),
    ApiSecurity({}),
    ApiProblem(401, [new AdminTokenWrong()], 'The token is missing or wrong.'),
    ApiProblem(
      403,
      [new AdminOriginForeign('The request is cross-site'), FORBIDDEN],
      'A web page of another origin sent the request, or the token does not open the sandbox.',
    ),
  );
}

/**
 * Marks a controller below `/__admin`; see ControlsService.
 * @param bodyGuard refuses bodies of wrong media types; by default those that are not JSON
 */
export function AdminController(
  path: string,
  concern?: Concern,
  bodyGuard: Type<CanActivate> = JsonBodyGuard,
): ClassDecorator {
  return applyDecorators(
    Controller(`__admin${path}`),
    ApiTags(ADMIN_TAG),
    ControlsService(concern),
    UseGuards(bodyGuard),
  );
}

/** Marks a controller below `/__admin` that only one service has. It uses the sandbox of the request. */
export function ServiceAdminController(path: string): ClassDecorator {
  return applyDecorators(AdminController(path, 'request'), UseGuards(OpenSandboxGuard));
}
