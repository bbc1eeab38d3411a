import type { ProductDetail } from '#src/domain/product/product.ts';
import { partFacts } from '#src/strings/part-facts.ts';
import { fieldLabel } from '#src/strings/product-fields.ts';
import { productText as text } from '#src/strings/product.ts';

export const categoryLinks = ({
  category,
  tuningCategory,
}: ProductDetail): { name: string; href: string }[] => [
  ...(category ? [{ name: category.name, href: `/kategorija/${category.slug}` }] : []),
  ...(tuningCategory ? [{ name: tuningCategory.name, href: `/tuning/${tuningCategory.slug}` }] : []),
];

/** Description, part numbers, the facts that are described as such, and categories, where they are known. */
export function PartFacts({ product, alsoFits }: { product: ProductDetail; alsoFits: string }) {
  const { description, partNumbers } = product;
  const facts = partFacts(product);
  const categories = categoryLinks(product);
  return (
    <>
      {description && (
        <section aria-labelledby="opis">
          <h2 id="opis" className="t-sm">
            {text['description.heading']}
          </h2>
          <p className="mt-4 max-w-measure whitespace-pre-line">{description}</p>
        </section>
      )}
      {(partNumbers.length > 0 || facts.length > 0 || categories.length > 0) && (
        <dl className="facts">
          {partNumbers.length > 0 && <PartNumbers numbers={partNumbers} alsoFits={alsoFits} />}
          {facts.map(({ name, text: known }) => (
            <div key={name}>
              <dt>{fieldLabel[name]}</dt>
              <dd>{known}</dd>
            </div>
          ))}
          {categories.length > 0 && (
            <div>
              <dt>{text['category.heading']}</dt>
              <dd>
                {categories.map(({ name, href }) => (
                  <a key={href} className="link" href={href}>
                    {name}
                  </a>
                ))}
              </dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}

const PartNumbers = ({ numbers, alsoFits }: { numbers: readonly string[]; alsoFits: string }) => (
  <div>
    <dt>{fieldLabel.partNumbers}</dt>
    <dd className="num">
      {numbers.map((number) => (
        <span key={number}>
          {number}{' '}
          <button
            type="button"
            className="scripted link"
            data-copy={number}
            aria-label={text['numbers.copyName'](number)}
          >
            {text['numbers.copy']}
          </button>
        </span>
      ))}
      {alsoFits && <span className="basis-full">{text['numbers.alsoFits'](alsoFits)}</span>}
    </dd>
  </div>
);
