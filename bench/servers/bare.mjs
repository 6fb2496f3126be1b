// (a) The limit of node:http: reads the body and sends a fixed pacs.002.
import { createServer } from 'node:http';
import { PACS002 } from '../requests/pacs008.mjs';

createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    Buffer.concat(chunks).toString('utf8');
    response.writeHead(200, {
      'content-type': 'application/xml; charset=utf-8',
      'content-length': Buffer.byteLength(PACS002),
    });
    response.end(PACS002);
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
