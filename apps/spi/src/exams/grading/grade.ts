import { failed, type Finding, happenedAt, pending } from '#libs/exams';
import { type DialogueItem, type ExamStep, type MessagePattern } from '../items/exam-item';
import { type Evidence, type ExamRun, type GradedStep, type WireMessage } from '../exam-run';

/** The messages of the participant that can belong to a run, in their order. */
export interface Traffic {
  readonly messages: readonly WireMessage[];
  /** The RtrIds of the returns of the payment of the run. */
  readonly returnIds: readonly string[];
}

type RunToGrade = Pick<ExamRun, 'subject' | 'deadlineAt' | 'endsAt'>;

/** The data that decides the result of a step. */
interface Scene {
  readonly run: RunToGrade;
  readonly traffic: Traffic;
  /** The message that was found for `first` or `return`. */
  readonly found: WireMessage | undefined;
  readonly now: string;
}

/**
 * Grades the steps of a dialogue, one after the other.
 * @param now ISO 8601 UTC, on the clock of the sandbox
 */
export function grade(
  item: Pick<DialogueItem, 'steps'>,
  run: RunToGrade,
  traffic: Traffic,
  now: string,
): GradedStep[] {
  const graded: GradedStep[] = [];
  let found = openerOf(item, run, traffic);
  for (const step of item.steps) {
    const isReached = graded.every(({ status }) => status === 'passed');
    const scene = { run, traffic, found, now };
    const message = isReached ? decisiveMessage(step, scene) : undefined;
    if (message !== undefined && step.awaits.about === 'return') found = message;
    const finding = isReached
      ? check(step, message, scene)
      : pending('The previous step was not passed.');
    graded.push({ name: step.name, expected: step.expected, ...finding });
  }
  return graded;
}

function check(step: ExamStep, message: WireMessage | undefined, scene: Scene): Finding<Evidence> {
  const { run, now } = scene;
  const limit = step.isInTime === true ? run.deadlineAt : null;
  const isLate = (at: string): boolean => limit !== null && at > limit;
  if (message === undefined) {
    if (isLate(now)) return failed(`It did not happen before ${String(limit)}.`);
    const unread = step.awaits.direction === 'IN' ? unreadIn(scene.traffic) : [];
    const hint = unread.length === 0 ? '' : ' These messages were refused with an admi.002.';
    return pending(`It has not happened yet.${hint}`, ...unread.map(evidenceOf));
  }
  const evidence = evidenceOf(message);
  if (!matches(message, step.awaits, scene)) {
    return failed(`${describe(message)} was ${verbOf(message)} instead.`, evidence);
  }
  const at = step.isRead === true ? message.deliveredAt : message.createdAt;
  if (at !== null && at <= run.endsAt) {
    return isLate(at)
      ? failed(`It happened at ${at}, after ${String(limit)}.`, evidence)
      : happenedAt(at, evidence);
  }
  const detail = `${describe(message)} has been available since ${message.createdAt} but was not read.`;
  return isLate(now) ? failed(detail, evidence) : pending(detail, evidence);
}

/** The first message that shows whether the step is passed or failed. */
function decisiveMessage(step: ExamStep, scene: Scene): WireMessage | undefined {
  const patterns = [step.awaits, ...step.fails];
  const { messages } = scene.traffic;
  const decisive = messages.filter(
    (message) =>
      message.createdAt <= scene.run.endsAt &&
      patterns.some((pattern) => matches(message, pattern, scene)),
  );
  // A query that was received can still be refused: the refusal decides.
  return decisive.find(({ definition }) => nameOf(definition) === 'admi.002') ?? decisive[0];
}

function matches(message: WireMessage, pattern: MessagePattern, scene: Scene): boolean {
  const { direction, name, status, reasonCodes, isRefused } = pattern;
  return (
    message.direction === direction &&
    nameOf(message.definition) === name &&
    (status === undefined || message.status === status) &&
    (reasonCodes === undefined || reasonCodes.includes(message.reasonCode ?? '')) &&
    (isRefused === undefined || (message.state === 'REFUSED') === isRefused) &&
    isAbout(message, pattern, scene)
  );
}

function isAbout(message: WireMessage, pattern: MessagePattern, scene: Scene): boolean {
  const { run, traffic, found } = scene;
  const { subject } = message;
  switch (pattern.about) {
    case 'run':
      return subject !== null && subject === run.subject;
    case 'return':
      return subject !== null && traffic.returnIds.includes(subject);
    case 'first':
      return message.sequence === found?.sequence;
    case 'any':
      return true;
    case 'found':
      return subject !== null && subject === found?.subject;
    case 'answer':
      return message.answers !== null && message.answers === found?.messageId;
  }
}

/** The message of the participant that begins a dialogue; undefined if the examiner begins it. */
function openerOf(
  { steps }: Pick<DialogueItem, 'steps'>,
  { endsAt }: RunToGrade,
  { messages }: Traffic,
): WireMessage | undefined {
  const [first, second] = steps;
  if (first?.awaits.about !== 'first') return undefined;
  const { name } = first.awaits;
  const answer = second?.awaits.about === 'answer' ? second.awaits.name : undefined;
  return messages.find(
    (message) =>
      message.direction === 'IN' &&
      nameOf(message.definition) === name &&
      message.createdAt <= endsAt &&
      !isAnsweredOtherwise(message, answer, messages),
  );
}

/** Whether a query got another kind of answer, and so was another query. */
function isAnsweredOtherwise(
  { messageId }: WireMessage,
  answer: string | undefined,
  messages: readonly WireMessage[],
): boolean {
  if (answer === undefined || messageId === null) return false;
  return messages.some(
    ({ direction, answers, definition }) =>
      direction === 'OUT' &&
      answers === messageId &&
      ![answer, 'admi.002'].includes(nameOf(definition)),
  );
}

/** Messages of the participant that could not be read. One of them may be the expected message. */
function unreadIn({ messages }: Traffic): readonly WireMessage[] {
  return messages.filter(({ definition, state }) => definition === '' && state === 'REFUSED');
}

/** `pacs.008` of `pacs.008.spi.1.16`. */
function nameOf(definition: string): string {
  return definition.split('.').slice(0, 2).join('.');
}

function describe({ definition, status, reasonCode, state }: WireMessage): string {
  const refused = state === 'REFUSED' ? ' (refused with an admi.002)' : '';
  return [`A ${nameOf(definition)}${refused}`, status, reasonCode].filter(Boolean).join(' ');
}

function verbOf({ direction }: WireMessage): string {
  return direction === 'IN' ? 'sent' : 'available';
}

function evidenceOf(message: WireMessage): Evidence {
  const { resourceId, messageId, definition, direction, subject } = message;
  const { status, reasonCode, createdAt: at, deliveredAt, confirmedAt } = message;
  return {
    ...{ resourceId, messageId, definition, direction, subject },
    ...{ status, reasonCode, at, deliveredAt, confirmedAt },
  };
}
