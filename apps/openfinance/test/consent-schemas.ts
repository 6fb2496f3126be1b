import { z } from 'zod';
import { REJECTION_CODES } from '../src/consents/consent';
import { PERMISSIONS } from '../src/consents/rules/permissions';

/** The responses of consents 3.3.1, written from the specification. No other member is allowed. */
const dateTime = z.iso.datetime({ precision: 0 }).length(20);
const consentId = z
  .string()
  .max(256)
  .regex(/^urn:[a-zA-Z0-9][a-zA-Z0-9-]{0,31}:[a-zA-Z0-9()+,\-.:=@;$_!*'%/?#]+$/);
const text = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^\S(.*\S)?$/);
const links = z.strictObject({ self: z.url().max(2000) });
const meta = z.strictObject({ requestDateTime: dateTime });

const consentData = z.strictObject({
  consentId,
  creationDateTime: dateTime,
  status: z.enum(['AUTHORISED', 'AWAITING_AUTHORISATION', 'REJECTED']),
  statusUpdateDateTime: dateTime,
  permissions: z.array(z.enum(PERMISSIONS)).min(1),
  expirationDateTime: dateTime.optional(),
});

/** Of POST /consents and POST /consents/:id/extends: they have no rejection. */
export const consentCreated = z.strictObject({ data: consentData, links, meta });

/** Of GET /consents/:id. */
export const consentRead = z.strictObject({
  data: consentData.extend({
    rejection: z
      .strictObject({
        rejectedBy: z.enum(['USER', 'ASPSP', 'TPP']),
        reason: z.strictObject({
          code: z.enum(REJECTION_CODES),
          additionalInformation: text(140).optional(),
        }),
      })
      .optional(),
    journey: z
      .strictObject({ isLinked: z.boolean().optional(), linkId: consentId.optional() })
      .optional(),
  }),
  links,
  meta,
});

/** Of GET /consents/:id/extensions. */
export const extensionsRead = z.strictObject({
  data: z.array(
    z.strictObject({
      expirationDateTime: dateTime.optional(),
      loggedUser: z.strictObject({
        document: z.strictObject({
          identification: z.string().regex(/^\d{11}$/),
          rel: z.string().regex(/^[A-Z]{3}$/),
        }),
      }),
      requestDateTime: dateTime,
      previousExpirationDateTime: dateTime.optional(),
      xFapiCustomerIpAddress: text(100),
      xCustomerUserAgent: text(255),
    }),
  ),
  links: links.extend({
    first: z.url().optional(),
    prev: z.url().optional(),
    next: z.url().optional(),
    last: z.url().optional(),
  }),
  meta: meta.extend({ totalRecords: z.int(), totalPages: z.int() }),
});

export const standardErrors = z.strictObject({
  errors: z
    .array(
      z.strictObject({
        code: z.string().max(255),
        title: z.string().max(255),
        detail: z.string().max(2048),
      }),
    )
    .min(1)
    .max(13),
  meta,
});
