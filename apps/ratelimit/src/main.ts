import 'reflect-metadata';
import { serve } from '#libs/platform';
import { ratelimit } from './ratelimit.app';

void serve(ratelimit);
