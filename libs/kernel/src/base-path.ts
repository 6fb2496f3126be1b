/**
 * The path in front of a service: `/spi-simulator`, `/team-a/spi`. Its segments need no encoding, none is `.` or `..`, and
 * the first is not `s`, because `/s/<name>` names a sandbox.
 */
export const BASE_PATH = /^(?!\/s(?:\/|$))(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]{1,80}){1,8}$/;

/** The same rule in words. */
export const BASE_PATH_RULE =
  'a path of letters, digits and -._~ without a slash at the end, as in /spi-simulator, and not below /s';
