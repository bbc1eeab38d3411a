import { RATING_MAX } from '#src/domain/limits.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { fieldLabel } from '#src/strings/product-fields.ts';
import { Icon } from '../ui/Icon.tsx';

type Props = { value: number; onChange: (rating: number) => void };

const RATINGS = Array.from({ length: RATING_MAX }, (_, i) => i + 1);

/** Radio buttons drawn as stars in the text colour. */
export const RatingField = ({ value, onChange }: Props) => (
  <fieldset>
    <legend className="mb-2 label">{fieldLabel.rating}</legend>
    <div className="-ml-2 flex">
      {RATINGS.map((rating) => (
        <label
          key={rating}
          className="grid size-target place-items-center rounded-2 hover:bg-ink/9 has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="ocjena"
            aria-label={text.ratingOf(rating)}
            checked={rating === value}
            onChange={() => onChange(rating)}
            className="sr-only"
          />
          <Icon
            name="star"
            className={`size-6.5! ${rating <= value ? 'fill-current! stroke-current' : 'stroke-control'}`}
          />
        </label>
      ))}
    </div>
  </fieldset>
);
