import { ExamNotReady } from '#libs/exams';

export function withoutClient(ispb: string): ExamNotReady {
  return new ExamNotReady(
    `No client of an institution whose CNPJ begins with ${ispb} is registered, or clientId is not one of its clients. Register one with POST /auth/register.`,
  );
}

export function inAnotherRun(id: string): ExamNotReady {
  return new ExamNotReady(
    `The client is examined in the run ${id}. Wait for its end, or cancel it with DELETE /__admin/exams/runs/${id}.`,
  );
}
