import { SUCCESS, type ContractCase } from '../case';
import { jsonArray, jsonObject, text } from '../shapes';
import { healthCheck } from '../health';

export const ROWS = 5;
export const TYPE = 'synthetic.transactions';
export const request = { type: TYPE, parameters: { rows: ROWS } };

/** What the contract says about report. */
export const reportContract: readonly ContractCase[] = [
  healthCheck(),
  {
    method: 'POST',
    path: '/reports/generate',
    what: 'a report',
    body: request,
    says: 'generates a report; JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: jsonObject,
    keeps: { id: 'id' },
  },
  {
    method: 'GET',
    path: '/reports/:id',
    query: '?wait=30',
    what: 'the report, when it is finished',
    says: 'a report, as JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: jsonObject,
  },
  {
    method: 'GET',
    path: '/reports/:id/download',
    what: 'the report',
    says: 'downloads the report',
    status: SUCCESS,
    shape: text.min(1),
  },
  {
    method: 'GET',
    path: '/reports',
    what: 'all reports',
    says: 'the reports, as JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: jsonArray.min(1),
  },
];
