import 'reflect-metadata';
import { serve } from '#libs/platform';
import { ratelimit } from './config';

void serve(ratelimit);
