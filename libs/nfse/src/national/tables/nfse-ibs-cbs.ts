import { group, optional, required } from '#libs/xml-tables';
import { money, plainText } from '../../xml/text-types';
import { type GovernmentPurchaseTax, type NfseIbsCbs, type RegularTax } from '../nfse';
import * as simple from './simple-types';

/** Tables of the IBS and CBS that the authority computes. */

type Values = NfseIbsCbs['valores'];
type Totals = NfseIbsCbs['totCIBS'];

const RATES = group<Values>({
  vBC: required(money),
  vCalcReeRepRes: optional(money),
  uf: required(
    group<Values['uf']>({
      pIBSUF: required(simple.percent2),
      pRedAliqUF: optional(simple.percent3),
      pAliqEfetUF: required(simple.percent2),
    }),
  ),
  mun: required(
    group<Values['mun']>({
      pIBSMun: required(simple.percent2),
      pRedAliqMun: optional(simple.percent3),
      pAliqEfetMun: required(simple.percent2),
    }),
  ),
  fed: required(
    group<Values['fed']>({
      pCBS: required(simple.percent2),
      pRedAliqCBS: optional(simple.percent3),
      pAliqEfetCBS: required(simple.percent2),
    }),
  ),
});

const IBS = group<Totals['gIBS']>({
  vIBSTot: required(money),
  gIBSCredPres: optional(
    group<NonNullable<Totals['gIBS']['gIBSCredPres']>>({
      pCredPresIBS: required(simple.percent2),
      vCredPresIBS: required(money),
    }),
  ),
  gIBSUFTot: required(
    group<Totals['gIBS']['gIBSUFTot']>({ vDifUF: optional(money), vIBSUF: required(money) }),
  ),
  gIBSMunTot: required(
    group<Totals['gIBS']['gIBSMunTot']>({ vDifMun: optional(money), vIBSMun: required(money) }),
  ),
});

const CBS = group<Totals['gCBS']>({
  gCBSCredPres: optional(
    group<NonNullable<Totals['gCBS']['gCBSCredPres']>>({
      pCredPresCBS: required(simple.percent2),
      vCredPresCBS: required(money),
    }),
  ),
  vDifCBS: optional(money),
  vCBS: required(money),
});

const REGULAR_TAX = group<RegularTax>({
  pAliqEfeRegIBSUF: required(simple.percent2),
  vTribRegIBSUF: required(money),
  pAliqEfeRegIBSMun: required(simple.percent2),
  vTribRegIBSMun: required(money),
  pAliqEfeRegCBS: required(simple.percent2),
  vTribRegCBS: required(money),
});

const GOVERNMENT_PURCHASE_TAX = group<GovernmentPurchaseTax>({
  pIBSUF: required(simple.percent2),
  vIBSUF: required(money),
  pIBSMun: required(simple.percent2),
  vIBSMun: required(money),
  pCBS: required(simple.percent2),
  vCBS: required(money),
});

export const NFSE_IBS_CBS = group<NfseIbsCbs>({
  cLocalidadeIncid: required(simple.municipality),
  xLocalidadeIncid: required(plainText(600)),
  pRedutor: optional(simple.percent2),
  valores: required(RATES),
  totCIBS: required(
    group<Totals>({
      vTotNF: required(money),
      gIBS: required(IBS),
      gCBS: required(CBS),
      gTribRegular: optional(REGULAR_TAX),
      gTribCompraGov: optional(GOVERNMENT_PURCHASE_TAX),
    }),
  ),
});
