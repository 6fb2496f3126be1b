export const report = {
  name: 'report',
  title: 'Reports',
  port: 3008,
  uses: ['report'],
  requests: [
    {
      name: 'Health',
      request: 'GET {{report_url}}/health',
      status: 200,
      expect: { status: 'ok', service: 'report' },
    },
    {
      name: 'Generate a report',
      request: 'POST {{report_url}}/reports/generate',
      json: {
        type: 'synthetic.transactions',
        format: 'csv',
        parameters: { rows: 100, columns: ['endToEndId', 'amount'] },
      },
      status: 202,
      save: { reportId: 'id' },
    },
    {
      name: 'Get the report',
      request: 'GET {{report_url}}/reports/{{reportId}}?wait=10',
      status: 200,
      expect: { status: 'succeeded', 'result.rows': 100 },
    },
    {
      name: 'Download the report',
      request: 'GET {{report_url}}/reports/{{reportId}}/download',
      status: 200,
      contains: ['endToEndId,amount'],
    },
    {
      name: 'List the reports',
      request: 'GET {{report_url}}/reports',
      status: 200,
      expect: { '0.id': '{{reportId}}' },
    },
  ],
};
