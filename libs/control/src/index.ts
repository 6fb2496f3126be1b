export { AdminController, ControlsService, ServiceAdminController } from './admin.decorators';
export {
  ClockBackwards,
  ClockSettingInvalid,
  NameInvalid,
  RuleNotFound,
  SandboxExists,
  SandboxNotFound,
} from './admin.errors';
export { AdminGuard } from './guards/admin.guard';
export {
  AdvanceClockRequest,
  CreateSandboxRequest,
  JournalRequest,
  ClockSettingRequest,
} from './admin.request';
export { ClockScheduleRequest } from './clock/schedule.request';
export { BusinessEventResponse } from './events/event.response';
export {
  DEFAULT_EVENTS,
  EventFilterRequest,
  EventStreamFilterRequest,
} from './events/events.request';
export { CountResponse, JournalEntryResponse, VerifyResponse } from './journal/journal.response';
export { NearMissesResponse } from './rules/near-misses.response';
export { RuleOperationResponse } from './rules/rule-operation.response';
export { RuleResponse } from './rules/rule.response';
export { AccessModule } from './access/access.module';
export { AccessTokens } from './access/access-tokens';
export { audit } from './access/audit';
export { ofCaller } from './access/caller';
export { type Concern, concernOf, Concerns, Unaudited } from './access/concern';
export { checkedName } from './checked-name';
export { ControlModule } from './control.module';
export { LooksElsewhere } from './elsewhere/looks-elsewhere';
export { EXPECTATION } from './journal/expectations.request';
export { isLoopback } from './loopback';
export { RestoreSnapshotRequest } from './sandboxes/snapshot.request';
export { receivedFile } from './snapshot-files/received-file';
export {
  SendsSnapshotFile,
  SnapshotFileGuard,
  snapshotFileReply,
  TakesSnapshotFile,
} from './snapshot-files/snapshot-file.decorators';
export { SANDBOX_PARAMETER, SNAPSHOT_PARAMETER } from './parameters';
export { EXAMPLE_RULE, RULE } from './rules/rule.request';
