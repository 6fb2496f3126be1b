/** The host names of the directory's sandbox, which clients have compiled in (directory, sandbox environment). */
export const DIRECTORY_HOSTS = {
  /** Participants, certificates of the authority. */
  data: 'data.sandbox.directory.openbankingbrasil.org.br',
  /** The issuer of the directory's tokens. */
  auth: 'auth.sandbox.directory.openbankingbrasil.org.br',
  /** The same over mutual TLS. */
  matlsAuth: 'matls-auth.sandbox.directory.openbankingbrasil.org.br',
  /** Software statements, over mutual TLS. */
  matlsApi: 'matls-api.sandbox.directory.openbankingbrasil.org.br',
  /** Keys. */
  keystore: 'keystore.sandbox.directory.openbankingbrasil.org.br',
} as const;
export type DirectoryHost = keyof typeof DIRECTORY_HOSTS;

const NAMES: ReadonlySet<string> = new Set(Object.values(DIRECTORY_HOSTS));
const PORT = /:(\d{1,5})$/;

/**
 * Whether a request came to the directory by one of its real names.
 * @param host the header Host, with or without a port
 */
export function isDirectoryHost(host = ''): boolean {
  return NAMES.has(host.replace(PORT, '').toLowerCase());
}

/** The ports of this service over TLS; undefined if it does not listen with TLS. */
interface Ports {
  readonly tls: number | undefined;
  readonly mutual: number | undefined;
}

/**
 * The address of the directory by one of its real names, for a client that came by one. A client that names no port reaches
 * all of them without a port, because a proxy distinguishes them by their names.
 * @param host the header Host of the client
 */
export function directoryAddress(name: DirectoryHost, host: string, ports: Ports): string {
  const port = PORT.exec(host)?.[1];
  if (port === undefined) return `https://${DIRECTORY_HOSTS[name]}`;
  const isMutual = name === 'matlsAuth' || name === 'matlsApi';
  const other = isMutual ? ports.mutual : ports.tls;
  return `https://${DIRECTORY_HOSTS[name]}:${other === undefined ? port : String(other)}`;
}
