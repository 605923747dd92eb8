/** Reading QR codes with the camera, where the browser can do that by itself. */

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether there is a reader, and a camera that this page may ask for. */
export function canScan(): boolean {
  const policy = (document as { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy;
  const allowed = policy?.allowsFeature('camera') ?? true;
  return detectorClass() !== undefined && 'mediaDevices' in navigator && allowed;
}

const EVERY = 200;

/** Shows the camera in `video` and tells what it reads; the promise ends when the camera is on, the result stops it. */
export async function scan(video: HTMLVideoElement, read: (text: string) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const detector = new (detectorClass()!)({ formats: ['qr_code'] });
  video.srcObject = stream;
  await video.play();
  const timer = setInterval(() => {
    void detector.detect(video).then(
      ([found]) => found && read(found.rawValue),
      () => undefined, // a frame that was not there yet
    );
  }, EVERY);
  return () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
  };
}
