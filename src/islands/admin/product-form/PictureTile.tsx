import { useSortable } from '@dnd-kit/sortable';
import { picturesText as text, sortingText } from '#src/strings/admin/product-form.ts';
import { IconButton } from '../ui/IconButton.tsx';
import type { FormPicture } from './pictures.ts';

type Props = {
  picture: FormPicture;
  place: number;
  isMain: boolean;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
};

export function PictureTile({ picture, place, isMain, isLast, onMove, onRemove, onRetry }: Props) {
  const { phase, preview } = picture;
  const position = place + 1;
  const isPending = phase !== 'ready' && phase !== 'failed';
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useSortable({
    id: picture.key,
    // A picture that failed to upload cannot be sorted.
    disabled: phase === 'failed',
    attributes: { roleDescription: sortingText.role },
  });
  return (
    <li
      ref={setNodeRef}
      data-place={place}
      style={{ translate: transform ? `${transform.x}px ${transform.y}px` : undefined }}
      className={`relative flex flex-col overflow-hidden rounded-2 bg-studio [&_:focus-visible]:-outline-offset-2 ${isDragging ? 'opacity-40' : ''}`}
    >
      <div className="relative aspect-square">
        {phase !== 'failed' && (
          <div
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            className="size-full cursor-grab touch-pan-x select-none [-webkit-touch-callout:none] active:cursor-grabbing"
          >
            <img
              src={preview || undefined}
              alt={text.picture(position)}
              draggable={false}
              className={`absolute inset-0 size-full object-cover ${isPending ? 'opacity-50' : ''}`}
            />
          </div>
        )}
        {isMain && (
          <span className="pointer-events-none absolute top-1.5 left-1.5 rounded-1 bg-ink px-2 py-1.5 t-press text-xs leading-none tracking-label text-ground uppercase">
            {text.main}
          </span>
        )}
        {!isMain && phase === 'ready' && (
          <IconButton
            icon="star"
            label={text.makeMain(position)}
            onClick={() => onMove(0)}
            className="absolute top-1 left-1 rounded-2 bg-surface/85"
          />
        )}
        <PictureStatus picture={picture} position={position} />
      </div>
      <div className="flex justify-between bg-sunken">
        {phase === 'failed' ? (
          // Only an uploaded picture can be moved. A file that is not a picture is not retried.
          <IconButton
            icon="refresh"
            label={text.retry(position)}
            onClick={onRetry}
            className={picture.isUnusable ? 'invisible' : ''}
          />
        ) : (
          <>
            <IconButton
              icon="previous"
              label={text.earlier(position)}
              disabled={place === 0}
              onClick={() => onMove(place - 1)}
            />
            <IconButton
              icon="next"
              label={text.later(position)}
              disabled={isLast}
              onClick={() => onMove(place + 1)}
            />
          </>
        )}
        <IconButton icon="close" label={text.remove(position)} onClick={onRemove} />
      </div>
    </li>
  );
}

function PictureStatus({ picture, position }: { picture: FormPicture; position: number }) {
  const { phase, progress, fault, name } = picture;
  if (phase === 'ready') return null;
  if (phase === 'failed') {
    return (
      <p
        role="alert"
        className="absolute inset-0 grid content-center bg-error-bg p-2 text-center text-xs leading-snug text-error"
      >
        {name && <b className="mb-1 line-clamp-2 wrap-anywhere">{name}</b>}
        {fault}
      </p>
    );
  }
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 bg-surface/90 px-2 py-1.5 text-xs num">
      {phase === 'uploading' ? text['status.uploading'](Math.round(progress * 100)) : text[`status.${phase}`]}
      <progress
        aria-label={text.picture(position)}
        max={1}
        value={phase === 'uploading' ? progress : 0}
        className="mt-1 block h-1 w-full accent-ink"
      />
    </div>
  );
}
