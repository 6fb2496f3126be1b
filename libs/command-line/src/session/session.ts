import {
  addressOf,
  ControlClient,
  givenAddress,
  isServiceName,
  type ServiceName,
} from '#libs/control-client';
import {
  optionalText,
  orFile,
  readVariables,
  secret,
  text,
  type Environment,
  type ValuesOf,
} from '#libs/config';
import { Output } from '../output/output';
import { type Say } from '../texts/say';
import { type Terminal } from './terminal';

const variables = {
  adminToken: orFile(
    'File that contains ADMIN_TOKEN.',
    secret(optionalText('ADMIN_TOKEN', /^[\x21-\x7e]+$/, 'visible characters', 'The token.')),
  ),
  sandbox: text('PAYSIM_SANDBOX', 'default', 'Sandbox of commands without --sandbox.'),
} as const;

/** The options of all commands. */
export interface GlobalOptions {
  readonly service?: string;
  readonly sandbox?: string;
  readonly json?: boolean;
  readonly table?: boolean;
}

/** What a command works with: the streams, the texts, and the clients of the addresses that were chosen. */
export class Session {
  readonly output: Output;
  private values: ValuesOf<typeof variables> | undefined;

  constructor(
    readonly terminal: Terminal,
    readonly say: Say,
    readonly options: GlobalOptions,
  ) {
    this.output = new Output(terminal, options);
  }

  get environment(): Environment {
    return this.terminal.environment;
  }

  get sandbox(): string {
    return this.options.sandbox ?? this.variables.sandbox;
  }

  get token(): string | undefined {
    return this.variables.adminToken;
  }

  /** The service of `--service`; undefined stands for the suite control. */
  get service(): ServiceName | undefined {
    const { service } = this.options;
    return service !== undefined && isServiceName(service) ? service : undefined;
  }

  /** The service of `--service`, or the suite control, in the sandbox. */
  get control(): ControlClient {
    return this.clientOf(this.service ?? 'suite');
  }

  /** The same for operations that name their sandbox in the address. */
  get controlOfAll(): ControlClient {
    return this.clientAt(this.addressFor(this.service ?? 'suite'));
  }

  /** A client of any address, without a sandbox. */
  clientAt(address: string): ControlClient {
    return new ControlClient({ address, token: this.token });
  }

  clientOf(name: ServiceName | 'suite'): ControlClient {
    const address = this.addressFor(name);
    return new ControlClient({ address, token: this.token, sandbox: this.sandbox });
  }

  /** A service without an address of its own is reached through the suite control, if that has one. */
  private addressFor(name: ServiceName | 'suite'): string {
    const suite = givenAddress('suite', this.environment);
    const isThere = name === 'suite' || givenAddress(name, this.environment) !== undefined;
    if (isThere || suite === undefined) return addressOf(name, this.environment);
    return `${suite}/services/${name}`;
  }

  /** A remark beside the output, which goes to stderr. */
  note(line: string): void {
    this.terminal.stderr.write(`${line}\n`);
  }

  /** Read when they are needed, so that an invalid token does not stop commands without a service. */
  private get variables(): ValuesOf<typeof variables> {
    return (this.values ??= readVariables(variables, this.environment));
  }
}
