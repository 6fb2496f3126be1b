import { SPI_VERSIONS, type SpiMessageName } from './spi-message';

/** A message in the catalogues of ICOM. */
export interface SpiCatalogueEntry {
  readonly name: SpiMessageName;
  readonly version: string;
  /** `in`: participants send it to the SPI. `out`: the SPI sends it to participants. */
  readonly directions: readonly ('in' | 'out')[];
}

const DIRECTIONS: Readonly<Record<SpiMessageName, SpiCatalogueEntry['directions']>> = {
  'pacs.008': ['in', 'out'],
  'pacs.002': ['in', 'out'],
  'pacs.004': ['in', 'out'],
  'admi.002': ['out'],
  'pibr.001': ['in'],
  'pibr.002': ['out'],
  'camt.060': ['in'],
  'camt.052': ['out'],
  'camt.053': ['out'],
  'camt.054': ['out'],
};

/** All versions of all messages, in the order of `SPI_VERSIONS`. */
export const SPI_CATALOGUE: readonly SpiCatalogueEntry[] = Object.entries(SPI_VERSIONS).flatMap(
  ([name, versions]) =>
    versions.map((version) => {
      const known = name as SpiMessageName;
      return { name: known, version, directions: DIRECTIONS[known] };
    }),
);
