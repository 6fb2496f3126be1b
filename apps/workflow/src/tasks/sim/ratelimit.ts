import { z } from 'zod';
import { type Json } from '#libs/states-language';
import { secretRef } from '../secrets';
import { failed, succeeded } from '../task-resource';
import { refusedBy, simAction, text } from './sim-action';

export const ratelimitQuery = simAction({
  service: 'ratelimit',
  action: 'query',
  description:
    'Gets an access token of the leaky bucket and looks up a key. Output: the key with its account, and the bucket. If the key does not exist, the error is Ratelimit.Refused.KEY_NOT_FOUND; if the bucket is empty, Ratelimit.Refused.QUOTA_EXCEEDED.',
  repeat:
    'a key that is found costs no token. A key that is not found costs a token each time, because the service does not recognize a repeat.',
  argumentsSchema: z.strictObject({
    key: text,
    clientId: text,
    clientSecret: z
      .union([text, secretRef], { error: 'Must be a string, or {"secretRef": "NAME"}.' })
      .describe('A text is shown in the history of the execution; {"secretRef": "NAME"} is not.'),
  }),
  *steps({ key, clientId, clientSecret }, { secrets }) {
    const secret =
      typeof clientSecret === 'string'
        ? { value: clientSecret }
        : secrets.read(clientSecret.secretRef);
    if ('problem' in secret) return failed('Ratelimit.Refused.SECRET_MISSING', secret.problem);
    const body = {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: secret.value,
    };
    const granted = yield { method: 'POST', path: '/auth/token', body };
    const { access_token: token } = granted.members;
    if (granted.status !== 200 || typeof token !== 'string') return refusedBy('ratelimit', granted);
    const answer = yield {
      method: 'POST',
      path: '/instant/query',
      headers: { Authorization: `Bearer ${token}` },
      body: { key },
    };
    return answer.status === 200
      ? succeeded(answer.members as Json)
      : refusedBy('ratelimit', answer);
  },
});
