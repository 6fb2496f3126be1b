/** The form of the names of sandboxes, snapshots and profiles. */
export const NAME = /^[a-z0-9-]{1,40}$/;

/** The same rule in words. */
export const NAME_RULE = '1 to 40 characters, each a lower-case letter, a digit or a hyphen';
