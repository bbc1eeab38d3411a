import type { ProductCard } from '#src/domain/product/product.ts';
import { WANTED_PAGE } from '#src/domain/contact/wanted-part.ts';
import { productText as text } from '#src/strings/product.ts';
import { wantedText } from '#src/strings/wanted-part.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { clockPath, searchPath } from '../ui/icons.ts';
import { Section } from '../ui/Section.tsx';
import { ProductCards } from './ProductCards.tsx';

/** An address without a product; `similar` where there was one. */
export const MissingProduct = ({ similar = [] }: { similar?: readonly ProductCard[] }) => (
  <>
    <div className="wrap">
      <div className="py-section">
        <EmptyState
          title={text['missing.title']}
          advice={similar.length > 0 ? text['missing.gone'] : text['missing.text']}
          icon={searchPath}
          heading="h1"
        >
          <Button href={WANTED_PAGE} icon={clockPath}>
            {wantedText.action}
          </Button>
          <Button href="/katalog" variant="line">
            {text['missing.link']}
          </Button>
        </EmptyState>
      </div>
    </div>
    {similar.length > 0 && (
      <div data-related="">
        <Section paper title={text['related.similar']}>
          <ProductCards products={similar} heading="h3" layout="four" />
        </Section>
      </div>
    )}
  </>
);
