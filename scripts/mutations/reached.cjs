// The function that a probe calls: records that a place was reached. Each process writes a place once. Processes that a
// test starts write to the same file, because a workspace runs one test file at a time.
const { appendFileSync } = require('node:fs');
const { join } = require('node:path');

const known = new Set();

/** From the root of the workspace. */
const REACHED_FILE = 'dist/.reached';

module.exports = {
  REACHED_FILE,
  reached(id) {
    if (known.has(id)) return;
    known.add(id);
    appendFileSync(join(__dirname, '../..', REACHED_FILE), `${String(id)}\n`);
  },
};
