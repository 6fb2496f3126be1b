import type { Request } from 'express';
import { IS_MISSING } from '#libs/schema';
import { ParameterInvalid } from '../../standard/parameter-invalid';
import { type CustomerAtReceiver } from '../extension';

export const CUSTOMER_IP_ADDRESS = 'x-fapi-customer-ip-address';
export const CUSTOMER_USER_AGENT = 'x-customer-user-agent';

/** @throws ParameterInvalid if one of the headers is missing or too long */
export function customerAtReceiver(request: Request): CustomerAtReceiver {
  return {
    ipAddress: readHeader(request, CUSTOMER_IP_ADDRESS, 100),
    userAgent: readHeader(request, CUSTOMER_USER_AGENT, 255),
  };
}

function readHeader(request: Request, name: string, longest: number): string {
  const text = request.get(name);
  const expected = `must be a text of 1 to ${String(longest)} characters.`;
  if (text === undefined || text === '') {
    throw new ParameterInvalid([{ pointer: name, detail: `${IS_MISSING}; it ${expected}` }]);
  }
  if (text.length <= longest) return text;
  throw new ParameterInvalid([{ pointer: name, detail: `M${expected.slice(1)}` }]);
}
