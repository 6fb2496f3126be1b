import { type StoredEvent } from '../../executions/event.row';
import { type Execution } from '../../executions/execution';
import { type LiveFrame } from './live-frame';

/** The changes of an execution that are not stored yet. */
export interface Unstored {
  readonly execution: Partial<Execution>;
  readonly frames: readonly LiveFrame[];
  /** The numbers of frames whose children are removed. */
  readonly childless: readonly number[];
  readonly events: readonly StoredEvent[];
}
