import {
  anyText,
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
import { date20xx, money, plainText } from '../../xml/text-types';
import { type Construction, type EventActivity, type ForeignTrade, type Service } from '../dps';
import { type NationalEdition } from '../edition';
import { SIMPLE_ADDRESS } from './party';
import * as simple from './simple-types';

/** Tables of the service that is invoiced. */

const placeOfService = exactlyOne();

const PLACE_OF_SERVICE = group<Service['locPrest']>({
  cLocPrestacao: oneOf(placeOfService, simple.municipality),
  cPaisPrestacao: oneOf(placeOfService, simple.country),
});

function serviceCode(edition: NationalEdition): Group<Service['cServ']> {
  return groupWithout<Service['cServ']>(
    {
      cTribNac: required(digits(6)),
      cTribMun: optional(digits(3)),
      xDescServ: required(simple.longText),
      cNBS: optional(digits(9)),
      cAtvSN: optional(codes('7', '8', '9', '10', '11', '12', '13', '14', '90')),
      cIntContrib: optional(matching(/^[a-zA-Z0-9]{1,20}$/, '1 to 20 letters and digits')),
    },
    ...(edition === '007' ? (['cAtvSN'] as const) : []),
  );
}

function foreignTrade(edition: NationalEdition): Group<ForeignTrade> {
  const is007 = edition === '007';
  const modes = ['0', '1', '2', '3', '4'];
  return groupWithout<ForeignTrade>(
    {
      mdPrestacao: required(codes(...modes, ...(is007 ? [] : ['5']))),
      vincPrest: required(codes('0', '1', '2', '3', '4', '5', '6', '9')),
      tpMoeda: required(digits(3)),
      vServMoeda: required(money),
      mecAFComexP: required(simple.twoDigitCodes(8)),
      mecAFComexT: required(simple.twoDigitCodes(26)),
      movTempBens: required(codes('0', '1', '2', '3')),
      nDI: optional(plainText(12)),
      nRE: optional(plainText(12)),
      // The notes give the new names. That the lengths of nDI and nRE do not fit a DUIMP (15) and a DU-E (14) is known.
      nDUIMP: optional(plainText(15)),
      nDUE: optional(plainText(15)),
      mdic: required(simple.yesNo),
    },
    ...(is007 ? (['nDUIMP', 'nDUE'] as const) : (['nDI', 'nRE'] as const)),
  );
}

const building = exactlyOne();

const CONSTRUCTION = group<Construction>({
  inscImobFisc: optional(anyText(30)),
  cObra: oneOf(building, anyText(30)),
  cCIB: oneOf(building, anyText(8, 8)),
  end: oneOf(building, SIMPLE_ADDRESS),
});

const activity = exactlyOne();

const EVENT_ACTIVITY = group<EventActivity>({
  xNome: required(plainText(255)),
  dtIni: required(date20xx),
  dtFim: required(date20xx),
  idAtvEvt: oneOf(activity, anyText(30)),
  end: oneOf(activity, SIMPLE_ADDRESS),
});

const ORDER_ITEMS = group<{ readonly xItemPed: readonly string[] }>({
  xItemPed: list(99, plainText(60)),
});

const ADDITIONAL_INFORMATION = group<NonNullable<Service['infoCompl']>>({
  idDocTec: optional(anyText(40)),
  docRef: optional(plainText(255)),
  xPed: optional(plainText(60)),
  gItemPed: optional(ORDER_ITEMS),
  xInfComp: optional(plainText(2000)),
});

export function serviceTable(edition: NationalEdition): Group<Service> {
  return group<Service>({
    locPrest: required(PLACE_OF_SERVICE),
    cServ: required(serviceCode(edition)),
    comExt: optional(foreignTrade(edition)),
    obra: optional(CONSTRUCTION),
    atvEvento: optional(EVENT_ACTIVITY),
    infoCompl: optional(ADDITIONAL_INFORMATION),
  });
}
