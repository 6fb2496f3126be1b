import { type Dice } from '#libs/testing';
import { operation, type Outcome } from '../../core/model';
import { nowOf, withData, type World } from '../world';
import { decide, REASONS, type Step, type StepRequest } from './claim-rules';
import { claimDiffers } from './claim';
import { acknowledged, cancelled, completed, confirmed, entryOfClaimer } from './lifecycle';
import { officialError, officialRequest } from './official';
import { PARTICIPANTS, uuidOf } from './people';
import { isFull, isOpen, type Claim, type DictState, type Party } from './state';

const BODIES: Readonly<Record<Step, string>> = {
  acknowledge: 'AcknowledgeClaimRequest',
  confirm: 'ConfirmClaimRequest',
  cancel: 'CancelClaimRequest',
  complete: 'CompleteClaimRequest',
};

/** The steps that are usual in a state. */
const USUAL: Readonly<Record<Claim['status'], readonly Step[]>> = {
  OPEN: ['acknowledge', 'acknowledge', 'acknowledge', 'cancel'],
  WAITING_RESOLUTION: ['confirm', 'confirm', 'confirm', 'cancel'],
  CONFIRMED: ['complete', 'complete', 'complete', 'cancel'],
  COMPLETED: ['complete', 'cancel'],
  CANCELLED: ['cancel', 'complete'],
};

/** A step of the claim with this name in the state. */
type NamedStep = StepRequest & { readonly name: string };

/** Does a step of a claim. */
export const step = operation<World, NamedStep>({
  name: 'dict.step',
  service: 'dict',
  weight: 14,
  draw: (dice, { nowMs, data: { dict } }, { number }) => {
    const known = Object.entries(dict.claims).filter(([, { id }]) => id !== null);
    const open = known.filter(([, claim]) => isOpen(claim));
    if (nowMs === undefined || known.length === 0) return undefined;
    const [name, claim] = dice.one(open.length > 0 && dice.share(0.9) ? open : known);
    return { name, ...drawStep(dice, claim, dict, number) };
  },
  request: ({ name, step: done, participant, reason, requestId }, { data }) => {
    const id = data.dict.claims[name]?.id ?? null;
    if (id === null) return undefined;
    const body = BODIES[done];
    const more = {
      acknowledge: '',
      confirm: `<Reason>${reason}</Reason>`,
      cancel: `<Reason>${reason}</Reason>`,
      complete: `<RequestId>${requestId}</RequestId>`,
    }[done];
    return officialRequest(
      participant,
      `/claims/${id}/${done}`,
      `<${body}><ClaimId>${id}</ClaimId><Participant>${participant}</Participant>${more}</${body}>`,
    );
  },
  outcomes: (sent, world) => {
    const claim = world.data.dict.claims[sent.name];
    if (claim === undefined) return [officialError(world, 'NotFound', 404)];
    const decision = decide(claim, sent, nowOf(world));
    if (decision.errors !== undefined) {
      return decision.errors.map((error) =>
        officialError(world, error, error === 'Forbidden' ? 403 : 400),
      );
    }
    if (decision.isRepeated) return [done(world, claim, world.data.dict, sent)];
    const refusals = sent.step === 'complete' ? completionErrors(world, claim, sent) : [];
    if (refusals.length > 0) return refusals;
    return decision.parties.map((party) => {
      const after = carriedOut(world, sent, party);
      return done(world, after.claims[sent.name] ?? claim, after, sent);
    });
  },
});

/** All errors of a completion that apply. */
function completionErrors(
  world: World,
  claim: Claim,
  { participant, requestId }: NamedStep,
): readonly Outcome<World>[] {
  const { dict } = world.data;
  const isUsed = dict.requestIds[`${participant}/${requestId}`] === true;
  return [
    ...(isUsed ? [officialError(world, 'RequestIdAlreadyUsed')] : []),
    ...(isFull(dict, entryOfClaimer(claim, nowOf(world)))
      ? [officialError(world, 'EntryLimitExceeded')]
      : []),
  ];
}

function carriedOut(world: World, sent: NamedStep, party: Party): DictState {
  const { dict } = world.data;
  const now = nowOf(world);
  const { name, reason, requestId } = sent;
  switch (sent.step) {
    case 'acknowledge':
      return acknowledged(dict, name, now);
    case 'confirm':
      return confirmed(dict, name, { reason, now });
    case 'cancel':
      return cancelled(dict, name, { reason, now, party });
    case 'complete':
      return completed(dict, name, { requestId, now });
  }
}

function done(world: World, claim: Claim, after: DictState, sent: NamedStep): Outcome<World> {
  const dates = {
    EntryCreationDate: claim.lastModified,
    KeyOwnershipDate: claim.ownedSince ?? claim.lastModified,
  };
  return {
    name: `${sent.step} is done`,
    differs: (answer) => claimDiffers(answer, 200, claim, sent.step === 'complete' ? dates : {}),
    next: () => withData(world, 'dict', after),
  };
}

function drawStep(dice: Dice, claim: Claim, dict: DictState, number: number): StepRequest {
  const { status, donor, claimer, type } = claim;
  const drawn = dice.one(dice.share(0.9) ? USUAL[status] : (Object.keys(BODIES) as Step[]));
  const usual = drawn === 'complete' || (drawn === 'cancel' && dice.share(0.6)) ? claimer : donor;
  const used = Object.keys(dict.requestIds).map((id) => id.split('/')[1] ?? '');
  const usualReasons = type === 'OWNERSHIP' ? ['USER_REQUESTED', 'FRAUD'] : ['USER_REQUESTED'];
  return {
    step: drawn,
    participant: dice.share(0.9) ? usual : dice.one(PARTICIPANTS),
    reason: dice.one(dice.share(0.7) ? usualReasons : REASONS),
    requestId: used.length > 0 && dice.share(0.1) ? dice.one(used) : uuidOf(number),
  };
}
