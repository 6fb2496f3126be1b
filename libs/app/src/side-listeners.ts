import { Injectable } from '@nestjs/common';
import { ConfigurationError, type Variable } from '#libs/config';

/** A listener besides HTTP. It closes itself when the service shuts down. */
export interface SideListener {
  /** The variable of the port. A listener with an optional port exists only if it is set. */
  readonly port: Variable<number | undefined>;
  /** The protocol, for the operator: `ISO 8583 over TCP`. */
  readonly title: string;
  /** Starts to listen. */
  open(): Promise<OpenPort>;
}

/** A port on which something listens. */
export interface OpenPort {
  /** `127.0.0.1:8583`. */
  readonly address: string;
  /** The process may end although it listens. */
  unref(): void;
}

/** A side listener that listens. */
export interface OpenSideListener extends OpenPort {
  readonly title: string;
}

/** Listeners that open together with the HTTP port, not when the service is only built. */
@Injectable()
export class SideListeners {
  private readonly listeners: SideListener[] = [];

  add(listener: SideListener): void {
    this.listeners.push(listener);
  }

  /** @throws ConfigurationError if one of them cannot listen */
  async open(host: string): Promise<readonly OpenSideListener[]> {
    const open: OpenSideListener[] = [];
    for (const listener of this.listeners) {
      const port = await listening(listener.open(), listener.port, host);
      open.push({
        title: listener.title,
        address: port.address,
        unref: () => {
          port.unref();
        },
      });
    }
    return open;
  }
}

/**
 * Waits until something listens.
 * @param variable of the port
 * @throws ConfigurationError that names the variable to change
 */
export async function listening<T>(
  opening: Promise<T>,
  variable: Variable<unknown>,
  host: string,
  port?: number,
): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    const failed = error as NodeJS.ErrnoException & { readonly port?: number };
    const advice = adviceFor(failed.code, variable);
    if (advice === undefined) throw error;
    throw new ConfigurationError([`${host}:${String(port ?? failed.port ?? '')} ${advice}`]);
  }
}

function adviceFor(
  code: string | undefined,
  { name, default: usual }: Variable<unknown>,
): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `is in use. Stop the other program, or set ${name} to a free port, as in ${name}=${String(Number(usual) + 10_000)}.`;
    case 'EACCES':
      return `needs more privileges: set ${name} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'is not an address of this machine: set HOST to an address of this machine.';
    default:
      return undefined;
  }
}
