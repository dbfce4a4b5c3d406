import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';

interface Drag {
  playerId: string;
  /** The `data-team` under the pointer, where it would be dropped. */
  over: string | null;
}

/** How many pixels turn a press into a drag. */
const threshold = 5;
/** How close to the window's edge it scrolls, and how far per frame, in pixels. */
const edge = 90;
const step = 12;

/**
 * Dragging by mouse, touch or pen. A mouse drags the whole row and a finger its handle, so that a list can still be scrolled; on the
 * keyboard, each row has a list of teams. Escape cancels.
 * @param onDrop gets the `data-team` of the element it was dropped on
 */
export function useDrag(onDrop: (playerId: string, team: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const start = (event: ReactPointerEvent<HTMLElement>, playerId: string) => {
    const target = event.target as HTMLElement;
    if (event.button !== 0 || target.closest('select, button, a')) return;
    if (event.pointerType !== 'mouse' && !target.closest('[data-handle]')) return;
    event.preventDefault();
    const from = { x: event.clientX, y: event.clientY };
    let at = from;
    let moving = false;
    let over: string | null = null;
    let frame = 0;

    const look = () => {
      const found = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-team]')?.dataset.team ?? null;
      if (found !== over) setDrag({ playerId, over: found });
      over = found;
      if (ghost.current) ghost.current.style.transform = `translate(${at.x + 12}px, ${at.y - 18}px)`;
    };
    const follow = () => {
      const by = at.y < edge ? -step : at.y > window.innerHeight - edge ? step : 0;
      if (by !== 0) window.scrollBy(0, by);
      look();
      frame = requestAnimationFrame(follow);
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      at = { x, y };
      if (moving || Math.hypot(x - from.x, y - from.y) < threshold) return;
      moving = true;
      setDrag({ playerId, over: null });
      follow();
    };
    const end = () => {
      cancelAnimationFrame(frame);
      listening.abort();
      stop.current = null;
      setDrag(null);
    };
    const drop = () => {
      if (moving) look();
      const team = over;
      end();
      if (moving && team !== null) onDrop(playerId, team);
    };
    const listening = new AbortController();
    const { signal } = listening;
    stop.current = end;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  };
  return { drag, start, ghost };
}
