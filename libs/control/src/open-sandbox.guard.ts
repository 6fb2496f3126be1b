import { Injectable, type CanActivate } from '@nestjs/common';
import { Sandboxes } from '#libs/sandbox';

/** Opens the sandbox of the request, which under /__admin nothing else does; its clock is needed. */
@Injectable()
export class OpenSandboxGuard implements CanActivate {
  constructor(private readonly sandboxes: Sandboxes) {}

  async canActivate(): Promise<boolean> {
    await this.sandboxes.currentUpToDate();
    return true;
  }
}
