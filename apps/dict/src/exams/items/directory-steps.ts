import { type KeyType } from '#libs/brazil';
import { type OfficialKeyType } from '#libs/dict-api';
import { happenedAt, NOT_YET, passed, pending } from '#libs/exams';
import { officialTypeOf } from '../../keys/official-entry';
import { subjectOf } from '../exam-run';
import {
  evidenceOfCorruption,
  evidenceOfKey,
  evidenceOfLookup,
  evidenceOfVerification,
} from '../grading/evidence';
import { KEY_TYPES_IN_ORDER } from '../grading/exam-records';
import { step, type ExamStep, type RunToGrade, type Scene } from './exam-item';

/** Keys of one type that the directory must have. */
export const PRELOADED_KEYS = 1_000;

export function keyTypeOfRun({ parameters }: Pick<RunToGrade, 'parameters'>): OfficialKeyType {
  return parameters.keyType ?? 'PHONE';
}

export function preloadSteps(run: RunToGrade): readonly ExamStep[] {
  const wanted = `${String(PRELOADED_KEYS)} active keys of type ${keyTypeOfRun(run)}`;
  return [
    step('keys registered', `The participant has ${wanted}.`, ({ records: { preloaded } }) => {
      const { count, decisive } = preloaded;
      const detail = `The participant has ${String(count)}.`;
      return decisive === undefined ? pending(detail) : passed(detail, evidenceOfKey(decisive));
    }),
  ];
}

export function keysSteps(): readonly ExamStep[] {
  return [...KEY_TYPES_IN_ORDER.map(registered), ...KEY_TYPES_IN_ORDER.map(lookedUp)];
}

function registered(keyType: KeyType): ExamStep {
  const type = officialTypeOf(keyType);
  const expected = `The participant registers a key of type ${type}.`;
  return step(`${type} registered`, expected, ({ records: { keys } }) => {
    const key = keys.find((candidate) => candidate.keyType === keyType);
    return key === undefined ? NOT_YET : happenedAt(key.createdAt, evidenceOfKey(key));
  });
}

function lookedUp(keyType: KeyType): ExamStep {
  const type = officialTypeOf(keyType);
  const expected = `The participant looks up the ${type} key of the examiner.`;
  return step(`${type} looked up`, expected, ({ records: { lookups } }) => {
    const lookup = lookups.find((candidate) => candidate.keyType === keyType);
    return lookup === undefined ? NOT_YET : happenedAt(lookup.at, evidenceOfLookup(lookup));
  });
}

export function vsyncSteps(run: RunToGrade): readonly ExamStep[] {
  const type = keyTypeOfRun(run);
  return [
    step(
      'VSync NOK',
      `A synchronism verification of type ${type} shows the difference: its result is NOK.`,
      (scene) => verification(scene, 'NOK'),
    ),
    step(
      'repaired',
      'The participant repairs its database or the entries, and the check of the corruption confirms it.',
      repaired,
    ),
    step('VSync OK', `After that, a synchronism verification of type ${type} is OK.`, (scene) =>
      verification(scene, 'OK'),
    ),
  ];
}

function verification({ records: { verifications } }: Scene, result: 'OK' | 'NOK') {
  const found = verifications.find((candidate) => candidate.result === result);
  return found === undefined ? NOT_YET : happenedAt(found.at, evidenceOfVerification(found));
}

function repaired({ run, records: { corruption } }: Scene) {
  if (corruption === undefined) {
    const id = subjectOf(run, 'CORRUPTION')?.id ?? '';
    return pending(`The corruption ${id} no longer exists.`);
  }
  const { id, entries, repaired: isRepaired } = corruption;
  const what = `${String(entries)} entries were changed; GET /__admin/corrupt/${id} lists them.`;
  return isRepaired
    ? passed(what, evidenceOfCorruption(corruption))
    : pending(what, evidenceOfCorruption(corruption));
}
