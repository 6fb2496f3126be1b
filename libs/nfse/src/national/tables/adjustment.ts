import {
  atMostOne,
  calendarDate,
  codes,
  exactlyOne,
  group,
  list,
  oneOf,
  optional,
  required,
} from '#libs/xml-tables';
import { money, plainText } from '../../xml/text-types';
import { type AdjustmentDocument, type BaseAdjustment } from '../dps-009';
import { documentRows } from './documents';
import { ADJUSTMENT_SUPPLIER } from './party';
import * as simple from './simple-types';

/** Tables of the adjustment of the bases (technical note 009). */

const ADJUSTMENT_DOCUMENT = group<AdjustmentDocument>({
  tpAjusteBC: required(
    codes('1', '2', '5', '6', '7', '8', '9', '99', '101', '102', '103', '104', '105', '199'),
  ),
  xTpAjusteBC: optional(plainText(150)),
  vTotDoc: required(money),
  vAjuteAplic: required(money),
  dtEmiDoc: optional(calendarDate),
  dtCompDoc: optional(calendarDate),
  ...documentRows(exactlyOne()),
  fornec: optional(ADJUSTMENT_SUPPLIER),
});

/** Percentage and amount exclude each other by a rule of annex VI that has no code yet. */
const issAdjustment = atMostOne();

export const BASE_ADJUSTMENT = group<BaseAdjustment>({
  pAjusteBCISSQN: oneOf(issAdjustment, simple.percent3),
  vAjusteBCISSQN: oneOf(issAdjustment, money),
  documentos: optional(
    group<{ readonly docAjusteBC: readonly AdjustmentDocument[] }>({
      docAjusteBC: list(1000, ADJUSTMENT_DOCUMENT),
    }),
  ),
});
