import { stableUuid } from '#libs/kernel';
import { BANK } from '../bank/bank';

/** The ids of the bank in the directory. They are the same in each sandbox. */
export const BANK_ORGANISATION_ID = stableUuid(`organisation ${BANK.ispb}`);
export const BANK_AUTHORISATION_SERVER_ID = stableUuid(`authorisation server ${BANK.ispb}`);
/** The software with which the bank is a client of other banks. */
export const BANK_SOFTWARE_ID = stableUuid(`software ${BANK.ispb}`);
