import { type KeyType } from '#libs/brazil';
import { type OfficialKeyType } from '#libs/dict-api';
import { officialTypeOf } from '../../keys/official-entry';
import { subjectOf } from '../exam-run';
import {
  evidenceOfCorruption,
  evidenceOfKey,
  evidenceOfLookup,
  evidenceOfVerification,
} from '../grading/evidence';
import { KEY_TYPES_IN_ORDER } from '../grading/exam-records';
import { happenedAt, NOT_YET, passed, pending } from '../grading/finding';
import { type ExamStep, type RunToGrade, type Scene } from './exam-item';

/** Keys of one type that the directory must have. */
export const PRELOADED_KEYS = 1_000;

export function keyTypeOfRun({ parameters }: Pick<RunToGrade, 'parameters'>): OfficialKeyType {
  return parameters.keyType ?? 'PHONE';
}

export function preloadSteps(run: RunToGrade): readonly ExamStep[] {
  const wanted = `${String(PRELOADED_KEYS)} active keys of type ${keyTypeOfRun(run)}`;
  return [
    {
      name: 'keys registered',
      expected: `The participant has ${wanted}.`,
      check: ({ records: { preloaded } }) => {
        const { count, decisive } = preloaded;
        const detail = `The participant has ${String(count)}.`;
        return decisive === undefined ? pending(detail) : passed(detail, evidenceOfKey(decisive));
      },
    },
  ];
}

export function keysSteps(): readonly ExamStep[] {
  return [...KEY_TYPES_IN_ORDER.map(registered), ...KEY_TYPES_IN_ORDER.map(lookedUp)];
}

function registered(keyType: KeyType): ExamStep {
  const type = officialTypeOf(keyType);
  return {
    name: `${type} registered`,
    expected: `The participant registers a key of type ${type}.`,
    check: ({ records: { keys } }) => {
      const key = keys.find((candidate) => candidate.keyType === keyType);
      return key === undefined ? NOT_YET : happenedAt(key.createdAt, evidenceOfKey(key));
    },
  };
}

function lookedUp(keyType: KeyType): ExamStep {
  const type = officialTypeOf(keyType);
  return {
    name: `${type} looked up`,
    expected: `The participant looks up the ${type} key of the examiner.`,
    check: ({ records: { lookups } }) => {
      const lookup = lookups.find((candidate) => candidate.keyType === keyType);
      return lookup === undefined ? NOT_YET : happenedAt(lookup.at, evidenceOfLookup(lookup));
    },
  };
}

export function vsyncSteps(run: RunToGrade): readonly ExamStep[] {
  const type = keyTypeOfRun(run);
  return [
    {
      name: 'VSync NOK',
      expected: `A synchronism verification of type ${type} shows the difference: its result is NOK.`,
      check: (scene) => verification(scene, 'NOK'),
    },
    {
      name: 'repaired',
      expected:
        'The participant repairs its base, or the entries: the check of the corruption says so.',
      check: repaired,
    },
    {
      name: 'VSync OK',
      expected: `After that, a synchronism verification of type ${type} is OK.`,
      check: (scene) => verification(scene, 'OK'),
    },
  ];
}

function verification({ records: { verifications } }: Scene, result: 'OK' | 'NOK') {
  const found = verifications.find((candidate) => candidate.result === result);
  return found === undefined ? NOT_YET : happenedAt(found.at, evidenceOfVerification(found));
}

function repaired({ run, records: { corruption } }: Scene) {
  if (corruption === undefined) {
    const id = subjectOf(run, 'CORRUPTION')?.id ?? '';
    return pending(`The corruption ${id} is not there any more.`);
  }
  const { id, entries, repaired: isRepaired } = corruption;
  const what = `${String(entries)} entries were changed; GET /__admin/corrupt/${id} lists them.`;
  return isRepaired
    ? passed(what, evidenceOfCorruption(corruption))
    : pending(what, evidenceOfCorruption(corruption));
}
