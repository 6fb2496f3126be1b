export { centsColumn } from './columns';
export { DueWork, type Work, type WorkHandler } from './due/due-work';
export { RowWriter } from './row-writer';
export { CLOCK, SandboxModule, storeFor } from './sandbox.module';
export { sandboxVariables, type SandboxConfig } from './sandbox-variables';
export { Sandboxes } from './sandboxes';
export type { SandboxStore, Schema } from './store/sandbox-store';
