import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, ConfigurationError } from '#libs/config';
import { type SandboxConfig } from '../config';
import { SANDBOX_STORE, type SandboxStore } from './sandbox-store';
import { startFailure } from './start-failure';

/** The time limit of the database at startup. */
const START_TIMEOUT_MS = 5_000;

/** Stops the startup of a service without its database, with one line for the operator. */
@Injectable()
export class StartCheck implements OnModuleInit {
  constructor(
    @Inject(SANDBOX_STORE) private readonly store: SandboxStore,
    @Inject(CONFIG) private readonly config: SandboxConfig,
  ) {}

  /** @throws ConfigurationError that names the variable to correct */
  async onModuleInit(): Promise<void> {
    try {
      await inTime(this.store.check());
      await this.store.begin();
    } catch (error) {
      if (error instanceof ConfigurationError) throw error;
      throw new ConfigurationError([startFailure(this.config, error as NodeJS.ErrnoException)]);
    }
  }
}

async function inTime(check: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const answer = `no answer within ${String(START_TIMEOUT_MS / 1_000)} s`;
    timer = setTimeout(() => {
      reject(new Error(answer));
    }, START_TIMEOUT_MS);
  });
  try {
    await Promise.race([check, late]);
  } finally {
    clearTimeout(timer);
  }
}
