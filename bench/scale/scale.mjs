import { instances } from './instances.mjs';
import { sizes } from './sizes.mjs';
import { SUBJECTS } from './subjects.mjs';

const ROW_COUNTS = [1_000, 1_000_000, 10_000_000];

/** @param most the largest number of rows; default: 10 million */
export async function scale(most = Math.max(...ROW_COUNTS)) {
  const rowCounts = ROW_COUNTS.filter((rows) => rows <= Number(most));
  const url = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  const databases = [
    { title: 'SQLite', url: undefined },
    ...(url === undefined ? [] : [{ title: 'PostgreSQL', url }]),
  ];
  for (const { title, url: address } of databases) {
    for (const service of Object.keys(SUBJECTS)) {
      console.log(`\n${title}, ${service}`);
      await sizes(service, rowCounts, address);
    }
  }
  if (url === undefined) {
    console.log('\nPostgreSQL: set TEST_DATABASE_URL to measure it.');
    return;
  }
  console.log('\nPostgreSQL: payments to one, two and four instances of SPI');
  await instances(url);
}
