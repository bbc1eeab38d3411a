import type { ReactNode } from 'react';

export const PROBLEM_ID = 'nije-poslano';

/**
 * Attributes of a form that is checked in our words alone. The page that answers without a script opens at its errors.
 */
export const checkedForm = (call: string) =>
  ({ action: `${call}#${PROBLEM_ID}`, method: 'post', noValidate: true }) as const;

type Props = {
  problem?: string | undefined;
  /** In the order of the form. */
  faults: readonly (readonly [field: string, fault: string])[];
  children?: ReactNode;
};

/** Why a form was not sent, with a link to each field that has an error. */
export const FormProblem = ({ problem, faults, children }: Props) => (
  <div
    id={PROBLEM_ID}
    tabIndex={-1}
    role="alert"
    hidden={problem === undefined}
    className="rounded-2 bg-error-bg p-4 text-error sm:col-span-2"
  >
    <p className="font-semibold">{problem}</p>
    <ul>
      {faults.map(([field, fault]) => (
        <li key={field}>
          <a href={`#${field}`} className="flex min-h-target w-fit items-center py-2.5 leading-snug link-in">
            {fault}
          </a>
        </li>
      ))}
    </ul>
    {children}
  </div>
);
