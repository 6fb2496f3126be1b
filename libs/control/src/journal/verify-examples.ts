import { EXAMPLE_MATCH } from './expectations.request';
import { type VerifyResponse } from './journal.response';

/** The responses to the example of `POST /__admin/verify`, after a POST request and after a GET request. */
export const VERIFY_EXAMPLES = {
  met: {
    summary: 'The request was received',
    value: {
      pass: true,
      dropped: 0,
      results: [
        { match: EXAMPLE_MATCH, pass: true, expected: 'times 1', count: 1, nearestMisses: [] },
      ],
    } satisfies VerifyResponse,
  },
  missed: {
    summary: 'Only another request was received, and `nearestMisses` shows the difference',
    value: {
      pass: false,
      dropped: 0,
      results: [
        {
          match: EXAMPLE_MATCH,
          pass: false,
          expected: 'times 1',
          count: 0,
          nearestMisses: [
            {
              entry: {
                id: 1,
                method: 'GET',
                path: '/accounts',
                at: '2026-11-21T12:00:00.000Z',
                status: 404,
              },
              differences: [{ field: 'method', expected: 'POST', actual: 'GET' }],
            },
          ],
        },
      ],
    } satisfies VerifyResponse,
  },
};
