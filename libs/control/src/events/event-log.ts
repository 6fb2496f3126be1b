import { Inject, Injectable } from '@nestjs/common';
import { APP, type AppDefinition } from '#libs/app';
import { RequestStages } from '#libs/http';
import {
  accepts,
  EventReader,
  hasText,
  type JournalEntry,
  shownEntry,
  shownEvent,
  shownExplanation,
  shownStart,
} from '#libs/journal';
import { journalFilter } from '../journal/journal-filter';
import { type BusinessEventResponse, type RequestDetailResponse } from './event.response';
import { type EventFilterRequest } from './events.request';

/** Which entries a filter accepts, and the event of each. */
export type EventFilter = (entry: JournalEntry) => boolean;

/** Shows entries of the journal as the business events of the service. */
@Injectable()
export class EventLog {
  private readonly reader: EventReader;

  constructor(@Inject(APP) { events }: AppDefinition, stages: RequestStages) {
    this.reader = new EventReader(events, (path) => stages.routedPath(path));
  }

  /** The filter of a request. It uses the original data, as the filters of the journal do. */
  filterOf({ name, text, ...rest }: EventFilterRequest): EventFilter {
    const filter = journalFilter(rest);
    if (name === undefined && text === undefined) return (entry) => accepts(filter, entry);
    return (entry) => {
      if (!accepts(filter, entry)) return false;
      const event = this.reader.read(entry);
      if (name !== undefined && !event.name.startsWith(name)) return false;
      return text === undefined || hasText(event.facts, entry.path, text);
    };
  }

  show(entry: JournalEntry): BusinessEventResponse {
    return { ...shownStart(entry), ...shownEvent(this.reader.read(entry)) };
  }

  detail(entry: JournalEntry): RequestDetailResponse {
    const event = this.reader.read(entry);
    const explanation = this.reader.explain(entry, event);
    const { name, facts } = shownEvent(event);
    return {
      ...shownEntry(entry),
      event: { name, facts },
      explanation: explanation === undefined ? undefined : shownExplanation(explanation),
    } as RequestDetailResponse;
  }
}
