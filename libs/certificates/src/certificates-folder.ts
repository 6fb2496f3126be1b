import { existsSync } from 'node:fs';
import { join } from 'node:path';

const IN_MEMORY = ':memory:';

/**
 * The folder of the test certificates of all Pix services, in the data folder. A client uses the same certificate for
 * all these services. A folder of an earlier release, in which only the SPI had certificates, stays in use.
 *
 * @param dataDir DATA_DIR
 * @returns undefined if DATA_DIR is `:memory:`
 */
export function certificatesFolder(dataDir: string): string | undefined {
  if (dataDir === IN_MEMORY) return undefined;
  const folder = join(dataDir, 'certificates', 'pix');
  const earlier = join(dataDir, 'certificates', 'spi');
  return existsSync(earlier) && !existsSync(folder) ? earlier : folder;
}

/**
 * The folder of the test certificates of Open Finance, in the data folder.
 *
 * @param dataDir DATA_DIR
 * @returns undefined if DATA_DIR is `:memory:`
 */
export function openFinanceFolder(dataDir: string): string | undefined {
  return dataDir === IN_MEMORY ? undefined : join(dataDir, 'certificates', 'openfinance');
}

/**
 * The folder of the test authority of NFS-e, in the data folder.
 *
 * @param dataDir DATA_DIR
 * @returns undefined if DATA_DIR is `:memory:`
 */
export function nfseFolder(dataDir: string): string | undefined {
  return dataDir === IN_MEMORY ? undefined : join(dataDir, 'certificates', 'nfse');
}
