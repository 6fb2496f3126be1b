import 'reflect-metadata';
import { serve } from '#libs/app';
import { workflow } from './workflow.app';

void serve(workflow);
