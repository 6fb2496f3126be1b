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
  type AnnulmentEvent,
  type BlockEvent,
  type CancellationEvent,
  type DecisionEvent,
  type EventCode,
  type InfEvent,
  type InfEventRequest,
  type NamedEvent,
  type OfficialCancellationEvent,
  type RejectionEvent,
  type SubstitutionEvent,
  type UnblockEvent,
} from '../event';
import * as simple from './simple-types';

const author = exactlyOne();
const event = exactlyOne();

/** Published editions differ in the accents of the names, so a name is read with and without them. */
function eventName(code: EventCode): ReturnType<typeof codes> {
  const name = EVENT_NAMES[code];
  return codes(name, name.normalize('NFD').replace(/\p{Mark}/gu, ''));
}

function cancellation(code: EventCode) {
  return group<CancellationEvent>({
    xDesc: required(eventName(code)),
    cMotivo: required(codes('1', '2', '9')),
    xMotivo: required(simple.reasonText),
  });
}

function decision(code: EventCode, reasons: ReturnType<typeof codes>) {
  return group<DecisionEvent>({
    xDesc: required(eventName(code)),
    CPFAgTrib: required(simple.cpf),
    nProcAdm: optional(simple.processNumber),
    cMotivo: required(reasons),
    xMotivo: required(simple.reasonText),
  });
}

function named(code: EventCode) {
  return group<NamedEvent>({ xDesc: required(eventName(code)) });
}

function rejection(code: EventCode) {
  return group<RejectionEvent>({
    xDesc: required(eventName(code)),
    cMotivo: required(codes('1', '2', '3', '4', '5', '9')),
    xMotivo: optional(simple.reasonText),
  });
}

const SUBSTITUTION = group<SubstitutionEvent>({
  xDesc: required(eventName('105102')),
  cMotivo: required(simple.substitutionReason),
  xMotivo: optional(simple.reasonText),
  chSubstituta: required(simple.accessKey),
});

const ANNULMENT = group<AnnulmentEvent>({
  xDesc: required(eventName('205208')),
  CPFAgTrib: required(simple.cpf),
  idEvManifRej: required(simple.eventNumber),
  xMotivo: required(simple.reasonText),
});

const OFFICIAL_CANCELLATION = group<OfficialCancellationEvent>({
  xDesc: required(eventName('305101')),
  CPFAgTrib: required(simple.cpf),
  nProcAdm: required(simple.processNumber),
  xProcAdm: required(simple.reasonText),
});

const BLOCK = group<BlockEvent>({
  xDesc: required(eventName('305102')),
  CPFAgTrib: required(simple.cpf),
  codEvento: required(codes('e101101', 'e105102', 'e105104', 'e105105', 'e305101')),
  xMotivo: required(simple.reasonText),
});

const UNBLOCK = group<UnblockEvent>({
  xDesc: required(eventName('305103')),
  CPFAgTrib: required(simple.cpf),
  idBloqOfic: required(simple.eventNumber),
});

const INF_EVENT_REQUEST = group<InfEventRequest>({
  Id: attribute(simple.eventRequestId),
  tpAmb: required(simple.environment),
  verAplic: required(simple.applicationVersion),
  dhEvento: required(simple.dateTime),
  CNPJAutor: oneOf(author, simple.cnpj),
  CPFAutor: oneOf(author, simple.cpf),
  chNFSe: required(simple.accessKey),
  nPedRegEvento: optional(digits(1, 3)),
  e101101: oneOf(event, cancellation('101101')),
  e105102: oneOf(event, SUBSTITUTION),
  e101103: oneOf(event, cancellation('101103')),
  e105104: oneOf(event, decision('105104', codes('1'))),
  e105105: oneOf(event, decision('105105', codes('1', '2'))),
  e202201: oneOf(event, named('202201')),
  e203202: oneOf(event, named('203202')),
  e204203: oneOf(event, named('204203')),
  e205204: oneOf(event, named('205204')),
  e202205: oneOf(event, rejection('202205')),
  e203206: oneOf(event, rejection('203206')),
  e204207: oneOf(event, rejection('204207')),
  e205208: oneOf(event, ANNULMENT),
  e305101: oneOf(event, OFFICIAL_CANCELLATION),
  e305102: oneOf(event, BLOCK),
  e305103: oneOf(event, UNBLOCK),
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
