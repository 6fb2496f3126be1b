export { readRecording, recordingPath } from './file/recording-file';
export { type CapturedExchange, type CapturedMessage } from './format/captured';
export {
  type BodyOmission,
  type ExchangeFailure,
  type RecordedBody,
  type RecordedExchange,
  type Recording,
} from './format/recording';
export { RecordingFailed } from './format/recording.errors';
export {
  isLoopback,
  startRecorder,
  type Recorder,
  type RecorderOptions,
} from './proxy/start-recorder';
export {
  runRecord,
  type RecordRun,
  type RecordSettings,
  type RecordSummary,
} from './record/run-record';
export { fixturesOf, type Fixture, type FixturePair } from './replay/fixtures-of';
export { replay, type ReplayResult, type ReplayTarget } from './replay/replay';
export {
  rulesOf,
  type ReplayRule,
  type ReplayRules,
  type SkippedExchange,
} from './replay/rules-of';
