import { Injectable } from '@nestjs/common';
import { type Variable } from './config/variables';

/** A listener besides HTTP. It closes itself when the service shuts down. */
export interface SideListener {
  /** The variable of the port. A listener with an optional port exists only if it is set. */
  readonly port: Variable<number | undefined>;
  /** The protocol, for the operator: `ISO 8583 over TCP`. */
  readonly title: string;
  /** Starts to listen and returns the address: `127.0.0.1:8583`. */
  open(): Promise<string>;
}

/** A side listener that listens. */
export interface OpenSideListener {
  readonly title: string;
  readonly address: string;
}

/** A side listener that cannot listen; `cause` is the error of the system. */
export class SideListenError extends Error {
  constructor(
    readonly listener: SideListener,
    override readonly cause: NodeJS.ErrnoException,
  ) {
    super(cause.message);
  }
}

/** Listeners that open together with the HTTP port, not when the service is only built. */
@Injectable()
export class SideListeners {
  private readonly listeners: SideListener[] = [];

  add(listener: SideListener): void {
    this.listeners.push(listener);
  }

  async open(): Promise<readonly OpenSideListener[]> {
    const open: OpenSideListener[] = [];
    for (const listener of this.listeners) {
      try {
        open.push({ title: listener.title, address: await listener.open() });
      } catch (error) {
        throw new SideListenError(listener, error as NodeJS.ErrnoException);
      }
    }
    return open;
  }
}
