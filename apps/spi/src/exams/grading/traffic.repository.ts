import { Injectable } from '@nestjs/common';
import { Brackets, In, type SelectQueryBuilder } from 'typeorm';
import { Sandboxes } from '#libs/sandbox';
import { MessageRow } from '../../messages/message.row';
import { ReturnRow } from '../../settlement/returns/return.row';
import { type ExamRun, type WireMessage } from '../exam-run';
import { type DialogueItem } from '../items/exam-item';
import { type Traffic } from './grade';

/** The maximum number of messages that are searched for the message that begins a dialogue. */
const OPENERS = 20;
/** A dialogue has less than ten messages. */
const MOST_MESSAGES = 500;

/** All members of a message except the body, which can be long. */
const WITHOUT_BODY = [
  ...['sequence', 'resourceId', 'direction', 'ispb', 'definition', 'messageId', 'subject'],
  ...['answers', 'status', 'reasonCode', 'state', 'createdAt', 'deliveredAt', 'confirmedAt'],
  'deliveries',
].map((property) => `m.${property}`);

type RunToWatch = Pick<ExamRun, 'ispb' | 'afterSequence' | 'subject'>;

/** Reads the messages of a participant that can belong to a run. */
@Injectable()
export class TrafficRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async of(item: DialogueItem, run: RunToWatch): Promise<Traffic> {
    const returnIds = await this.returnsOf(run);
    const openers = await this.openers(item, run);
    const opened = openers.flatMap(({ subject }) => (subject === null ? [] : [subject]));
    const subjects = [...(run.subject === null ? [] : [run.subject]), ...returnIds, ...opened];
    const ids = openers.flatMap(({ messageId }) => (messageId === null ? [] : [messageId]));
    const related = await this.related(run, subjects, ids);
    const messages = new Map([...openers, ...related].map((row) => [row.sequence, row]));
    const inOrder = [...messages.values()].sort((one, other) => one.sequence - other.sequence);
    return { messages: inOrder, returnIds };
  }

  private async returnsOf({ subject }: RunToWatch): Promise<string[]> {
    if (subject === null) return [];
    const database = await this.sandboxes.database();
    const where = { endToEndId: subject };
    const rows = await database
      .getRepository(ReturnRow)
      .find({ select: { returnId: true }, where, take: OPENERS });
    return rows.map(({ returnId }) => returnId);
  }

  /** The messages of the kind with which the participant begins a dialogue. */
  private async openers({ steps }: DialogueItem, run: RunToWatch): Promise<WireMessage[]> {
    const names = steps.flatMap(({ awaits }) =>
      awaits.about === 'first' || awaits.about === 'return' ? [awaits.name] : [],
    );
    const [name] = names;
    if (name === undefined) return [];
    const query = await this.select(run);
    query.andWhere('m.direction = :direction', { direction: 'IN' });
    // A message that could not be read has no definition. It is included, so that the participant sees it in the
    // result.
    query.andWhere(`(m.definition LIKE :name OR m.definition = '')`, { name: `${name}.%` });
    return query.limit(OPENERS).getMany();
  }

  private async related(
    run: RunToWatch,
    subjects: readonly string[],
    ids: readonly string[],
  ): Promise<WireMessage[]> {
    if (subjects.length + ids.length === 0) return [];
    const query = await this.select(run);
    const either = new Brackets((where) =>
      where.where({ subject: In(subjects) }).orWhere({ answers: In(ids) }),
    );
    return query.andWhere(either).limit(MOST_MESSAGES).getMany();
  }

  private async select({
    ispb,
    afterSequence,
  }: RunToWatch): Promise<SelectQueryBuilder<MessageRow>> {
    const database = await this.sandboxes.database();
    return database
      .getRepository(MessageRow)
      .createQueryBuilder('m')
      .select(WITHOUT_BODY)
      .where('m.ispb = :ispb AND m.sequence > :afterSequence', { ispb, afterSequence })
      .orderBy('m.sequence', 'ASC');
  }
}
