/** What the service needs to know. Tests pass the addresses of their sandbox; `main.ts` reads the environment. */
export interface Config {
  readonly spiUrl: string;
  readonly dictUrl: string;
  /** The issuer of the cards. */
  readonly issuerUrl: string;
  readonly nfseUrl: string;
  /** How long a request to one of these systems may take. */
  readonly timeoutMs: number;
  /** Whether the SPI settles in its response, or answers first and settles when the payee's bank has accepted. */
  readonly settlement: 'immediate' | 'later';
  /** Our institution in the SPI: Banco Exemplo. */
  readonly ispb: string;
  /** The provider of the services that are invoiced. */
  readonly provider: { readonly cnpj: string; readonly municipality: string };
}

export const CONFIG = Symbol('Config');

export const DEFAULTS = {
  timeoutMs: 10_000,
  settlement: 'immediate',
  ispb: '11223344',
  provider: { cnpj: '12345678000195', municipality: '3550308' },
} as const;

/** @throws Error that names the variable that is missing */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const required = (name: string): string => {
    const value = environment[name];
    if (value === undefined || value === '') throw new Error(`${name} is not set.`);
    return value;
  };
  return {
    ...DEFAULTS,
    spiUrl: required('SPI_URL'),
    dictUrl: required('DICT_URL'),
    issuerUrl: required('ISO8583_URL'),
    nfseUrl: required('NFSE_URL'),
  };
}
