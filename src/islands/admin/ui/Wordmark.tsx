import { adminText as text } from '#src/strings/admin/shell.ts';

/** Five ticks of the year scale, the middle one is the needle. */
export const Wordmark = () => (
  <span className="wordmark inline-flex min-h-target items-center gap-2.5 font-display text-ui leading-none font-title tracking-[.015em] whitespace-nowrap font-stretch-125% lg:text-title-sm">
    <svg viewBox="0 0 28 28" aria-hidden="true" className="size-6 fill-none lg:size-7">
      <path d="M3 24V12M8.5 24V8m11 16V8M25 24V12" strokeWidth="2.2" className="stroke-ink" />
      <path d="M14 26V2" strokeWidth="3" className="stroke-needle" />
    </svg>
    {text.title}
  </span>
);
