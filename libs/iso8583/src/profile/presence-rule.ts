/** A rule: `3`; `2|35|45`, one of which must be present; or `26 if 52`. */
export const PRESENCE_RULE = /^[0-9]{1,3}(?:\|[0-9]{1,3})*(?: if [0-9]{1,3})?$/;
