import { Injectable } from '@nestjs/common';
import { ExamScript, type RunStart } from '#libs/exams';
import { EXAM_REQUESTS, type ExamRequest } from './exam.request';
import { type ExamRun, type GradedStep } from './exam-run';
import { ExamRuns } from './exam-runs.repository';
import { ExamSetup, NOTHING_SENT } from './exam-setup';
import { capacityOf, capacitySteps, gradeCapacity, windowEndOf } from './grading/capacity';
import { CapacityRepository } from './grading/capacity.repository';
import { grade } from './grading/grade';
import { TrafficRepository } from './grading/traffic.repository';
import { type CapacityItem, type DialogueItem } from './items/exam-item';
import { EXAM_ITEMS } from './items/exam-items';

type Item = DialogueItem | CapacityItem;

/** The homologation script of the SPI. Runs are graded by the messages of the participants. */
@Injectable()
export class SpiExamScript extends ExamScript<ExamRun, Item, ExamRequest> {
  readonly items = EXAM_ITEMS;

  constructor(
    private readonly runs: ExamRuns,
    private readonly setup: ExamSetup,
    private readonly traffic: TrafficRepository,
    private readonly capacity: CapacityRepository,
  ) {
    super();
  }

  bodyOf({ setup }: Item) {
    return EXAM_REQUESTS[setup];
  }

  stepsOf(item: Item) {
    return isDialogue(item) ? item.steps : capacitySteps(capacityOf({}));
  }

  async begin({ item, body, head }: RunStart<Item, ExamRequest>): Promise<void> {
    const afterSequence = await this.runs.lastMessage();
    const sent = await this.setup.prepare(item.setup, body);
    const capacity = isDialogue(item) ? null : capacityOf(body);
    await this.runs.add({ ...head, ...sent, capacity, afterSequence });
  }

  async grade(item: Item, run: ExamRun, now: string): Promise<GradedStep[]> {
    if (isDialogue(item)) return grade(item, run, await this.traffic.of(item, run), now);
    const capacity = run.capacity ?? capacityOf({});
    const untilAt = windowEndOf(capacity, run.startedAt);
    const measures = await this.capacity.measure({ ...run, untilAt }, now > run.endsAt);
    return gradeCapacity(capacity, run, measures, now);
  }

  async exampleRun() {
    const afterSequence = await this.runs.lastMessage();
    return { item: '1', ispb: '12345678', ...NOTHING_SENT, capacity: null, afterSequence };
  }

  override afterCancel(run: ExamRun): Promise<void> {
    return this.setup.stop(run);
  }
}

function isDialogue(item: Item): item is DialogueItem {
  return item.setup !== 'load';
}
