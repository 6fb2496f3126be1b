import {
  atMostOne,
  calendarDate,
  codes,
  digits,
  exactlyOne,
  group,
  type Group,
  groupWithout,
  list,
  matching,
  oneOf,
  optional,
  required,
} from '#libs/xml-tables';
import { money, plainText } from '../../xml/text-types';
import {
  type DeductionDocument,
  type DpsValues,
  type FederalTaxes,
  type MunicipalTax,
  type TotalTaxes,
} from '../dps';
import { type NationalEdition } from '../edition';
import { BASE_ADJUSTMENT } from './adjustment';
import { PARTY } from './party';
import * as simple from './simple-types';

/** Tables of the amounts and taxes that a DPS declares. */

const documentId = exactlyOne();

const DEDUCTION_DOCUMENT = group<DeductionDocument>({
  chNFSe: oneOf(documentId, simple.accessKey),
  chNFe: oneOf(documentId, simple.productAccessKey),
  NFSeMun: oneOf(
    documentId,
    group<NonNullable<DeductionDocument['NFSeMun']>>({
      cMunNFSeMun: required(simple.municipality),
      nNFSeMun: required(digits(15)),
      cVerifNFSeMun: required(matching(/^[a-zA-Z0-9]{1,9}$/, '1 to 9 letters and digits')),
    }),
  ),
  NFNFS: oneOf(
    documentId,
    group<NonNullable<DeductionDocument['NFNFS']>>({
      nNFS: required(digits(7)),
      modNFS: required(digits(15)),
      serieNFS: required(matching(/^[a-zA-Z0-9]{1,15}$/, '1 to 15 letters and digits')),
    }),
  ),
  nDocFisc: oneOf(documentId, plainText(255)),
  nDoc: oneOf(documentId, plainText(255)),
  tpDedRed: required(codes('1', '2', '3', '4', '5', '6', '7', '8', '9', '99')),
  xDescOutDed: optional(plainText(150)),
  dtEmiDoc: required(calendarDate),
  vDedutivelRedutivel: required(money),
  vDeducaoReducao: required(money),
  fornec: optional(PARTY),
});

const deduction = exactlyOne();

const DEDUCTION = group<NonNullable<DpsValues['vDedRed']>>({
  pDR: oneOf(deduction, simple.percent3),
  vDR: oneOf(deduction, money),
  documentos: oneOf(
    deduction,
    group<{ readonly docDedRed: readonly DeductionDocument[] }>({
      docDedRed: list(1000, DEDUCTION_DOCUMENT),
    }),
  ),
});

const reduction = atMostOne();

const MUNICIPAL_TAX = group<MunicipalTax>({
  tribISSQN: required(simple.oneToFour),
  cPaisResult: optional(simple.country),
  tpImunidade: optional(codes('0', '1', '2', '3', '4', '5')),
  exigSusp: optional(
    group<NonNullable<MunicipalTax['exigSusp']>>({
      tpSusp: required(codes('1', '2')),
      nProcesso: required(digits(30)),
    }),
  ),
  BM: optional(
    group<NonNullable<MunicipalTax['BM']>>({
      nBM: required(digits(14)),
      vRedBCBM: oneOf(reduction, money),
      pRedBCBM: oneOf(reduction, simple.percent3),
    }),
  ),
  tpRetISSQN: required(simple.oneToThree),
  pAliq: optional(simple.percent1),
});

const FEDERAL_TAXES = group<FederalTaxes>({
  piscofins: optional(
    group<NonNullable<FederalTaxes['piscofins']>>({
      CST: required(simple.pisCofinsCst),
      vBCPisCofins: optional(money),
      pAliqPis: optional(simple.percent2),
      pAliqCofins: optional(simple.percent2),
      vPis: optional(money),
      vCofins: optional(money),
      tpRetPisCofins: optional(codes('0', '1', '2', '3', '4', '5', '6', '7', '8', '9')),
    }),
  ),
  vRetCP: optional(money),
  vRetIRRF: optional(money),
  vRetCSLL: optional(money),
});

const total = exactlyOne();

const TOTAL_TAXES = group<TotalTaxes>({
  vTotTrib: oneOf(
    total,
    group<NonNullable<TotalTaxes['vTotTrib']>>({
      vTotTribFed: required(money),
      vTotTribEst: required(money),
      vTotTribMun: required(money),
    }),
  ),
  pTotTrib: oneOf(
    total,
    group<NonNullable<TotalTaxes['pTotTrib']>>({
      pTotTribFed: required(simple.percent3),
      pTotTribEst: required(simple.percent3),
      pTotTribMun: required(simple.percent3),
    }),
  ),
  indTotTrib: oneOf(total, codes('0')),
  pTotTribSN: oneOf(total, simple.percent2),
});

export function valuesTable(edition: NationalEdition): Group<DpsValues> {
  return groupWithout<DpsValues>(
    {
      vServPrest: required(
        group<DpsValues['vServPrest']>({ vReceb: optional(money), vServ: required(money) }),
      ),
      vDescCondIncond: optional(
        group<NonNullable<DpsValues['vDescCondIncond']>>({
          vDescIncond: optional(money),
          vDescCond: optional(money),
        }),
      ),
      vDedRed: optional(DEDUCTION),
      vAjusteBC: optional(BASE_ADJUSTMENT),
      trib: required(
        group<DpsValues['trib']>({
          tribMun: required(MUNICIPAL_TAX),
          tribFed: optional(FEDERAL_TAXES),
          totTrib: required(TOTAL_TAXES),
        }),
      ),
    },
    edition === '007' ? 'vAjusteBC' : 'vDedRed',
  );
}
