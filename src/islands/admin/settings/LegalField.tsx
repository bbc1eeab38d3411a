import { useId } from 'react';
import { fillLegalParts, readLegalText } from '#src/domain/shop/legal-text.ts';
import { settingLabel, settingsText as text } from '#src/strings/admin/settings.ts';
import { legalText, legalValues } from '#src/strings/legal.ts';
import { useFormUndo } from '../form/use-form-undo.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/Field.tsx';
import { Summary } from '../ui/Summary.tsx';

type Props = {
  name: 'terms' | 'privacy' | 'returns';
  value: string;
  /** The text of a new shop. */
  start: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A legal text as plain text, with a preview and a button that restores a new shop's text. */
export function LegalField({ name, value, start, error, onChange }: Props) {
  const id = useId();
  const tellUndoable = useFormUndo();
  const marks = Object.keys(legalValues()).map((mark) => `{${mark}}`);
  return (
    <>
      <TextArea
        id={id}
        label={settingLabel[name]}
        help={text['legal.help'](marks.join(' '))}
        value={value}
        error={error}
        rows={18}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button
        icon="refresh"
        className="justify-self-start"
        aria-disabled={value.trim() === start ? true : undefined}
        onClick={() => {
          onChange(start);
          tellUndoable(text['legal.replaced'], () => onChange(value));
        }}
      >
        {text['legal.reset']}
      </Button>
      <details className="group border-t border-line pt-3">
        <Summary className="min-h-target font-semibold">{text['legal.preview']}</Summary>
        <LegalPreview value={value} />
      </details>
    </>
  );
}

const LegalPreview = ({ value }: { value: string }) => (
  <div className="grid gap-3 text-ui">
    {fillLegalParts(readLegalText(value), legalValues()).map(({ id, heading, blocks }) => (
      <section key={id} className="grid gap-2">
        <h3 className="font-semibold">{heading}</h3>
        {blocks.map((block, i) => {
          if (block.kind === 'button') return <p key={i}>[{legalText[`${block.button}.button`]}]</p>;
          if (block.kind === 'paragraph') return <p key={i}>{block.text}</p>;
          return (
            <ul key={i} className="list-disc pl-5">
              {block.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          );
        })}
      </section>
    ))}
  </div>
);
