import { choiceText as text } from '#src/strings/vehicle-choice.ts';
import { Icon } from '#src/views/ui/Icon.tsx';
import { refreshPath } from '#src/views/ui/icons.ts';

type Props = {
  hasFailed: boolean;
  /** Resolves to true when the vehicles have loaded. */
  onRetry: () => Promise<boolean>;
  /** The id of the select to continue at: the button is removed by its success. */
  selectId: string;
};

/** Says that the shop's vehicles cannot be loaded; empty until then, so that it is announced. */
export const LoadFailure = ({ hasFailed, onRetry, selectId }: Props) => (
  <div
    role="alert"
    hidden={!hasFailed}
    className="mt-2 flex flex-wrap items-center gap-x-4 rounded-2 bg-error-bg px-4 py-2 text-sm text-error"
  >
    {hasFailed && (
      <>
        <p>{text.failed}</p>
        <button
          type="button"
          className="link"
          onClick={() =>
            void onRetry().then((hasLoaded) => {
              if (hasLoaded) document.getElementById(selectId)?.focus();
            })
          }
        >
          <Icon path={refreshPath} />
          {text.retry}
        </button>
      </>
    )}
  </div>
);
