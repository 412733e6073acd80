/**
 * Explains what it wraps: on hover, on keyboard focus and on a long press. Works on HTML and, with `as="g"`, inside SVG.
 * One explanation is open at a time, in `ExplainLayer`, beside its subject and never over it; Escape closes it.
 */
import {
  type CSSProperties,
  createElement,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { closeExplanation, isExplained, openExplanation } from './explanation.ts';

const HOVER_MS = 350;
const PRESS_MS = 450;
/** A finger that moves further is panning, not pressing. */
const SLACK_PX = 10;

export interface ExplainProps {
  readonly as?: 'span' | 'div' | 'g' | 'li';
  /** What it is called. */
  readonly title: string;
  /** What it does and what it is worth now. */
  readonly says?: ReactNode;
  /** The rule it comes from, shown small. */
  readonly rule?: string;
  readonly children: ReactNode;
  /** -1 keeps it out of the tab order where something inside is focusable, or where there are many alike. */
  readonly tabIndex?: 0 | -1;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly transform?: string;
  readonly role?: 'img' | 'group' | 'note';
  readonly 'aria-label'?: string;
}

export function Explain({ as = 'span', title, says, rule, children, tabIndex = 0, ...rest }: ExplainProps) {
  const host = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef<{ x: number; y: number } | null>(null);
  const held = useRef(false);

  const show = () => {
    if (host.current) openExplanation({ subject: host.current, title, says, rule });
  };
  const later = (ms: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (isExplained(host.current)) closeExplanation();
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (isExplained(host.current)) closeExplanation();
    },
    [],
  );

  return createElement(
    as,
    {
      ...rest,
      ref: host,
      tabIndex,
      onPointerEnter: (e: PointerEvent) => {
        if (e.pointerType === 'mouse') later(HOVER_MS, show);
      },
      onPointerLeave: (e: PointerEvent) => {
        if (e.pointerType === 'mouse') hide();
      },
      onPointerDown: (e: PointerEvent) => {
        held.current = false;
        if (e.pointerType === 'mouse') return;
        pressed.current = { x: e.clientX, y: e.clientY };
        later(PRESS_MS, () => {
          held.current = true;
          show();
        });
      },
      onPointerMove: (e: PointerEvent) => {
        const at = pressed.current;
        if (at && Math.hypot(e.clientX - at.x, e.clientY - at.y) > SLACK_PX) {
          pressed.current = null;
          clearTimeout(timer.current);
        }
      },
      onPointerUp: () => {
        pressed.current = null;
        clearTimeout(timer.current);
      },
      onPointerCancel: () => {
        pressed.current = null;
        clearTimeout(timer.current);
      },
      // A long press explains: it must not also answer.
      onClickCapture: (e: MouseEvent) => {
        if (!held.current) return;
        held.current = false;
        e.preventDefault();
        e.stopPropagation();
      },
      onContextMenu: (e: MouseEvent) => {
        if (pressed.current) e.preventDefault();
      },
      onFocus: (e: FocusEvent) => {
        if (e.target.matches(':focus-visible')) show();
      },
      onBlur: hide,
    },
    children,
  );
}
