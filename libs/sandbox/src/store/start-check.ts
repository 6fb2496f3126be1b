import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, ConfigurationError } from '#libs/config';
import { type SandboxConfig } from '../config';
import { SANDBOX_STORE, type SandboxStore } from './sandbox-store';

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
      throw new ConfigurationError([explain(this.config, error as NodeJS.ErrnoException)]);
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

/** Never shows DATABASE_URL, because it contains a password. */
function explain(
  { databaseUrl, dataDir }: SandboxConfig,
  { code, message }: NodeJS.ErrnoException,
): string {
  // Node gives no message if it tried several addresses of one name.
  const reason = message === '' ? String(code) : message;
  if (databaseUrl !== undefined) {
    return `DATABASE_URL cannot be used: ${serverOf(databaseUrl)}: ${reason}. Start PostgreSQL there, or correct the address.`;
  }
  return `DATA_DIR=${dataDir} cannot be used: ${reason}. It must be a folder that the service may write to, or :memory:.`;
}

function serverOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'not a valid address';
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `database ${pathname.slice(1)} at ${hostname}:${port === '' ? '5432' : port}`;
}
