import type { ReactNode } from 'react';
import { adminText as text } from '#src/strings/admin/shell.ts';

/** A field's name, and beside it what is said about the field. */
export const FieldRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-ink-2">{label}</dt>
    {children}
  </div>
);

type Props = {
  label: string;
  /** Undefined for a field of a new entry, which had no value. */
  before: ReactNode;
  after: ReactNode;
  className?: string;
};

/** A field's value before and after a change. */
export const Change = ({ label, before, after, className = '' }: Props) => (
  <FieldRow label={label}>
    <dd className={`wrap-anywhere ${className}`}>
      {before !== undefined && (
        <>
          <del className="text-ink-2 decoration-1">
            <span className="sr-only">{text.before}: </span>
            {before}
          </del>{' '}
          <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <ins className="no-underline">
        {before !== undefined && <span className="sr-only">{text.after}: </span>}
        {after}
      </ins>
    </dd>
  </FieldRow>
);
