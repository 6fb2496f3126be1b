/** The size of the screen, in pixels. */
export class ScreenDimensionsResponse {
  /** @example 2400 */
  height!: number;

  /** @example 1080 */
  width!: number;
}

/** The place of the customer. */
export class GeolocationResponse {
  latitude?: number;

  longitude?: number;

  /** COARSE, FINE or INFERRED. */
  type?: string;
}

/** What the platform says about the device and the app. */
export class IntegrityResponse {
  appRecognitionVerdict?: string;

  deviceRecognitionVerdict?: string;
}

/** The signals of the device of the customer. */
export class RiskSignalsResponse {
  deviceId!: string;

  isRootedDevice?: boolean;

  screenBrightness?: number;

  /** In ms. */
  elapsedTimeSinceBoot?: number;

  osVersion!: string;

  /** @example "-03:00" */
  userTimeZoneOffset!: string;

  /** @example pt */
  language!: string;

  screenDimensions!: ScreenDimensionsResponse;

  /** @example 2023-01-01 */
  accountTenure!: string;

  geolocation?: GeolocationResponse;

  isCallingProgress?: boolean;

  isDevModeEnabled?: boolean;

  isMockGPS?: boolean;

  isEmulated?: boolean;

  isMonkeyRunner?: boolean;

  isCharging?: boolean;

  antennaInformation?: string;

  isUsbConnected?: boolean;

  integrity?: IntegrityResponse;
}
