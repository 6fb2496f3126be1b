import { ExamNotReady } from '#libs/exams';

/** The simulator acts as the participant, so no client would answer the examiner. */
export function withoutClient(ispb: string): ExamNotReady {
  return new ExamNotReady(
    `The simulator plays participant ${ispb}. Read a stream of ICOM as ${ispb}, or register it with POST /__admin/participants as CLIENT, and start the run again.`,
  );
}

export function withoutPayment(ispb: string): ExamNotReady {
  return new ExamNotReady(
    `Participant ${ispb} has no settled payment to a virtual receiver that can be returned. Do item 2a first.`,
  );
}

export function rejected(what: string, reasonCode: string | null): ExamNotReady {
  return new ExamNotReady(
    `The SPI has rejected the ${what} of the examiner: ${reasonCode ?? 'no reason'}.`,
  );
}
