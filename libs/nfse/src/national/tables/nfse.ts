import {
  anyText,
  attribute,
  codes,
  exactlyOne,
  group,
  oneOf,
  optional,
  required,
  type Root,
} from '#libs/xml-tables';
import { money, plainText } from '../../xml/text-types';
import { NATIONAL_NAMESPACE } from '../../xml/national-namespace';
import { DPS_GROUP, SIGNED } from './dps';
import { type InfNfse, type Issuer, type NfseValues } from '../nfse';
import { NFSE_IBS_CBS } from './nfse-ibs-cbs';
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

const NFSE_VALUES = group<NfseValues>({
  vCalcDR: optional(money),
  tpBM: optional(simple.oneToFour),
  vCalcBM: optional(money),
  vBC: optional(money),
  pAliqAplic: optional(simple.percent1),
  vISSQN: optional(money),
  vTotalRet: optional(money),
  vLiq: required(money),
});

const INF_NFSE = group<InfNfse>({
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
  ambGer: required(codes('1', '2')),
  tpEmis: required(codes('1', '2')),
  procEmi: optional(simple.oneToThree),
  cStat: required(codes('100', '102', '103', '107')),
  dhProc: required(simple.dateTime),
  nDFSe: required(simple.sequence13),
  emit: required(ISSUER),
  valores: required(NFSE_VALUES),
  xOutInf: optional(simple.longText),
  IBSCBS: optional(NFSE_IBS_CBS),
  DPS: required(DPS_GROUP),
});

export const NFSE: Root<{ readonly infNFSe: InfNfse }> = {
  name: 'NFSe',
  namespace: NATIONAL_NAMESPACE,
  group: group<{ readonly infNFSe: InfNfse }>({ infNFSe: required(INF_NFSE) }, SIGNED),
};
