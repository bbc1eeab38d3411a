import { useEffect } from 'react';
import { $importUndo } from '#src/stores/admin/import-undo.ts';
import { $csvImport } from '#src/stores/admin/product-csv.ts';
import { productsChanged } from './changes.ts';

/** Refetches products and imports when an import of a file or an undo ends, whatever section is open by then. */
export function useImportEnds(): void {
  useEffect(() => {
    const stops = [
      $csvImport.listen((now, before) => {
        if (before?.isBusy && !now.isBusy && now.step === 'apply') productsChanged();
      }),
      $importUndo.listen((now, before) => {
        if (before?.isBusy && now?.isBusy === false) productsChanged();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
