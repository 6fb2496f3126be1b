import { type Country } from '../core/run';
import { bank } from './bank/bank';
import { bankInvariants } from './bank/invariants';
import { bankPassage } from './bank/passage';
import { cards, cardsPass } from './cards/cards';
import { cardInvariants } from './cards/invariants';
import { control, type Passage } from './control/control';
import { ledgerAddsUp } from './ratelimit/admin';
import { ratelimit } from './ratelimit/ratelimit';
import { passWorkflows } from './workflow/changes';
import { historyFits } from './workflow/reader';
import { workflow } from './workflow/workflow';
import { endNotes } from './nfse/passage';
import { nfse, numbersWithoutGaps } from './nfse/nfse';
import { expireReports } from './report/passage';
import { report } from './report/report';
import { sendWebhooks } from './webhook/passage';
import { idsOnce, webhooks } from './webhook/webhook';
import { dict } from './dict/dict';
import { dictInvariants } from './dict/invariants';
import { silentParties } from './dict/silent-parties';
import { spiInvariants } from './spi/invariants';
import { spi } from './spi/spi';
import { waitingItems } from './spi/waiting';
import { UNUSED, type World } from './world';

const services = [spi, dict, cards, bank, nfse, report, workflow, ratelimit, ...webhooks];
// The messages of webhooks are sent last: the other passages have their events.
const passages: readonly Passage[] = [
  ...[silentParties, waitingItems, cardsPass, bankPassage, passWorkflows],
  ...[endNotes, expireReports, sendWebhooks],
];
const all = [...services, control(passages)];

/** People and institutions that use all services. */
export const country: Country<World> = {
  initial: UNUSED,
  operations: all.flatMap(({ operations }) => operations),
  readers: all.flatMap(({ readers }) => readers),
  invariants: [
    ...spiInvariants,
    ...dictInvariants,
    ...cardInvariants,
    ...bankInvariants,
    ...[historyFits, ledgerAddsUp, numbersWithoutGaps, idsOnce],
  ],
  isReady: ({ nowMs }) => nowMs !== undefined,
  isBroken: ({ isBroken }) => isBroken,
  repair: 'control.drop',
};
