import { ExamItemNotServed, examsController, isServed } from '#libs/exams';
import { documentSchema } from '#libs/openapi';
import { examRequest } from './exam.request';
import { nothingToChange, tooFewKeys } from './exam-refusals';
import { DictExamItemResponse, DictExamRunResponse } from './exam.response';
import { EXAM_ITEMS } from './items/exam-items';

/** The homologation script of DICT. */
export const ExamsController = examsController({
  body: documentSchema(
    'DictExam',
    () => examRequest,
    () => ({
      preload: {
        summary: 'A run of item preload',
        value: { ispb: '12345678', keyType: 'PHONE' },
      },
    }),
  ),
  itemResponse: DictExamItemResponse,
  runResponse: DictExamRunResponse,
  exampleItem: 'preload',
  unknownItem: 'keyz',
  notServed: EXAM_ITEMS.flatMap((item) => (isServed(item) ? [] : [new ExamItemNotServed(item)])),
  notReady: [tooFewKeys('12345678', 1, 3), nothingToChange('12345678', 'PHONE')],
  texts: {
    graded: 'what the directory has stored until now',
    cancelled: 'The examiner cancels its open claims and infraction reports.',
    started:
      'The examiner, participant 99999004, does its part at once: in item `claim-donor`, it claims a key of the participant.\n' +
      'From then on, the operations of the participant count, through any API of DICT. All time limits are on the clock of the sandbox.',
  },
});
