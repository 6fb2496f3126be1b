import 'reflect-metadata';
import { describePage } from '#libs/testing';
import { ratelimit } from '../src/config';

describePage('docs/ratelimit.md', ratelimit);
