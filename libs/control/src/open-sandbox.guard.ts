import { Injectable, type CanActivate } from '@nestjs/common';
import { Sandboxes } from '#libs/sandbox';

/** Opens the sandbox of the request, because its clock is needed. For `/__admin`, nothing else opens it. */
@Injectable()
export class OpenSandboxGuard implements CanActivate {
  constructor(private readonly sandboxes: Sandboxes) {}

  async canActivate(): Promise<boolean> {
    await this.sandboxes.currentUpToDate();
    return true;
  }
}
