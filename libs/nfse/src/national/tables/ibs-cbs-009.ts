import {
  anyText,
  codes,
  digits,
  exactlyOne,
  group,
  list,
  matching,
  oneOf,
  optional,
  optionalList,
  required,
} from '#libs/xml-tables';
import { date20xx, money, plainText } from '../../xml/text-types';
import {
  type LinkedPayment,
  type MovableGood,
  type PropertyAdjustment,
  type PropertyLease,
  type PropertyUnit,
} from '../dps-009';
import { FOREIGN_PLACE, streetRows } from './party';
import * as simple from './simple-types';

/** Tables of the groups of IBS and CBS that technical note 009 adds to the DPS. */

export const PROPERTY_LEASE = group<PropertyLease>({
  // Annex VI gives two digits, but 100 % for an only owner.
  pCopropriedade: required(simple.percent3),
  vTotOper: required(money),
  vDescIncondTot: optional(money),
  vDescCondTot: optional(money),
  dVencOrig: optional(date20xx),
});

const unitPlace = exactlyOne();
const addressPlace = exactlyOne();

type PropertyAddress = NonNullable<PropertyUnit['end']>;

export const PROPERTY_UNIT = group<PropertyUnit>({
  inscImobFisc: optional(anyText(30)),
  cCIB: oneOf(unitPlace, anyText(8, 8)),
  end: oneOf(
    unitPlace,
    group<PropertyAddress>({
      CEP: oneOf(addressPlace, simple.postalCode),
      // Annex VI has no address abroad. It stays possible, as in 007.
      endExt: oneOf(addressPlace, FOREIGN_PLACE),
      ...streetRows,
      xBairro: optional(plainText(60)),
    }),
  ),
  gAjusteBCLocImoveis: optionalList(
    1000,
    group<PropertyAdjustment>({
      tpAjusteBCLocImoveis: required(codes('01', '02', '03', '04', '99')),
      xTpAjusteBCLocImoveis: optional(plainText(150)),
      vAjusteBCLocImoveis: required(money),
    }),
  ),
});

export const MOVABLE_GOOD = group<MovableGood>({
  cNCMBemMovel: required(digits(8)),
  xNCMBemMovel: required(plainText(150)),
  qtdNCMBemMovel: required(digits(1, 3)),
});

export const LINKED_PAYMENTS = group<{ readonly pgto: readonly LinkedPayment[] }>({
  pgto: list(
    99,
    group<LinkedPayment>({
      nPag: required(digits(1, 3)),
      idTransacao: required(anyText(35, 2)),
      tpMeioPgto: required(codes('15', '17', '18', '20', '23', '24')),
      CNPJReceb: required(simple.cnpj),
      CNPJBasePSP: required(matching(/^[0-9A-Z]{8}$/, 'the first 8 characters of a CNPJ')),
    }),
  ),
});
