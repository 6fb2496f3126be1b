import { Logger } from '@nestjs/common';
import { currentContext, type RequestContext } from '#libs/http';
import { currentAccess } from './caller';

const logger = new Logger('Audit');

const audited = new WeakSet<RequestContext>();

/**
 * Logs one line for a change through `/__admin`, with the sandbox and the caller. The line never contains the request
 * body.
 */
export function audit(action: string, subject: string): void {
  const context = currentContext();
  audited.add(context);
  const access = currentAccess();
  const sandbox = access?.sandboxes.at(-1) ?? context.sandbox;
  const { correlationId } = context;
  logger.log({ action, subject, sandbox, caller: access?.caller.name, correlationId });
}

/** Whether the current request already has its line. */
export function isAudited(): boolean {
  return audited.has(currentContext());
}
