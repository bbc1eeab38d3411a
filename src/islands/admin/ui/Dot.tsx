/** The colour of a state, beside the word that names it. */
export const Dot = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`size-2 shrink-0 rounded-full forced-color-adjust-none ${className}`} />
);
