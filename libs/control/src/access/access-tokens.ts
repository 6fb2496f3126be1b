import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, ConfigurationError, publishedValue, type ServiceConfig } from '#libs/config';
import { type SandboxConfig, sandboxVariables } from '#libs/sandbox';
import { isLoopback } from '../loopback';
import { ADMINISTRATOR, LOOPBACK, type Caller } from './caller';
import { TokenFile } from './token-file';
import { digestOf, type TeamToken } from './token-list';

type AccessConfig = Pick<ServiceConfig, 'host'> &
  Pick<SandboxConfig, 'adminToken' | 'adminTokensFile'>;

const PUBLISHED = sandboxVariables.adminToken.published ?? [];

/** The tokens for `/__admin`: that of the administrator, and those of teams. */
@Injectable()
export class AccessTokens {
  private readonly administrator: TeamToken | undefined;
  private readonly teams: TokenFile | undefined;

  /** @throws ConfigurationError with one line for each mistake */
  constructor(@Inject(CONFIG) config: AccessConfig) {
    const mistakes = mistakesIn(config);
    if (mistakes.length > 0) throw new ConfigurationError(mistakes);
    const { adminToken, adminTokensFile } = config;
    if (adminToken === undefined) return;
    this.administrator = { digest: digestOf(adminToken), caller: ADMINISTRATOR };
    if (adminTokensFile !== undefined) this.teams = openFile(adminTokensFile, adminToken);
  }

  /** Whether requests need a token. Without one, every program on this machine may control the service. */
  get areNeeded(): boolean {
    return this.administrator !== undefined;
  }

  /**
   * The sender of a token; undefined if nobody has it. Compares the digests of all tokens, so that the time does not
   * depend on the length, on the first difference or on the place of the token.
   */
  callerOf(token: string): Caller | undefined {
    if (this.administrator === undefined) return LOOPBACK;
    const digest = digestOf(token);
    let found: Caller | undefined;
    for (const known of [this.administrator, ...(this.teams?.current() ?? [])]) {
      if (timingSafeEqual(digest, known.digest)) found = known.caller;
    }
    return found;
  }
}

function openFile(path: string, adminToken: string): TokenFile {
  const secrets = new Map([
    [adminToken, 'ADMIN_TOKEN'],
    ...PUBLISHED.map((value) => [value, 'an example of the documentation'] as const),
  ]);
  return new TokenFile(path, secrets, (lines) => {
    throw new ConfigurationError(lines);
  });
}

function mistakesIn({ host, adminToken, adminTokensFile }: AccessConfig): string[] {
  if (adminToken !== undefined) {
    // On loopback it is only a hint: see startHints.
    const isUnsafe = PUBLISHED.includes(adminToken) && !isLoopback(host);
    return isUnsafe ? [publishedValue('ADMIN_TOKEN')] : [];
  }
  const { name } = sandboxVariables.adminTokensFile;
  return [
    ...(isLoopback(host)
      ? []
      : [
          `ADMIN_TOKEN must be set when HOST is ${host}: the control operations can delete data and must not be open to the network.`,
        ]),
    ...(adminTokensFile === undefined
      ? []
      : [
          `${name} needs ADMIN_TOKEN too: the simulators call each other with it, and it opens the sandboxes of no team.`,
        ]),
  ];
}
