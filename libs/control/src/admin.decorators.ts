import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { ApiSecurity, ApiTags } from '@nestjs/swagger';
import { ADMIN_TAG, ADMIN_TOKEN_SCHEME, ApiProblem } from '#libs/openapi';
import { AdminOriginForeign, AdminTokenWrong } from './admin.errors';
import { AdminGuard } from './admin.guard';
import { OpenSandboxGuard } from './open-sandbox.guard';

/** Marks a controller that controls the service. AdminGuard checks its requests. */
export function ControlsService(): ClassDecorator {
  return applyDecorators(
    UseGuards(AdminGuard),
    // The empty requirement makes the token optional: without ADMIN_TOKEN, the service needs none.
    ApiSecurity(ADMIN_TOKEN_SCHEME),
    ApiSecurity({}),
    ApiProblem(401, [new AdminTokenWrong()], 'The ADMIN_TOKEN is missing or wrong.'),
    ApiProblem(
      403,
      [new AdminOriginForeign('The request is cross-site')],
      'A web page of another origin sent the request.',
    ),
  );
}

/** Marks a controller below `/__admin`. */
export function AdminController(path: string): ClassDecorator {
  return applyDecorators(Controller(`__admin${path}`), ApiTags(ADMIN_TAG), ControlsService());
}

/** Marks a controller below `/__admin` that only one service has. It uses the sandbox of the request. */
export function ServiceAdminController(path: string): ClassDecorator {
  return applyDecorators(AdminController(path), UseGuards(OpenSandboxGuard));
}
