import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { ApiSecurity, ApiTags } from '@nestjs/swagger';
import { ADMIN_TAG, ADMIN_TOKEN_SCHEME, ApiProblem } from '#libs/platform';
import { AdminGuard } from './admin.guard';
import { OpenSandboxGuard } from './open-sandbox.guard';

/** For a controller of operations that control the service: only those may call it whom AdminGuard lets. */
export function ControlsService(): ClassDecorator {
  return applyDecorators(
    UseGuards(AdminGuard),
    // The empty requirement: a service without an ADMIN_TOKEN asks for none.
    ApiSecurity(ADMIN_TOKEN_SCHEME),
    ApiSecurity({}),
    ApiProblem(401, ['ADMIN_TOKEN_WRONG'], 'The ADMIN_TOKEN is missing or wrong.'),
    ApiProblem(403, ['ADMIN_ORIGIN_FOREIGN'], 'A web page of another origin sent the request.'),
  );
}

/** What all controllers of /__admin share. */
export function AdminController(path: string): ClassDecorator {
  return applyDecorators(Controller(`__admin${path}`), ApiTags(ADMIN_TAG), ControlsService());
}

/** A controller of /__admin that a service has for itself: it works in the sandbox of the request. */
export function ServiceAdminController(path: string): ClassDecorator {
  return applyDecorators(AdminController(path), UseGuards(OpenSandboxGuard));
}
