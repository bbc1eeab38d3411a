import { useState } from 'react';
import type { AdminMessage } from '#src/domain/admin/inbox.ts';
import { readMessagePicture } from '#src/stores/admin/inbox.ts';
import { inboxText as text } from '#src/strings/admin/inbox.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useRead } from '../use-read.ts';

const usePicture = (id: number, position: number) =>
  useRead(['message-picture', id, position], (signal) => readMessagePicture(id, position, signal), {
    staleTime: Infinity,
  });

/** The photographs that came with a message; each opens large. */
export function MessagePictures({ message: { id, pictures } }: { message: AdminMessage }) {
  const [opened, setOpened] = useState<number>();
  return (
    <section aria-label={text.pictures(pictures)} className="border-t border-line py-5">
      <ul className="grid grid-cols-3 gap-3">
        {Array.from({ length: pictures }, (_, position) => (
          <li key={position}>
            <Thumbnail
              id={id}
              position={position}
              name={text.picture(position + 1, pictures)}
              onOpen={() => setOpened(position)}
            />
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Large
          id={id}
          position={opened}
          name={text.picture(opened + 1, pictures)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

type Props = { id: number; position: number; name: string };

/** A picture that failed to load is requested again by a press. */
function Thumbnail({ id, position, name, onOpen }: Props & { onOpen: () => void }) {
  const { data, isError, refetch } = usePicture(id, position);
  return (
    <button
      type="button"
      aria-label={isError ? text.pictureAgain(name) : text.pictureOpen(name)}
      onClick={() => (isError ? void refetch() : onOpen())}
      className="grid aspect-square w-full place-items-center overflow-hidden rounded-2 bg-studio text-ink-2"
    >
      {data ? (
        <img src={data} alt="" decoding="async" className="size-full object-cover" />
      ) : (
        <Icon name={isError ? 'refresh' : 'image'} />
      )}
    </button>
  );
}

function Large({ id, position, name, onClose }: Props & { onClose: () => void }) {
  const { data } = usePicture(id, position);
  return (
    <Dialog size="wide" title={name} onClose={onClose}>
      <img src={data} alt={name} className="mx-auto max-h-[calc(100dvh-12rem)] max-w-full object-contain" />
    </Dialog>
  );
}
