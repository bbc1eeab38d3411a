import { chassisHint } from '#src/domain/vehicle/chassis-hint.ts';
import { hasConfusedLetters, isChassisNumber } from '#src/domain/contact/contact.ts';
import { CHASSIS_NUMBER_LENGTH } from '#src/domain/limits/visitors.ts';
import { shopYear } from '#src/domain/shop-year.ts';
import { contactText as text } from '#src/strings/contact.ts';
import { FieldBox, noteId } from '../ui/Field.tsx';

export const CHASSIS_ID = 'broj-sasije';

/**
 * Only with a script, which adds a complete number to the message; without it visitors type it into the message.
 * `typed` is the input so far, normalised.
 */
export function ChassisNumber({ typed }: { typed: string }) {
  const hasConfused = hasConfusedLetters(typed);
  const hint = chassisHint(typed, shopYear());
  const help: string[] = [isChassisNumber(typed) ? text['chassis.added'] : text['chassis.help']];
  if (hint) help.push(text['chassis.hint'](hint.manufacturer, hint.year));
  return (
    <details
      id="sasija"
      className="rounded-2 border border-line bg-surface px-5 sm:col-span-2 [@media(scripting:none)]:hidden"
    >
      <summary className="flex min-h-target chevron items-center bg-right py-2.5 pr-8 font-semibold">
        {text['chassis.heading']}
      </summary>
      <FieldBox
        id={CHASSIS_ID}
        label={text['chassis.label']}
        help={help.join(' ')}
        error={hasConfused ? text['chassis.letters'] : undefined}
        className="pt-2 pb-5"
      >
        <span className="flex items-center gap-3">
          <input
            id={CHASSIS_ID}
            className="field h-control w-full max-w-80 px-3.5 uppercase num"
            maxLength={CHASSIS_NUMBER_LENGTH + 6}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={hasConfused || undefined}
            aria-describedby={noteId(CHASSIS_ID)}
          />
          <output htmlFor={CHASSIS_ID} className="text-sm text-ink-2 num">
            {text['chassis.count'](typed.length)}
          </output>
        </span>
      </FieldBox>
    </details>
  );
}
