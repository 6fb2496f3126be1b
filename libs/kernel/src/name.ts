/** What a tester may name: a sandbox, a snapshot, a profile. */
export const NAME = /^[a-z0-9-]{1,40}$/;

/** The same rule for a person. */
export const NAME_RULE = '1 to 40 characters, each a lower-case letter, a digit or a hyphen';
