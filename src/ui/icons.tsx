/** The icon set: drawn on a grid of 20, in the colour of the text around them. */
import type { ReactNode } from 'react';

const PATHS = {
  people: (
    <>
      <circle cx="7" cy="6" r="4" />
      <path d="M0 19q0-9 7-9t7 9z" />
      <circle cx="14.5" cy="7" r="3" />
      <path d="M15.5 19q0-5-2-8q6.5-1 6.5 8z" />
    </>
  ),
  clock: (
    <path
      d="M10 1.500a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zm0 3.500v5l4 2.3"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  ),
  lotus: (
    <path d="M10 18C3 17 0 12 .5 8.5 3 8.5 5 10 6.5 12 5 7 7.5 3.5 10 1.5 12.5 3.5 15 7 13.5 12 15 10 17 8.5 19.5 8.5 20 12 17 17 10 18z" />
  ),
  wheel: (
    <>
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <circle cx="10" cy="10" r="2.2" />
      <path d="M10 2v16M2 10h16M4.4 4.400l11.2 11.200M15.6 4.4 4.4 15.6" stroke="currentColor" strokeWidth="1.3" />
    </>
  ),
  scroll: (
    <path
      d="M4 1h12q2.5 0 2.5 2.500T16 6v10.500q0 2.5-2.5 2.500h-10Q1 19 1 16.500H4zM7 6h6v1.600H7zm0 3.500h6v1.600H7zm0 3.500h4v1.600H7z"
      fillRule="evenodd"
    />
  ),
  undo: (
    <path
      d="M7.5 3 3 7.5 7.5 12M3.5 7.500H12a5 5 0 0 1 0 10H8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  redo: (
    <path
      d="M12.5 3 17 7.5 12.5 12M16.5 7.500H8a5 5 0 0 0 0 10h4"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  book: (
    <path
      d="M10 4.500C8 2.8 5 2.3 1.5 2.500v13c3.5-.2 6.5.3 8.5 2 2-1.7 5-2.2 8.5-2v-13C15 2.3 12 2.8 10 4.500zm0 0v13"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinejoin="round"
    />
  ),
  menu: (
    <path d="M2.5 5h15M2.5 10h15M2.5 15h15" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
  ),
  help: (
    <path
      d="M6 7q0-4.5 4-4.500t4 4q0 2.5-2.5 3.8-1.5.8-1.5 2.700M10 17v.1"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.3"
      strokeLinecap="round"
    />
  ),
  lamp: (
    <>
      <path d="M10 .8q3.6 4.200 1.9 7-1.9 1.800-3.800 0Q6.4 5 10 .800z" />
      <path d="M.8 10.200q9.2 2 18.400 0-1 4.800-6.200 5.800v1.200l2.600 2H4.4l2.600-2V16Q1.8 15 .8 10.200z" />
    </>
  ),
  close: (
    <path
      d="M4.5 4.500l11 11M15.5 4.500l-11 11"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  ),
  down: (
    <path
      d="M4.5 7.5 10 13l5.5-5.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  back: (
    <path
      d="M12.5 4 6.5 10l6 6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  forward: (
    <path
      d="M7.5 4l6 6-6 6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  first: (
    <path
      d="M14.5 4l-6 6 6 6M5 4v12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  last: (
    <path
      d="M5.5 4l6 6-6 6M15 4v12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  turnBack: (
    <path
      d="M9.5 4l-6 6 6 6M16.5 4l-6 6 6 6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  turnOn: (
    <path
      d="M10.5 4l6 6-6 6M3.5 4l6 6-6 6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  play: <path d="M5 2.500v15l12-7.500z" />,
  pause: <path d="M4.5 3h4v14h-4zM11.5 3h4v14h-4z" />,
  crown: <path d="M2 17h16l1.5-11-5.2 4L10 2.5 5.7 10 .5 6z" />,
  check: (
    <path
      d="M3.5 10.5 8 15l8.5-10"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  warning: <path d="M10 1.5 19 18H1zM9 7.500l.3 5h1.400l.3-5zM10 14.200a1 1 0 1 0 .01 0z" fillRule="evenodd" />,
  hidden: (
    <path
      d="M1.5 10q8.5-11 17 0q-8.5 11-17 0zM3 17 17 3M10 7.500a2.5 2.5 0 1 0 .01 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  ),
  robot: (
    <path
      d="M9 1h2v3h5q2 0 2 2v9q0 2-2 2H4q-2 0-2-2V6q0-2 2-2h5zM6.5 8.500a1.6 1.6 0 1 0 .01 0zm7 0a1.6 1.6 0 1 0 .01 0zM6 13.500v1.500h8v-1.500z"
      fillRule="evenodd"
    />
  ),
  trash: (
    <path
      d="M3 5h14M8 5V2.500h4V5M5 5l.8 12.500h8.400L15 5M8.5 8.500v5.500M11.5 8.500v5.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  save: (
    <path
      d="M10 2v10M5.5 8 10 12.5 14.5 8M2.5 13v4.500h15V13"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type IconName = keyof typeof PATHS;
export const ICON_NAMES = Object.keys(PATHS).filter((name): name is IconName => name in PATHS);

export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      {PATHS[name]}
    </svg>
  );
}
