// Exit code 0 if a PostgreSQL server responds at the given address.
import pg from 'pg';

const client = new pg.Client({ connectionString: process.argv[2], connectionTimeoutMillis: 3_000 });
try {
  await client.connect();
  await client.end();
} catch {
  process.exitCode = 1;
}
