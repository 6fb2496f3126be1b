import { failure, NAME } from '#libs/kernel';
import { DEFAULT_SANDBOX } from '#libs/http';
import { type Caller } from './caller';

export class AdminTokenWrong extends failure.unauthenticated(
  'ADMIN_TOKEN_WRONG',
  'The admin token is missing or wrong',
  () =>
    'Send the ADMIN_TOKEN of the service, or the token of a team, as "Authorization: Bearer <token>".',
) {}

export class AdminOriginForeign extends failure.forbidden(
  'ADMIN_ORIGIN_FOREIGN',
  'Pages of other origins are not allowed to control the service',
  (what: string) => `${what}: only tools and pages of this service are allowed to control it.`,
) {}

/** The caller has the token of a team, and the operation concerns a sandbox that the token does not open. */
export class AdminSandboxForbidden extends failure.forbidden(
  'ADMIN_SANDBOX_FORBIDDEN',
  'The token does not open the sandbox',
  /** @param sandbox undefined if the operation concerns all sandboxes */
  ({ name, sandboxes = [] }: Caller, sandbox: string | undefined) => {
    const opened = sandboxes.join(', ');
    return sandbox === undefined
      ? `The operation concerns all sandboxes, and the token ${name} opens only ${opened}. It needs ADMIN_TOKEN.`
      : `The token ${name} does not open the sandbox ${shown(sandbox)}. It opens ${opened}.${hintFor(sandbox)}`;
  },
) {}

/** The client may have meant another one. */
function hintFor(sandbox: string): string {
  return sandbox === DEFAULT_SANDBOX
    ? ' A request without X-Sandbox is about the sandbox default.'
    : '';
}

/** A name in a path or a body can be any text. */
function shown(sandbox: string): string {
  return NAME.test(sandbox) ? sandbox : JSON.stringify(sandbox.slice(0, 40));
}
