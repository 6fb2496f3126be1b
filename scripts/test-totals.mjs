// Prints the sum of the jest reports: "N passed, N failed".
import { readFileSync } from 'node:fs';

const reports = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const sum = (field) => reports.reduce((total, report) => total + report[field], 0);
console.log(`${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed`);
