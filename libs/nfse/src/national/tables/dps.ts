import { attribute, type Envelope, group, optional, required, type Root } from '#libs/xml-tables';
import { NATIONAL_NAMESPACE } from '../../xml/national-namespace';
import { date20xx } from '../../xml/text-types';
import { type InfDps, type Substitution } from '../dps';
import { DPS_IBS_CBS } from './ibs-cbs';
import { PARTY, PROVIDER } from './party';
import { SERVICE } from './service';
import * as simple from './simple-types';
import { DPS_VALUES } from './values';

/**
 * The edition of the tables. Several incompatible editions of the schema have the version 1.01, so the edition is named
 * by the month of technical note 007.
 */
export const NATIONAL_EDITION = '2026-02';

/** The edition reads both versions. It writes 1.01. */
const VERSION = { attribute: 'versao', values: ['1.00', '1.01'] };
export const SIGNED: Envelope = { version: VERSION, signature: 'required' };
export const MAYBE_SIGNED: Envelope = { version: VERSION, signature: 'optional' };

const SUBSTITUTION = group<Substitution>({
  chSubstda: required(simple.accessKey),
  cMotivo: required(simple.substitutionReason),
  xMotivo: optional(simple.reasonText),
});

const INF_DPS = group<InfDps>({
  Id: attribute(simple.dpsId),
  tpAmb: required(simple.environment),
  dhEmi: required(simple.dateTime),
  verAplic: required(simple.applicationVersion),
  serie: required(simple.series),
  nDPS: required(simple.dpsNumber),
  dCompet: required(date20xx),
  tpEmit: required(simple.oneToThree),
  cMotivoEmisTI: optional(simple.oneToFour),
  chNFSeRej: optional(simple.accessKey),
  cLocEmi: required(simple.municipality),
  subst: optional(SUBSTITUTION),
  prest: required(PROVIDER),
  toma: optional(PARTY),
  interm: optional(PARTY),
  serv: required(SERVICE),
  valores: required(DPS_VALUES),
  IBSCBS: optional(DPS_IBS_CBS),
});

export const DPS_GROUP = group<{ readonly infDPS: InfDps }>(
  { infDPS: required(INF_DPS) },
  MAYBE_SIGNED,
);

export const DPS: Root<{ readonly infDPS: InfDps }> = {
  name: 'DPS',
  namespace: NATIONAL_NAMESPACE,
  group: DPS_GROUP,
};
