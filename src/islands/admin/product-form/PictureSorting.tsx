import {
  type Announcements,
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { sortingText as text } from '#src/strings/admin/product-form.ts';
import type { FormPicture } from './pictures.ts';

type Props = {
  pictures: readonly FormPicture[];
  onMove: (key: string, to: number) => void;
  children: ReactNode;
};

/** Sorts pictures by dragging: immediately with a mouse, after a short press with a finger, or with the keyboard. */
export function PictureSorting({ pictures, onMove, children }: Props) {
  const [lifted, setLifted] = useState<UniqueIdentifier>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = pictures.map(({ key }) => key);
  const placeOf = (id: UniqueIdentifier) => keys.indexOf(String(id)) + 1;
  const place = (id: UniqueIdentifier, over?: UniqueIdentifier) =>
    over === undefined || over === id
      ? text.lifted(placeOf(id), keys.length)
      : text.over(placeOf(id), placeOf(over), keys.length);
  const announcements: Announcements = {
    onDragStart: ({ active }) => place(active.id),
    onDragOver: ({ active, over }) => place(active.id, over?.id),
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? text.moved(placeOf(active.id), placeOf(over.id))
        : text.returned(placeOf(active.id)),
    onDragCancel: ({ active }) => text.returned(placeOf(active.id)),
  };
  const preview = pictures.find(({ key }) => key === lifted)?.preview;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.instructions } }}
      onDragStart={({ active }) => setLifted(active.id)}
      onDragEnd={({ active, over }) => {
        setLifted(undefined);
        if (over && over.id !== active.id) onMove(String(active.id), keys.indexOf(String(over.id)));
      }}
      onDragCancel={() => setLifted(undefined)}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {preview && (
          // As high as a tile, or the keyboard moves it too far.
          <div
            data-lifted=""
            className="h-full cursor-grabbing overflow-hidden rounded-2 bg-sunken shadow-overlay outline-2 outline-ink"
          >
            <img src={preview} alt="" className="aspect-square w-full object-cover" />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
