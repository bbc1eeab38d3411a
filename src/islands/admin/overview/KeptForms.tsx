import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { shortMoment } from '#src/domain/calendar.ts';
import { $heldForms, $keptForms, deleteKeptForm, type KeptForm } from '#src/stores/admin/kept-forms.ts';
import { sendKept, unsentPictures } from '#src/stores/admin/send-kept.ts';
import { keptFormsText as text } from '#src/strings/admin/kept-forms.ts';
import { DiscardKeptForm, keptFormName as nameOf } from '../form/DiscardKeptForm.tsx';
import { keptFormAddress } from '../form/kept-form-address.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { PanelSection } from '../ui/PanelSection.tsx';
import { RowName } from '../ui/RowName.tsx';

function stateOf(kept: KeptForm): string {
  const pictures = unsentPictures(kept);
  const state = kept.refusal ? text.refused(kept.refusal) : text[kept.isSubmitted ? 'submitted' : 'typed'];
  return [pictures > 0 && text.pictures(pictures), state].filter(Boolean).join(' · ');
}

/** Forms that are kept on this device; each opens as it was left. */
export function KeptForms() {
  const held = useStore($heldForms);
  // A form that is open, here or in another tab, is discarded where it is open.
  const forms = useStore($keptForms).filter(({ id, address }) => address && !held.includes(id));
  const [toDiscard, setToDiscard] = useState<KeptForm>();
  const list = useRef<HTMLUListElement>(null);
  if (forms.length === 0) return null;
  const discard = ({ id }: KeptForm) => {
    const place = forms.findIndex((kept) => kept.id === id);
    deleteKeptForm(id);
    setToDiscard(undefined);
    void sendKept();
    // The pressed button was removed with its row.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button');
      (buttons?.[place] ?? buttons?.[place - 1] ?? document.querySelector('main'))?.focus();
    });
  };
  return (
    <PanelSection id="pregled-unosi" title={text.title} className="pb-8">
      <ul ref={list}>
        {forms.map((kept) => (
          <li key={kept.id} className="relative flex items-center gap-2 border-b border-line py-1.5">
            <div className="mr-auto min-w-0">
              <RowName href={keptFormAddress(kept)} className="block truncate">
                {nameOf(kept)}
              </RowName>
              <p className={`text-sm num ${kept.refusal ? 'text-error' : 'text-ink-2'}`}>
                {stateOf(kept)}
                {kept.at && (
                  <>
                    {' · '}
                    <time dateTime={kept.at}>{shortMoment(new Date(kept.at))}</time>
                  </>
                )}
              </p>
            </div>
            <IconButton
              icon="trash"
              label={text.discard(nameOf(kept))}
              onClick={() => setToDiscard(kept)}
              className="relative -mr-2"
            />
          </li>
        ))}
      </ul>
      {toDiscard && (
        <DiscardKeptForm
          kept={toDiscard}
          onCancel={() => setToDiscard(undefined)}
          onDiscard={() => discard(toDiscard)}
        />
      )}
    </PanelSection>
  );
}
