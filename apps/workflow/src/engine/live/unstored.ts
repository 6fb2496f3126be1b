import { type StoredEvent } from '../../executions/event.row';
import { type Execution } from '../../executions/execution';
import { type LiveFrame } from './live-frame';

/** What of an execution is not stored yet. */
export interface Unstored {
  readonly execution: Partial<Execution>;
  readonly frames: readonly LiveFrame[];
  /** All frames whose parent is one of these are removed. */
  readonly childless: readonly number[];
  readonly events: readonly StoredEvent[];
}
