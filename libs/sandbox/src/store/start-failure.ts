import { percentDecoded } from '#libs/kernel';
import { type SandboxConfig } from '../config';

type StartError = Pick<NodeJS.ErrnoException, 'code' | 'message'>;

/** The address of a PostgreSQL server. */
interface Server {
  readonly host: string;
  readonly port: string;
  readonly database: string;
  readonly user: string;
}

/**
 * What the operator can do about the errors of PostgreSQL at startup, by SQLSTATE: PostgreSQL, appendix A. The texts of the
 * server are not used, because they are in its own language.
 */
const REMEDIES: Readonly<Record<string, (server: Server) => string>> = {
  // invalid_catalog_name
  '3D000': (server) =>
    `the database does not exist. Create it: createdb ${options(server)} ${quoted(server.database)}`,
  // invalid_password
  '28P01': ({ user }) =>
    `the server does not accept the password of the role ${user}, or has no such role. Correct DATABASE_URL, or set the password with \\password ${user} in psql.`,
  // invalid_authorization_specification: no such role, or no line in pg_hba.conf
  '28000': (server) =>
    `the server does not let the role ${server.user} in. Create it: createuser ${options({ ...server, user: '' })} --login --pwprompt ${quoted(server.user)} as a superuser, or let this machine in with a line in pg_hba.conf.`,
  // too_many_connections
  '53300': () =>
    'the server has no free connection. Increase its max_connections, or decrease DATABASE_POOL_SIZE.',
};

/** One line for the operator. It never shows DATABASE_URL, because that contains a password. */
export function startFailure(
  { databaseUrl, dataDir }: Pick<SandboxConfig, 'databaseUrl' | 'dataDir'>,
  { code = '', message }: StartError,
): string {
  // Node gives no message if it tried several addresses of one name.
  const reason = message === '' ? code : message;
  if (databaseUrl === undefined) {
    return `DATA_DIR=${dataDir} cannot be used: ${reason}. It must be a folder that the service may write to, or :memory:.`;
  }
  const server = serverOf(databaseUrl);
  if (server === undefined) {
    return `DATABASE_URL cannot be used: not a valid address: ${reason}. It must be as in postgres://user:password@host:5432/database.`;
  }
  const where = `database ${server.database} at ${server.host}:${server.port}`;
  const remedy = REMEDIES[code]?.(server);
  return remedy === undefined
    ? `DATABASE_URL cannot be used: ${where}: ${reason}. Start PostgreSQL there, or correct the address.`
    : `DATABASE_URL cannot be used: ${where}: ${remedy}`;
}

/** The parts of the address, as the driver takes them. Undefined if it is not an address. */
function serverOf(databaseUrl: string): Server | undefined {
  if (!URL.canParse(databaseUrl)) return undefined;
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const user = percentDecoded(username);
  const database = percentDecoded(pathname.slice(1));
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? '5432' : port,
    database: database === '' ? user : database,
    user,
  };
}

function options({ host, port, user }: Server): string {
  const server = host === '' ? [] : [`--host=${quoted(host)}`];
  const role = user === '' ? [] : [`--username=${quoted(user)}`];
  return [...server, `--port=${port}`, ...role].join(' ');
}

/** A word for a shell. */
function quoted(text: string): string {
  return /^[\w.:-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
