import { type SpiDocuments, type SpiMessageName, type SpiVersion } from './spi-message';
import { CAMT052_1_3, CAMT053_1_4 } from './tables/account-reports';
import { ADMI002_1_5 } from './tables/admi002';
import { CAMT054_1_15, CAMT054_1_16 } from './tables/camt054';
import { CAMT060_1_9 } from './tables/camt060';
import { type SpiSchema, type WithMessageId } from './tables/envelope';
import { PACS002_1_16, PACS002_1_17 } from './tables/pacs002';
import { PACS004_1_5 } from './tables/pacs004';
import { PACS008_1_15, PACS008_1_16 } from './tables/pacs008';
import { PIBR001_1_3, PIBR002_1_3 } from './tables/pibr';

/** The document of a table. Only an admi.002 has no GrpHdr, so it has no second id. */
type Written<Name extends SpiMessageName> = Name extends 'admi.002'
  ? SpiDocuments[Name]
  : WithMessageId<SpiDocuments[Name]>;

type Schemas = {
  readonly [Name in SpiMessageName]: Readonly<Record<SpiVersion<Name>, SpiSchema<Written<Name>>>>;
};

const SCHEMAS: Schemas = {
  'pacs.008': { '1.16': PACS008_1_16, '1.15': PACS008_1_15 },
  'pacs.002': { '1.17': PACS002_1_17, '1.16': PACS002_1_16 },
  'pacs.004': { '1.5': PACS004_1_5 },
  'admi.002': { '1.5': ADMI002_1_5 },
  'pibr.001': { '1.3': PIBR001_1_3 },
  'pibr.002': { '1.3': PIBR002_1_3 },
  'camt.060': { '1.9': CAMT060_1_9 },
  'camt.052': { '1.3': CAMT052_1_3 },
  'camt.053': { '1.4': CAMT053_1_4 },
  'camt.054': { '1.16': CAMT054_1_16, '1.15': CAMT054_1_15 },
};

/** A schema whose document type is not known at compile time. */
export interface AnySpiSchema {
  readonly name: SpiMessageName;
  readonly version: string;
  readonly schema: SpiSchema<unknown>;
}

const ALL: readonly AnySpiSchema[] = Object.entries(SCHEMAS).flatMap(([name, versions]) =>
  Object.entries(versions).map(([version, schema]) => ({
    name: name as SpiMessageName,
    version,
    schema: schema as SpiSchema<unknown>,
  })),
);

const BY_NAMESPACE = new Map(ALL.map((schema) => [schema.schema.root.namespace, schema]));
const BY_DEFINITION = new Map(
  ALL.map((schema) => [`${schema.name}.spi.${schema.version}`, schema.schema]),
);

export const SPI_NAMESPACES: readonly string[] = [...BY_NAMESPACE.keys()];

/** The schema of the namespace of an Envelope. */
export function schemaOfNamespace(namespace: string): AnySpiSchema | undefined {
  return BY_NAMESPACE.get(namespace);
}

/** @param definition as in `pacs.008.spi.1.16` */
export function schemaOfDefinition(definition: string): SpiSchema<unknown> | undefined {
  return BY_DEFINITION.get(definition);
}
