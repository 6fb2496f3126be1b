import { EVENT_NAMES, eventNumberOf, type EventCode, type EventContents } from '#libs/nfse';
import { TAX_AGENT } from '../events/municipality/municipal-events';
import { BLOCKABLE, type DeskEvent } from './desk.request';

type Of<Event extends DeskEvent['event']> = Extract<DeskEvent, { event: Event }>;

/** The content of the official event of each kind of the desk. */
const CONTENTS: { readonly [Event in DeskEvent['event']]: (sent: Of<Event>) => EventContents } = {
  'cancellation-granted': (sent) => ({ e105104: decision('105104', sent, '1') }),
  'cancellation-denied': (sent) => ({
    e105105: decision('105105', sent, sent.withoutMerits === true ? '2' : '1'),
  }),
  'cancellation-by-municipality': ({ process, reason, agent }) => ({
    e305101: { ...official('305101', agent), nProcAdm: process, xProcAdm: reason },
  }),
  block: ({ blocks, reason, agent }) => ({
    e305102: {
      ...official('305102', agent),
      codEvento: `e${BLOCKABLE[blocks]}`,
      xMotivo: reason,
    },
  }),
  unblock: ({ block, agent }) => ({
    e305103: { ...official('305103', agent), idBloqOfic: eventNumberOf(block) },
  }),
  'rejection-annulled': ({ rejection, reason, agent }) => ({
    e205208: {
      ...official('205208', agent),
      idEvManifRej: eventNumberOf(rejection),
      xMotivo: reason,
    },
  }),
  'tacit-confirmation': () => ({ e205204: { xDesc: EVENT_NAMES['205204'] } }),
};

/** The official event of a request to the desk. */
export function contentOf(sent: DeskEvent): EventContents {
  const write = CONTENTS[sent.event] as (of: DeskEvent) => EventContents;
  return write(sent);
}

function official(code: EventCode, agent = TAX_AGENT) {
  return { xDesc: EVENT_NAMES[code], CPFAgTrib: agent };
}

function decision(
  code: EventCode,
  { reason, process, agent }: Of<'cancellation-granted' | 'cancellation-denied'>,
  cMotivo: string,
) {
  return {
    ...official(code, agent),
    ...(process === undefined ? {} : { nProcAdm: process }),
    cMotivo,
    xMotivo: reason,
  };
}
