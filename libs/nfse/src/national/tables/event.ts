import {
  attribute,
  codes,
  digits,
  exactlyOne,
  group,
  oneOf,
  optional,
  required,
  type Root,
} from '#libs/xml-tables';
import { NATIONAL_NAMESPACE } from '../../xml/national-namespace';
import { MAYBE_SIGNED, SIGNED } from './dps';
import {
  EVENT_NAMES,
  type CancellationEvent,
  type InfEvent,
  type InfEventRequest,
  type SubstitutionEvent,
} from '../event';
import * as simple from './simple-types';

const author = exactlyOne();
const event = exactlyOne();

/** Published editions differ in the accents of the names, so a name is read with and without them. */
function eventName(code: keyof typeof EVENT_NAMES): ReturnType<typeof codes> {
  const name = EVENT_NAMES[code];
  return codes(name, name.normalize('NFD').replace(/\p{Mark}/gu, ''));
}

function cancellation(code: keyof typeof EVENT_NAMES) {
  return group<CancellationEvent>({
    xDesc: required(eventName(code)),
    cMotivo: required(codes('1', '2', '9')),
    xMotivo: required(simple.reasonText),
  });
}

const INF_EVENT_REQUEST = group<InfEventRequest>({
  Id: attribute(simple.eventRequestId),
  tpAmb: required(simple.environment),
  verAplic: required(simple.applicationVersion),
  dhEvento: required(simple.dateTime),
  CNPJAutor: oneOf(author, simple.cnpj),
  CPFAutor: oneOf(author, simple.cpf),
  chNFSe: required(simple.accessKey),
  e101101: oneOf(event, cancellation('101101')),
  e105102: oneOf(
    event,
    group<SubstitutionEvent>({
      xDesc: required(eventName('105102')),
      cMotivo: required(simple.substitutionReason),
      xMotivo: optional(simple.reasonText),
      chSubstituta: required(simple.accessKey),
    }),
  ),
  e101103: oneOf(event, cancellation('101103')),
});

type EventRequest = InfEvent['pedRegEvento'];

const EVENT_REQUEST_GROUP = group<EventRequest>(
  { infPedReg: required(INF_EVENT_REQUEST) },
  MAYBE_SIGNED,
);

export const EVENT_REQUEST: Root<EventRequest> = {
  name: 'pedRegEvento',
  namespace: NATIONAL_NAMESPACE,
  group: EVENT_REQUEST_GROUP,
};

const INF_EVENT = group<InfEvent>({
  Id: attribute(simple.eventId),
  verAplic: required(simple.applicationVersion),
  ambGer: required(simple.oneToThree),
  nSeqEvento: required(digits(1, 3)),
  dhProc: required(simple.dateTime),
  nDFSe: required(digits(1, 13)),
  pedRegEvento: required(EVENT_REQUEST_GROUP),
});

export const EVENT: Root<{ readonly infEvento: InfEvent }> = {
  name: 'evento',
  namespace: NATIONAL_NAMESPACE,
  group: group<{ readonly infEvento: InfEvent }>({ infEvento: required(INF_EVENT) }, SIGNED),
};
