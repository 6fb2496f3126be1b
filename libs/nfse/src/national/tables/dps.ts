import {
  attribute,
  codes,
  type Envelope,
  exactlyOne,
  group,
  type Group,
  groupWithout,
  oneOf,
  optional,
  required,
  type Root,
  type Rows,
} from '#libs/xml-tables';
import { NATIONAL_NAMESPACE } from '../../xml/national-namespace';
import { date20xx } from '../../xml/text-types';
import { type InfDps, type Substitution } from '../dps';
import { type NationalEdition } from '../edition';
import { dpsIbsCbsTable } from './ibs-cbs';
import { PARTY, providerTable, RECIPIENT } from './party';
import { serviceTable } from './service';
import * as simple from './simple-types';
import { valuesTable } from './values';

/** Both editions read both versions and write 1.01: no source gives the note 009 a version of its own. */
const VERSION = { attribute: 'versao', values: ['1.00', '1.01'] };
export const SIGNED: Envelope = { version: VERSION, signature: 'required' };
export const MAYBE_SIGNED: Envelope = { version: VERSION, signature: 'optional' };

const SUBSTITUTION = group<Substitution>({
  chSubstda: required(simple.accessKey),
  cMotivo: required(simple.substitutionReason),
  xMotivo: optional(simple.reasonText),
});

function infDpsTable(edition: NationalEdition): Group<InfDps> {
  const rows: Rows<InfDps> = {
    Id: attribute(simple.dpsId),
    tpAmb: required(simple.environment),
    dhEmi: required(simple.dateTime),
    verAplic: required(simple.applicationVersion),
    serie: required(simple.series),
    nDPS: required(simple.dpsNumber),
    dCompet: required(date20xx),
    tpEmit: required(simple.oneToThree),
    cMotivoEmisTI: optional(simple.oneToFour),
    finNFSe: oneOf(exactlyOne(), codes('0', '1', '2')),
    tpNFSeDebito: optional(codes('01', '02', '03', '04', '05', '06')),
    tpNFSeCredito: optional(codes('01', '05')),
    chNFSeRej: optional(simple.accessKey),
    cLocEmi: required(simple.municipality),
    subst: optional(SUBSTITUTION),
    prest: required(providerTable(edition)),
    toma: optional(PARTY),
    // Annex VI requires indDest inside IBSCBS. Next to toma, a DPS without IBS and CBS does not need it.
    indDest: optional(simple.yesNo),
    dest: optional(RECIPIENT),
    interm: optional(PARTY),
    serv: required(serviceTable(edition)),
    valores: required(valuesTable(edition)),
    IBSCBS: optional(dpsIbsCbsTable(edition)),
  };
  return edition === '007'
    ? groupWithout(rows, 'finNFSe', 'tpNFSeDebito', 'tpNFSeCredito', 'indDest', 'dest')
    : group(rows);
}

interface Dps {
  readonly infDPS: InfDps;
}

function dpsGroup(edition: NationalEdition): Group<Dps> {
  return group<Dps>({ infDPS: required(infDpsTable(edition)) }, MAYBE_SIGNED);
}

/** The tables of both editions. They are built once. */
export const DPS_GROUPS: Readonly<Record<NationalEdition, Group<Dps>>> = {
  '007': dpsGroup('007'),
  '009': dpsGroup('009'),
};

export const DPS_ROOTS: Readonly<Record<NationalEdition, Root<Dps>>> = {
  '007': { name: 'DPS', namespace: NATIONAL_NAMESPACE, group: DPS_GROUPS['007'] },
  '009': { name: 'DPS', namespace: NATIONAL_NAMESPACE, group: DPS_GROUPS['009'] },
};
