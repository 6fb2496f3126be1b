/** A subelement, as in `48.84` or `127.25.2`. */
export const SUBELEMENT_PATH = /^[1-9][0-9]{0,2}(?:\.[0-9A-Za-z -]{1,16}){1,8}$/;
