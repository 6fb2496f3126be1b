import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { Journals } from '#libs/journal';
import { Sandboxes, SANDBOX_STORE, type SandboxConfig, type SandboxStore } from '#libs/sandbox';
import { type LimitsResponse } from './limits.response';

/** Shows how much of the limits of a service is used. */
@Injectable()
export class LimitsService {
  constructor(
    private readonly sandboxes: Sandboxes,
    @Inject(SANDBOX_STORE) private readonly store: SandboxStore,
    private readonly journals: Journals,
    @Inject(CONFIG) private readonly config: SandboxConfig,
  ) {}

  async find(): Promise<LimitsResponse> {
    const { sandboxesMax, sandboxesOpen, journalTotalBytes, sandboxTtl = null } = this.config;
    const stored = await this.store.list();
    return {
      sandboxes: { used: stored.length, maximum: sandboxesMax },
      openSandboxes: { used: this.sandboxes.openNames().length, maximum: sandboxesOpen },
      journalBytes: { used: this.journals.bytes, maximum: journalTotalBytes },
      sandboxTtl,
    };
  }
}
