import {
  anyText,
  attribute,
  codes,
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
import { money, plainText } from '../../xml/text-types';
import { NATIONAL_NAMESPACE } from '../../xml/national-namespace';
import { type NationalEdition } from '../edition';
import { DPS_GROUPS, SIGNED } from './dps';
import { type InfNfse, type Issuer, type NfseValues } from '../nfse';
import { nfseIbsCbsTable } from './nfse-ibs-cbs';
import { streetRows } from './party';
import * as simple from './simple-types';

const issuerId = exactlyOne();

const ISSUER = group<Issuer>({
  CNPJ: oneOf(issuerId, simple.cnpj),
  CPF: oneOf(issuerId, simple.cpf),
  IM: optional(simple.municipalRegistration),
  xNome: required(simple.personName),
  xFant: optional(anyText(150)),
  enderNac: required(
    group<Issuer['enderNac']>({
      ...streetRows,
      cMun: required(simple.municipality),
      UF: required(simple.state),
      CEP: required(simple.postalCode),
    }),
  ),
  fone: optional(simple.phone),
  email: optional(simple.email),
});

function valuesTable(edition: NationalEdition): Group<NfseValues> {
  return groupWithout<NfseValues>(
    {
      vCalcDR: optional(money),
      vCalcAjusteBCISSQN: optional(money),
      tpBM: optional(simple.oneToFour),
      vCalcBM: optional(money),
      vBC: optional(money),
      pAliqAplic: optional(simple.percent1),
      vISSQN: optional(money),
      vTotalRet: optional(money),
      vLiq: required(money),
    },
    edition === '007' ? 'vCalcAjusteBCISSQN' : 'vCalcDR',
  );
}

function infNfseTable(edition: NationalEdition): Group<InfNfse> {
  const rows: Rows<InfNfse> = {
    Id: attribute(simple.nfseId),
    xLocEmi: required(plainText(150)),
    xLocPrestacao: required(plainText(150)),
    nNFSe: required(simple.sequence13),
    cLocIncid: optional(simple.municipality),
    xLocIncid: optional(plainText(150)),
    xTribNac: required(plainText(600)),
    xTribMun: optional(plainText(600)),
    xNBS: optional(plainText(600)),
    verAplic: required(simple.applicationVersion),
    // The notes name the element, but not its place: after the version of the application is our choice.
    verCalcIBSCBS: optional(plainText(20)),
    ambGer: required(codes('1', '2')),
    tpEmis: required(codes('1', '2')),
    procEmi: optional(simple.oneToThree),
    cStat: required(codes('100', '102', '103', '107')),
    dhProc: required(simple.dateTime),
    nDFSe: required(simple.sequence13),
    emit: required(ISSUER),
    valores: required(valuesTable(edition)),
    xOutInf: optional(simple.longText),
    IBSCBS: optional(nfseIbsCbsTable(edition)),
    DPS: required(DPS_GROUPS[edition]),
  };
  return edition === '007' ? groupWithout(rows, 'verCalcIBSCBS') : group(rows);
}

interface Nfse {
  readonly infNFSe: InfNfse;
}

function nfseRoot(edition: NationalEdition): Root<Nfse> {
  return {
    name: 'NFSe',
    namespace: NATIONAL_NAMESPACE,
    group: group<Nfse>({ infNFSe: required(infNfseTable(edition)) }, SIGNED),
  };
}

/** The tables of both editions. They are built once. */
export const NFSE_ROOTS: Readonly<Record<NationalEdition, Root<Nfse>>> = {
  '007': nfseRoot('007'),
  '009': nfseRoot('009'),
};
