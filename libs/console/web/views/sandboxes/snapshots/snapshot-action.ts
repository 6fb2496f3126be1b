import { type Action } from '../../../api/use-action';

/** Does something with a snapshot, and returns what was done, in words. */
export type SnapshotAction = Action<[() => Promise<string>], string>;
