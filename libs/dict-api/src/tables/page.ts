import { optional, required } from '#libs/xml-tables';
import { boolean, cursor } from './types/text-types';

/** The maximum number of elements in a page. */
export const MAX_PAGE = 200;

/** The members of the responses that list elements. */
export const paged = { HasMoreElements: required(boolean) };
export const withCursor = { ...paged, NextCursor: optional(cursor) };
