import 'reflect-metadata';
import { serve } from '#libs/platform';
import { dict } from './config';

void serve(dict);
