import { Readable } from 'node:stream';
import { camtWriter, ofxWriter } from '../../dist/libs/statements/src/index.js';
import { DEFAULT_WRITE_OPTIONS, formats } from '../../dist/libs/tabular/src/index.js';
import { median, printTable } from '../print.mjs';
