/** Finds codes in a picture, with the browser's own detector if there is one, or else with a small library that is loaded when needed. */
export interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

let made: Promise<Detector> | null = null;

/** Always the same detector; called early, so that it is there without a connection. */
export function findDetector(): Promise<Detector> {
  made ??= make().catch((error: unknown) => {
    made = null;
    throw error;
  });
  return made;
}

async function make(): Promise<Detector> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass };
  if (own && (await formatsOf(own)).includes('qr_code')) return new own({ formats: ['qr_code'] });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** The formats that the browser reads: none if the system has no reader, even if the browser has the class. */
function formatsOf(own: DetectorClass): Promise<readonly string[]> {
  return own.getSupportedFormats().catch((): readonly string[] => []);
}
