/** Where the open explanation is drawn: once per page, above everything else. */
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { closeExplanation, currentExplanation, EXPLANATION_ID, placeBeside, watchExplanation } from './explanation.ts';
import './explain.css';

export function ExplainLayer() {
  const explanation = useSyncExternalStore(watchExplanation, currentExplanation);
  const note = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = note.current;
    if (!box || !explanation) return;
    box.showPopover();
    const place = placeBeside(
      explanation.subject.getBoundingClientRect(),
      { width: box.offsetWidth, height: box.offsetHeight },
      { width: window.innerWidth, height: window.innerHeight },
    );
    box.style.left = `${place.left}px`;
    box.style.top = `${place.top}px`;
    return () => box.hidePopover();
  }, [explanation]);

  useEffect(() => {
    if (!explanation) return;
    const key = (e: KeyboardEvent) => {
      if (e.key !== 'Escape') return;
      e.stopPropagation();
      closeExplanation();
    };
    const press = (e: PointerEvent) => {
      if (e.target instanceof Node && !explanation.subject.contains(e.target)) closeExplanation();
    };
    window.addEventListener('keydown', key, true);
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('scroll', closeExplanation, true);
    window.addEventListener('resize', closeExplanation);
    return () => {
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('scroll', closeExplanation, true);
      window.removeEventListener('resize', closeExplanation);
    };
  }, [explanation]);

  return (
    <div ref={note} id={EXPLANATION_ID} className="explanation" role="tooltip" popover="manual">
      {explanation && (
        <>
          <b>{explanation.title}</b>
          {explanation.says && <div>{explanation.says}</div>}
          {explanation.rule && <small>{explanation.rule}</small>}
        </>
      )}
    </div>
  );
}
