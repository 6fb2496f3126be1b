import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ADMIN_TAG } from '#libs/platform';
import { AdminGuard } from './admin.guard';
import { OpenWorld } from './open-world.guard';

/** What all controllers of /__admin share. */
export function AdminController(path: string): ClassDecorator {
  return applyDecorators(
    Controller(`__admin${path}`),
    ApiTags(ADMIN_TAG),
    ApiBearerAuth(),
    UseGuards(AdminGuard),
  );
}

/** A controller of /__admin that a service has for itself: it works in the sandbox of the request. */
export function ServiceAdminController(path: string): ClassDecorator {
  return applyDecorators(AdminController(path), UseGuards(OpenWorld));
}
