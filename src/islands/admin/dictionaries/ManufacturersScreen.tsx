import { useStore } from '@nanostores/react';
import { readId } from '#src/domain/text/read-id.ts';
import { $route } from '#src/stores/admin/route.ts';
import { useScreenScroll } from '../use-screen-scroll.ts';
import { ManufacturerList } from './ManufacturerList.tsx';
import { ModelList } from './ModelList.tsx';

/** `#brendovi` lists the manufacturers, `#brendovi/12` the models of one. */
export function ManufacturersScreen() {
  const { parts } = useStore($route);
  const id = readId(parts[0]);
  useScreenScroll(String(id));
  return id === undefined ? <ManufacturerList /> : <ModelList key={id} manufacturerId={id} />;
}
