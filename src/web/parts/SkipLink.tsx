/** The first link of a page: past the bar at its top. The address stays: what stands behind its # names a position, a line or a rule, or carries a game. */
import { useHouse } from '../context.tsx';

export function SkipLink({ to }: { readonly to: 'content' | 'answers' }) {
  const { text } = useHouse();
  return (
    <a
      className="skip"
      href={`#${to}`}
      onClick={(e) => {
        e.preventDefault();
        const content = document.getElementById(to);
        content?.scrollIntoView();
        content?.focus({ preventScroll: true });
      }}
    >
      {text.house.skip}
    </a>
  );
}
