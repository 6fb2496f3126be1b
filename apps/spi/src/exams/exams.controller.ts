import { ExamItemNotServed, examsController } from '#libs/exams';
import { documentSchema } from '#libs/openapi';
import { examRequest } from './exam.request';
import { withoutClient, withoutPayment } from './exam-refusals';
import { ExamItemResponse, ExamRunResponse } from './exam.response';

/** The homologation script of the SPI. */
export const ExamsController = examsController({
  body: documentSchema(
    'Exam',
    () => examRequest,
    () => ({ echo: { summary: 'A run of item 1 or 2a', value: { ispb: '12345678' } } }),
  ),
  itemResponse: ExamItemResponse,
  runResponse: ExamRunResponse,
  exampleItem: '1',
  unknownItem: '2z',
  notServed: [
    new ExamItemNotServed({ item: '2c', reason: 'The simulator has no secondary channel.' }),
  ],
  notReady: [withoutClient('12345678'), withoutPayment('12345678')],
  texts: {
    graded: 'the messages of the participant until now',
    cancelled: 'The examiner stops sending payments.',
    started:
      'The examiner does its part at once: in item 2b, a virtual payer sends a payment. From then on the messages of the\n' +
      'participant count. All time limits are on the clock of the sandbox.',
  },
});
