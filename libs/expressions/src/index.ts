export { EvaluatorBusy, EvaluatorClosed, EvaluatorUnavailable } from './errors';
export { ExpressionPool } from './expression-pool';
export { DEFAULT_POOL_OPTIONS, type ExpressionPoolOptions } from './options';
