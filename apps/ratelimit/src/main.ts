import 'reflect-metadata';
import { serve } from '#libs/app';
import { ratelimit } from './ratelimit.app';

void serve(ratelimit);
