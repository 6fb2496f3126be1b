import { type ValuesOf, type Variable } from '#libs/config';

/** The service that is served over mutual TLS. */
export interface MutualTls {
  /** As the operator sees it: `SPI over mutual TLS`. */
  readonly title: string;
  /** The variables of the service, which are in its configuration under these names. */
  readonly variables: {
    /** Without a port there is no listener. */
    readonly tlsPort: Variable<number | undefined>;
    /** The folder of the certificates. Empty: the one of the data folder. */
    readonly certificates: Variable<string>;
  };
}

/** Injection token of the service. */
export const MUTUAL_TLS = Symbol('mutual TLS');

/** The part of the configuration that certificates need. */
export type MutualTlsConfig = ValuesOf<MutualTls['variables']> & {
  readonly dataDir: string;
};
