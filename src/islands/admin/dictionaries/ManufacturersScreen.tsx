import { useStore } from '@nanostores/react';
import { $route } from '#src/stores/admin/route.ts';
import { useScreenScroll } from '../use-screen-scroll.ts';
import { ManufacturerList } from './ManufacturerList.tsx';
import { ModelList } from './ModelList.tsx';

/** `#brendovi` lists the manufacturers, `#brendovi/12` the models of one. */
export function ManufacturersScreen() {
  const { parts } = useStore($route);
  const id = Number(parts[0]);
  const isOfOne = Number.isInteger(id) && id > 0;
  useScreenScroll(isOfOne ? String(id) : '');
  return isOfOne ? <ModelList key={id} manufacturerId={id} /> : <ManufacturerList />;
}
