import { at, failure } from '#libs/kernel';

export class LinkInvalid extends failure.malformed('LINK_INVALID', 'The link is not valid') {}

export class LinkTargetRefused extends failure.unprocessable(
  'LINK_TARGET_REFUSED',
  'The acquirer does not connect to this address',
  (detail: string) => at('/host', detail),
) {}

export class LinkExists extends failure.conflict(
  'LINK_EXISTS',
  'A link with that name already exists',
  (name: string) => {
    const detail = 'Must be a name that no other link of the sandbox uses.';
    return {
      detail: `/name: ${detail} ${name} exists; DELETE /iso8583/acquirer/links/${name} deletes it.`,
      violations: [{ pointer: '/name', detail }],
    };
  },
) {}

export class LinkLimitReached extends failure.conflict(
  'LINK_LIMIT_REACHED',
  'The sandbox has the maximum number of links',
  (limit: number) =>
    `The sandbox already has the maximum of ${String(limit)} links; delete one first.`,
) {}

export class LinkNotFound extends failure.notFound(
  'LINK_NOT_FOUND',
  'The link does not exist',
  (name: string) => `The sandbox has no link ${name}; GET /iso8583/acquirer/links lists the links.`,
) {}

/** Nothing was sent: the host cannot be reached, or has not accepted the sign-on. */
export class LinkDown extends failure.upstreamFailed('LINK_DOWN', 'The link is down') {
  constructor(
    name: string,
    readonly reason: string,
  ) {
    super(`Nothing was sent over link ${name}: ${reason}`);
  }
}

/** Nothing was sent: too many messages wait for a response, or too many links are in use. */
export class LinkBusy extends failure.unavailable(
  'LINK_BUSY',
  'The link is busy',
  (name: string, reason: string) => `Nothing was sent over link ${name}: ${reason}`,
) {}

export class LinkProfileConflict extends failure.malformed(
  'LINK_PROFILE_CONFLICT',
  'The link has another profile',
  (name: string, profile: string) =>
    at('profile', `Must be left out, or ${profile}: messages of link ${name} have that profile.`),
) {}
