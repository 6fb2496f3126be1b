import 'reflect-metadata';
import { describePage } from '#libs/testing';
import { spi } from '../apps/spi/src/config';

describePage('docs/testing-with-sandboxes.md', spi);
