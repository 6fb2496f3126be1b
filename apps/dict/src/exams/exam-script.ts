import { Injectable } from '@nestjs/common';
import { ExamScript, gradeSteps, type RunStart } from '#libs/exams';
import { EXAM_REQUESTS, type ExamRequest, type ExamParameters } from './exam.request';
import { type ExamRun, type GradedStep } from './exam-run';
import { ExamStarts } from './exam-starts';
import { ExamCleanup } from './examiner/exam-cleanup.repository';
import { ExamRecordsRepository } from './grading/exam-records.repository';
import { type DictExamItem } from './items/exam-item';
import { EXAM_ITEMS } from './items/exam-items';

/** The homologation script of DICT. Runs are graded by the records that the directory has stored. */
@Injectable()
export class DictExamScript extends ExamScript<ExamRun, DictExamItem, ExamRequest> {
  readonly items = EXAM_ITEMS;

  constructor(
    private readonly starts: ExamStarts,
    private readonly records: ExamRecordsRepository,
    private readonly cleanup: ExamCleanup,
  ) {
    super();
  }

  bodyOf({ setup }: DictExamItem) {
    return EXAM_REQUESTS[setup];
  }

  stepsOf({ steps }: DictExamItem) {
    return steps({ parameters: {}, subjects: [], startedAt: '', endsAt: '' });
  }

  begin(start: RunStart<DictExamItem, ExamRequest>): Promise<void> {
    return this.starts.begin(start);
  }

  async grade(item: DictExamItem, run: ExamRun, now: string): Promise<GradedStep[]> {
    return gradeSteps(item.steps(run), { run, records: await this.records.of(item, run), now });
  }

  exampleRun() {
    const parameters: ExamParameters = { keyType: 'PHONE' };
    const nothing = { subjects: [], afterKey: 0, afterLookup: 0 };
    return Promise.resolve({ item: 'preload', ispb: '12345678', parameters, ...nothing });
  }

  override beforeEnd(run: ExamRun, nowMs: number): Promise<void> {
    return this.cleanup.ofRun(run, nowMs);
  }
}
