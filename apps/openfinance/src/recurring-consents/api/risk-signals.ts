import { z } from 'zod';
import { date, textUpTo } from '../../payment-terms/members';

const text = textUpTo(2_048);
const integer = z.int();

/** The signals of a device (automatic-payments 2.0.0). Which of them are required depends on the operation. */
export const deviceSignals = {
  deviceId: text,
  isRootedDevice: z.boolean().optional(),
  screenBrightness: z.number().optional(),
  elapsedTimeSinceBoot: integer.optional(),
  osVersion: text,
  userTimeZoneOffset: text,
  language: text,
  screenDimensions: z.strictObject({ height: integer, width: integer }),
  accountTenure: date,
  geolocation: z
    .strictObject({
      latitude: z.number().optional(),
      longitude: z.number().optional(),
      type: z.enum(['COARSE', 'FINE', 'INFERRED']).optional(),
    })
    .optional(),
  isCallingProgress: z.boolean().optional(),
  isDevModeEnabled: z.boolean().optional(),
  isMockGPS: z.boolean().optional(),
  isEmulated: z.boolean().optional(),
  isMonkeyRunner: z.boolean().optional(),
  isCharging: z.boolean().optional(),
  antennaInformation: text.optional(),
  isUsbConnected: z.boolean().optional(),
  integrity: z
    .strictObject({
      appRecognitionVerdict: text.optional(),
      deviceRecognitionVerdict: text.optional(),
    })
    .optional(),
};

/** The signals of the examples. */
export const EXAMPLE_SIGNALS = {
  deviceId: '00000000-54b3-e7c7-0000-000046bffd97',
  isRootedDevice: false,
  screenBrightness: 120,
  elapsedTimeSinceBoot: 6_356_027,
  osVersion: 'Android 14',
  userTimeZoneOffset: '-03:00',
  language: 'pt',
  screenDimensions: { height: 2_400, width: 1_080 },
  accountTenure: '2023-01-01',
};
