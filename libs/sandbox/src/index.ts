export { ClockLease } from './due/clock-lease';
export {
  type ClockState,
  describeClock,
  nowOf,
  REAL_TIME,
  set,
  showing,
} from './clock/clock-state';
export { passTime } from './middleware/pass-time';
export { ADMIN_TOKEN, ADMIN_TOKEN_RULE, type SandboxConfig, sandboxVariables } from './config';
export { DueTimer } from './due/due-timer';
export { DueWork, type ScheduledWork, type Work, type WorkHandler } from './due/due-work';
export { Holds } from './hold/holds';
export { HoldLost, SandboxBusy, SandboxHeld } from './hold/hold.errors';
export { type AwaitedJob, AwaitedJobs } from './jobs/awaited-jobs';
export { type Job, type JobHandler, JobLost } from './jobs/job';
export { Jobs } from './jobs/jobs';
export {
  arrivalOf,
  changesOf,
  KEPT_BODY_BYTES,
  skippedRulesOf,
  testValuesOf,
} from './middleware/keep-journal';
export { ChangeNotifier, type Listener } from './changes/change-notifier';
export { type Subject, Watch } from './changes/watch';
export { type OpenSandbox } from './open/open-sandbox';
export { Remembered } from './open/remembered';
export { errorTimeMs } from './open/error-time';
export { Sandboxes } from './open/sandboxes';
export { parseRule, ruleMatch, ruleSchema } from './rules/rule';
export { outcomeIn } from './rules/outcome-in';
export {
  applyContentRules,
  applyOutcomeRules,
  type RequestAction,
  takeEffect,
} from './middleware/take-effect';
export { CLOCK, SandboxModule, storeFor } from './sandbox.module';
export { RULE_ORDER, RuleRow } from './state/sandbox.rows';
export { FILE_FORMAT, SUITE_FILE_FORMAT } from './store/file/file-header';
export { loadSnapshotFile } from './store/file/load-file';
export {
  SnapshotFileInvalid,
  SnapshotFileOfAnotherService,
  SnapshotFileOfService,
  SnapshotFileOfSuite,
  snapshotFileTooLarge,
} from './store/file/snapshot-file.errors';
export { writeSnapshotFile } from './store/file/write-file';
export {
  SANDBOX_STORE,
  type SandboxDescription,
  type SandboxStore,
  type SnapshotAddress,
  type SnapshotDescription,
} from './store/sandbox-store';
export { SandboxReplaced } from './store/sandbox.errors';
export {
  SnapshotDamaged,
  SnapshotNotFound,
  SnapshotOfAnotherApp,
  SnapshotOfAnotherSave,
  SnapshotOfNewerVersion,
} from './store/snapshot.errors';
export { orderOutcome } from './work/ordered-outcome';
export { requesterOfOutcome, requestTestValue } from './work/request-test-value';
export { currentWork, inSandbox, workOf } from './work/sandbox-work';
export {
  giveBackOutcome,
  requestedOutcome,
  takeOutcome,
  takeOutcomeAlone,
} from './work/take-outcome';
