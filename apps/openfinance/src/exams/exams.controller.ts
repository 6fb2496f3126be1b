import { examsController } from '#libs/exams';
import { documentSchema } from '#libs/openapi';
import { inAnotherRun, withoutClient } from './exam-refusals';
import { ClientExamItemResponse, ClientExamRunResponse } from './exam.response';
import { examRequest } from './exam.request';

/** The exam of a client. */
export const ExamsController = examsController({
  body: documentSchema(
    'ClientExam',
    () => examRequest,
    () => ({
      newest: { summary: 'The newest client of an institution', value: { ispb: '87654321' } },
    }),
  ),
  itemResponse: ClientExamItemResponse,
  runResponse: ClientExamRunResponse,
  exampleItem: 'journey',
  unknownItem: 'unknown',
  notReady: [withoutClient('12345678'), inAnotherRun('0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11')],
  texts: {
    graded: 'the codes, tokens and calls of the client until now',
    cancelled: 'A wrong answer that was not sent yet is withdrawn.',
    started:
      'From then on the codes and calls of the client count, and the examiner gives it the wrong answer of the item once, or\n' +
      'makes the bank refuse, hold or delay one of its payments. A response that is late waits on the clock of the sandbox. Only\n' +
      'calls with an access token count, so the security of the sandbox must be `optional` or `required`. A client has one run\n' +
      'at a time. All times are on the clock of the sandbox.',
  },
});
