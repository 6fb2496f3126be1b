import { Injectable } from '@nestjs/common';
import { ExamRunStore } from '#libs/exams';
import { DueWork, Sandboxes } from '#libs/sandbox';
import { MessageRow } from '../messages/message.row';
import { ExamRunRow } from './exam-run.row';

/** The runs of the SPI. */
@Injectable()
export class ExamRuns extends ExamRunStore<ExamRunRow> {
  constructor(sandboxes: Sandboxes, dueWork: DueWork) {
    super(sandboxes, dueWork, ExamRunRow, 'spi-exam');
  }

  /** The number of the newest message of all participants. */
  async lastMessage(): Promise<number> {
    const database = await this.sandboxes.database();
    const last = await database.getRepository(MessageRow).maximum('sequence');
    return last ?? 0;
  }
}
