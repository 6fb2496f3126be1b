import { type Provider, type Type } from '@nestjs/common';
import { ExamRunStore } from './exam-run-store.repository';
import { ExamScript } from './exam-script';
import { ExamsService } from './exams.service';
import { Referee } from './referee';

/** The providers of a module that serves a script. @param runs the store of the runs, which the module also provides */
export function examProviders(script: Type<ExamScript>, runs: Type<ExamRunStore>): Provider[] {
  return [
    ...[ExamsService, Referee],
    { provide: ExamScript, useClass: script },
    { provide: ExamRunStore, useExisting: runs },
  ];
}
