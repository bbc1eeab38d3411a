import { useStore } from '@nanostores/react';
import { $route } from '#src/stores/admin/route.ts';
import { ManufacturerList } from './ManufacturerList.tsx';
import { ModelsView } from './ModelsView.tsx';

/** `#brendovi` lists the manufacturers, `#brendovi/12` the models of one. */
export function ManufacturersScreen() {
  const { parts } = useStore($route);
  const id = Number(parts[0]);
  return Number.isInteger(id) && id > 0 ? <ModelsView key={id} makeId={id} /> : <ManufacturerList />;
}
