import { existsSync } from 'node:fs';
import { join } from 'node:path';

const IN_MEMORY = ':memory:';

/**
 * The folder of the test certificates of all Pix services, in the data folder. Their clients have one certificate for
 * all of them. A folder of an earlier release, when only the SPI had certificates, stays in use.
 *
 * @param dataDir DATA_DIR
 * @returns undefined if nothing may be stored
 */
export function certificatesFolder(dataDir: string): string | undefined {
  if (dataDir === IN_MEMORY) return undefined;
  const folder = join(dataDir, 'certificates', 'pix');
  const earlier = join(dataDir, 'certificates', 'spi');
  return existsSync(earlier) && !existsSync(folder) ? earlier : folder;
}
