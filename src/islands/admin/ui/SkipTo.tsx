type Props = { id: string; label: string };

/** A skip link to the bar that comes after a long list: it focuses the bar's first control. */
export const SkipTo = ({ id, label }: Props) => (
  <button
    type="button"
    className="sr-only rounded-2 bg-ink px-4 text-sm font-semibold text-ground focus:not-sr-only focus:absolute focus:top-1 focus:left-12 focus:z-1 focus:min-h-target focus:px-4"
    onClick={() => document.querySelector<HTMLElement>(`#${id} :is(button, input)`)?.focus()}
  >
    {label}
  </button>
);
