export { AdminController, ControlsService, ServiceAdminController } from './admin.decorators';
export {
  ClockBackwards,
  ClockSettingInvalid,
  NameInvalid,
  RuleNotFound,
  SandboxExists,
  SandboxNotFound,
} from './admin.errors';
export { AdminGuard } from './admin.guard';
export {
  AdvanceClockRequest,
  CreateSandboxRequest,
  JournalRequest,
  SetClockRequest,
} from './admin.request';
export {
  CountResponse,
  JournalEntryResponse,
  RuleResponse,
  VerifyResponse,
} from './admin.response';
export { audit } from './audit';
export { checkedName } from './checked-name';
export { ControlModule } from './control.module';
export { EXPECTATION } from './journal/expectations.document';
export { isLoopback } from './loopback';
export { RestoreSnapshotRequest } from './sandboxes/snapshot.request';
export { SANDBOX_PARAMETER, SNAPSHOT_PARAMETER } from './parameters';
export { EXAMPLE_RULE, RULE } from './rules/rule.document';
