import { ExamNotReady } from '#libs/exams';

export function tooFewKeys(ispb: string, found: number, wanted: number): ExamNotReady {
  return new ExamNotReady(
    `Participant ${ispb} has ${String(found)} keys that can be claimed, and the item needs ${String(wanted)}. Register keys of type CPF, CNPJ, PHONE or EMAIL that have no open claim.`,
  );
}

export function nothingToChange(ispb: string, keyType: string): ExamNotReady {
  return new ExamNotReady(
    `Participant ${ispb} has no keys of type ${keyType} that can be changed. Register some first.`,
  );
}
