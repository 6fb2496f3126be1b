import {
  exactlyOne,
  group,
  type Group,
  groupWithout,
  oneOf,
  optional,
  required,
  type Rows,
} from '#libs/xml-tables';
import { money, plainText } from '../../xml/text-types';
import {
  type GovernmentPurchaseTax,
  type NfseIbsCbs,
  type RegularTax,
  type SimplesTax,
} from '../nfse';
import { type NationalEdition } from '../edition';
import * as simple from './simple-types';

/** Tables of the IBS and CBS that the authority computes. */

type Values = NfseIbsCbs['valores'];
type Totals = NfseIbsCbs['totCIBS'];

const RATE_ROWS: Rows<Values> = {
  vBC: required(money),
  vCalcReeRepRes: optional(money),
  vCalcAjusteBCIBSCBS: optional(money),
  vCalcAjusteBCLocImoveis: optional(money),
  vReceitaBrutaSN: optional(money),
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
};

const RATES: Readonly<Record<NationalEdition, Group<Values>>> = {
  '007': groupWithout(
    RATE_ROWS,
    'vCalcAjusteBCIBSCBS',
    'vCalcAjusteBCLocImoveis',
    'vReceitaBrutaSN',
  ),
  '009': groupWithout(RATE_ROWS, 'vCalcReeRepRes'),
};

type Ibs = Totals['gIBS'];

/** Technical note 009 makes the totals optional: inside the Simples Nacional they are in gTribSN. */
function ibsTable(edition: NationalEdition): Group<Ibs> {
  const ufTotal = group<NonNullable<Ibs['gIBSUFTot']>>({
    vDifUF: optional(money),
    vIBSUF: required(money),
  });
  const munTotal = group<NonNullable<Ibs['gIBSMunTot']>>({
    vDifMun: optional(money),
    vIBSMun: required(money),
  });
  const is007 = edition === '007';
  return group<Ibs>({
    vIBSTot: is007 ? oneOf(exactlyOne(), money) : optional(money),
    gIBSCredPres: optional(
      group<NonNullable<Ibs['gIBSCredPres']>>({
        pCredPresIBS: required(simple.percent2),
        vCredPresIBS: required(money),
      }),
    ),
    gIBSUFTot: is007 ? oneOf(exactlyOne(), ufTotal) : optional(ufTotal),
    gIBSMunTot: is007 ? oneOf(exactlyOne(), munTotal) : optional(munTotal),
  });
}

function cbsTable(edition: NationalEdition): Group<Totals['gCBS']> {
  return group<Totals['gCBS']>({
    gCBSCredPres: optional(
      group<NonNullable<Totals['gCBS']['gCBSCredPres']>>({
        pCredPresCBS: required(simple.percent2),
        vCredPresCBS: required(money),
      }),
    ),
    vDifCBS: optional(money),
    vCBS: edition === '007' ? oneOf(exactlyOne(), money) : optional(money),
  });
}

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

const SIMPLES_TAX = group<SimplesTax>({
  pIBSSN: optional(simple.percent2),
  vIBSSN: optional(money),
  pCBSSN: required(simple.percent2),
  vCBSSN: required(money),
});

export function nfseIbsCbsTable(edition: NationalEdition): Group<NfseIbsCbs> {
  return group<NfseIbsCbs>({
    cLocalidadeIncid: required(simple.municipality),
    xLocalidadeIncid: required(plainText(600)),
    pRedutor: optional(simple.percent2),
    valores: required(RATES[edition]),
    totCIBS: required(
      groupWithout<Totals>(
        {
          vTotNF: required(money),
          gIBS: required(ibsTable(edition)),
          gCBS: required(cbsTable(edition)),
          gTribRegular: optional(REGULAR_TAX),
          gTribCompraGov: optional(GOVERNMENT_PURCHASE_TAX),
          gTribSN: optional(SIMPLES_TAX),
        },
        ...(edition === '007' ? (['gTribSN'] as const) : []),
      ),
    ),
  });
}
