import pg from 'pg';

/** The address of a node, as the coordinator knows it. */
interface CitusNode {
  readonly host: string;
  readonly port: number;
}

/** A database of its own on each node of a Citus cluster. Each of its schemas is placed on one worker. */
export interface CitusDatabase {
  /** The URL of the database on the coordinator. */
  readonly url: string;
  remove(): Promise<void>;
}

/**
 * Creates a database on all nodes of a cluster.
 *
 * @param clusterUrl a database on the coordinator, whose workers are used
 * @param addressOf another address of a worker, such as that of a proxy, from its URL. The coordinator connects to this one
 */
export async function createCitusDatabase(
  clusterUrl: string,
  name: string,
  addressOf: (workerUrl: string) => Promise<string> | string = (workerUrl) => workerUrl,
): Promise<CitusDatabase> {
  const workers = await workersOf(clusterUrl);
  const nodeUrls = [clusterUrl, ...workers.map((node) => withAddress(clusterUrl, node))];
  const remove = async (): Promise<void> => {
    // The coordinator first, because it keeps connections to the workers.
    for (const url of nodeUrls) {
      await onServer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
  };
  const url = withDatabase(clusterUrl, name);
  try {
    await Promise.all(nodeUrls.map((node) => createOnNode(node, name)));
    const addresses = await Promise.all(
      nodeUrls.slice(1).map(async (node) => addressIn(await addressOf(withDatabase(node, name)))),
    );
    const coordinator = addressIn(clusterUrl);
    const addNodes = (): Promise<void> =>
      onServer(
        url,
        `SELECT citus_set_coordinator_host('${coordinator.host}', ${String(coordinator.port)})`,
        ...addresses.map(({ host, port }) => `SELECT citus_add_node('${host}', ${String(port)})`),
        `ALTER DATABASE ${name} SET citus.enable_schema_based_sharding TO on`,
      );
    // A new node gets the roles of the server, which two databases must not write at the same time.
    await onServer(clusterUrl, lockOf('simulators_citus_nodes'), addNodes);
  } catch (error) {
    await remove();
    throw error;
  }
  return { url, remove };
}

/** Runs statements one after the other, on one connection, and other steps between them. */
export async function onServer(
  url: string,
  ...steps: readonly (string | (() => Promise<void>))[]
): Promise<void> {
  await connected(url, async (client) => {
    for (const step of steps) await (typeof step === 'string' ? client.query(step) : step());
  });
}

/** The same server and user, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}

/** A database with the extension. To create the extension takes more than ten times as long as to copy this database. */
const TEMPLATE = 'simulators_citus_template';

async function createOnNode(url: string, name: string): Promise<void> {
  await onServer(
    url,
    // Another process may be creating the template.
    lockOf(TEMPLATE),
    () => createTemplate(url),
    `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`,
  );
}

/** The template is kept, because the next test process needs it too. */
async function createTemplate(url: string): Promise<void> {
  const [found] = await rowsOf(url, `SELECT FROM pg_database WHERE datname = '${TEMPLATE}'`);
  if (found !== undefined) return;
  const unfinished = `${TEMPLATE}_unfinished`;
  await onServer(
    url,
    `DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`,
    `CREATE DATABASE ${unfinished}`,
  );
  await onServer(withDatabase(url, unfinished), 'CREATE EXTENSION citus');
  await onServer(
    url,
    // A database with connections cannot be copied, and Citus keeps one to each database that can have them.
    `ALTER DATABASE ${unfinished} ALLOW_CONNECTIONS false`,
    `SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = '${unfinished}'`,
    `ALTER DATABASE ${unfinished} RENAME TO ${TEMPLATE}`,
  );
}

/** A lock until the end of the connection. */
function lockOf(name: string): string {
  return `SELECT pg_advisory_lock(hashtextextended('${name}', 0))`;
}

function workersOf(clusterUrl: string): Promise<readonly CitusNode[]> {
  return rowsOf<CitusNode>(
    clusterUrl,
    `SELECT nodename AS host, nodeport AS port FROM pg_dist_node
     WHERE groupid <> 0 AND noderole = 'primary' ORDER BY groupid`,
  );
}

function rowsOf<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<readonly Row[]> {
  return connected(url, async (client) => (await client.query<Row>(sql)).rows);
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withAddress(url: string, { host, port }: CitusNode): string {
  const changed = new URL(url);
  changed.hostname = host;
  changed.port = String(port);
  return changed.toString();
}

function addressIn(url: string): CitusNode {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port === '' ? '5432' : port) };
}
