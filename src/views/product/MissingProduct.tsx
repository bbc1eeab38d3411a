import { productText as text } from '#src/strings/product.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { searchPath } from '../ui/icons.ts';

export const MissingProduct = () => (
  <div className="wrap">
    <div className="py-section">
      <EmptyState title={text['missing.title']} advice={text['missing.text']} icon={searchPath} heading="h1">
        <Button href="/katalog">{text['missing.link']}</Button>
      </EmptyState>
    </div>
  </div>
);
