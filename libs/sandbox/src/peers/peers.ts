/** A change of a sandbox that other instances of the service must know of. */
export interface SandboxChange {
  /** `changed`: its clock or its rules. `replaced`: all its data are about to be dropped or refilled. */
  readonly kind: 'changed' | 'replaced';
  readonly sandbox: string;
}

export interface PeerListener {
  /** Another instance has changed a sandbox. That instance waits until the promise is settled. */
  onChange(change: SandboxChange): Promise<void>;
  /** Changes of other instances may have been missed, of any sandbox. */
  onGap(): void;
}

/** The other instances of the service that use the same databases. */
export interface Peers {
  /** False while changes made by other instances may be missed. */
  readonly isConnected: boolean;
  /** Sets the listener for changes in this instance; once. */
  listen(listener: PeerListener): void;
  /** Resolves when this instance receives changes. */
  connect(): Promise<void>;
  /** Resolves when every other live instance has confirmed the change. */
  announce(change: SandboxChange): Promise<void>;
  end(): Promise<void>;
}

/** For databases that only one process uses. */
export const NO_PEERS: Peers = {
  isConnected: true,
  listen: () => undefined,
  connect: () => Promise.resolve(),
  announce: () => Promise.resolve(),
  end: () => Promise.resolve(),
};
