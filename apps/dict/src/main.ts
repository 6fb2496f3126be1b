import 'reflect-metadata';
import { serve } from '#libs/platform';
import { dict } from './dict.app';

void serve(dict);
