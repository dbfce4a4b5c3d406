import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findDetector } from './detector.ts';

/** Milliseconds between two looks at the picture, and for which the same code counts once. */
const lookEvery = 200;
const sameFor = 3000;

/**
 * Shows the camera in a video element and reads the codes it sees.
 * @returns the element's ref, and whether there is no camera, or it may not be used
 */
export function useCamera(onCode: (text: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  failed: boolean;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const read = useRef(onCode);
  useLayoutEffect(() => {
    read.current = onCode;
  });
  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let last = { text: '', at: 0 };
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      const detector = await findDetector();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      const element = video.current;
      if (isOver || !element) return stop();
      element.srcObject = stream;
      await element.play();
      const look = async () => {
        // A picture that can't be read is no code.
        const [code] = await detector.detect(element).catch(() => []);
        const at = Date.now();
        if (code && (code.rawValue !== last.text || at - last.at > sameFor)) {
          last = { text: code.rawValue, at };
          read.current(code.rawValue);
        }
        if (!isOver) timer = setTimeout(() => void look(), lookEvery);
      };
      await look();
    };
    start().catch(() => {
      if (!isOver) setFailed(true);
    });
    return stop;
  }, []);
  return { video, failed };
}
