import { type SpiAccountQuery } from './messages/account-query';
import {
  type SpiEntryFiles,
  type SpiEntryNotices,
  type SpiStatements,
} from './messages/account-reports';
import { type SpiCreditTransfers } from './messages/credit-transfers';
import { type SpiEcho } from './messages/echo';
import { type SpiRejection } from './messages/rejection';
import { type SpiReturns } from './messages/returns';
import { type SpiStatusReport } from './messages/status-report';
import { type SpiHeader } from './spi-header';

/** The document of each message by its name. */
export interface SpiDocuments {
  'pacs.008': SpiCreditTransfers;
  'pacs.002': SpiStatusReport;
  'pacs.004': SpiReturns;
  'admi.002': SpiRejection;
  'pibr.001': SpiEcho;
  'pibr.002': SpiEcho;
  'camt.060': SpiAccountQuery;
  'camt.052': SpiEntryFiles;
  'camt.053': SpiStatements;
  'camt.054': SpiEntryNotices;
}

export type SpiMessageName = keyof SpiDocuments;

/** The supported versions of each message, newest first (catalogue 5.13 and the one before). */
export const SPI_VERSIONS = {
  'pacs.008': ['1.16', '1.15'],
  'pacs.002': ['1.17', '1.16'],
  'pacs.004': ['1.5'],
  'admi.002': ['1.5'],
  'pibr.001': ['1.3'],
  'pibr.002': ['1.3'],
  'camt.060': ['1.9'],
  'camt.052': ['1.3'],
  'camt.053': ['1.4'],
  'camt.054': ['1.16', '1.15'],
} as const satisfies Readonly<Record<SpiMessageName, readonly string[]>>;

export type SpiVersion<Name extends SpiMessageName> = (typeof SPI_VERSIONS)[Name][number];

/** One message of the SPI, by its name. */
export interface SpiMessageOf<Name extends SpiMessageName> {
  readonly name: Name;
  readonly version: SpiVersion<Name>;
  readonly header: SpiHeader;
  readonly document: SpiDocuments[Name];
}

/** Any message of the SPI. `name` decides the type of its document. */
export type SpiMessage = { readonly [Name in SpiMessageName]: SpiMessageOf<Name> }[SpiMessageName];

/** MsgDefIdr, as in `pacs.008.spi.1.16`. */
export function spiDefinition({ name, version }: Pick<SpiMessage, 'name' | 'version'>): string {
  return `${name}.spi.${version}`;
}
