/** A change of a sandbox that the other instances of the service must be notified of. */
export type SandboxChange =
  | {
      /**
       * `changed`: its clock or its rules. `replaced`: all its data are about to be dropped or refilled. `dropped`: it is
       * about to be dropped; `replaced` follows.
       */
      readonly kind: 'changed' | 'replaced' | 'dropped';
      readonly sandbox: string;
    }
  | ({ readonly kind: 'held' } & Hold)
  | ({ readonly kind: 'released' } & Pick<Hold, 'sandbox' | 'id'>);

/** One hold of a sandbox: new requests wait. */
export interface Hold {
  readonly sandbox: string;
  /** Chosen by the holder. */
  readonly id: string;
  /** The hold ends after this time by itself, because its holder may be gone. */
  readonly ms: number;
  /**
   * Jobs continue and may call services that are held, because the holder waits for them. Default: their calls wait.
   */
  readonly letsJobsPass?: boolean;
}

export interface PeerListener {
  /**
   * Another instance has changed a sandbox. That instance waits until the promise is settled. If it is rejected, that
   * instance gets the error message.
   */
  onChange(change: SandboxChange): Promise<void>;
  /** Changes by other instances to any sandbox may have been missed. */
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
  /**
   * Resolves when every other live instance has handled the change.
   * @returns the reasons of the instances that could not handle it or did not answer in time
   */
  announce(change: SandboxChange): Promise<readonly string[]>;
  end(): Promise<void>;
}

/** For databases that only one process uses. */
export const NO_PEERS: Peers = {
  isConnected: true,
  listen: () => undefined,
  connect: () => Promise.resolve(),
  announce: () => Promise.resolve([]),
  end: () => Promise.resolve(),
};
