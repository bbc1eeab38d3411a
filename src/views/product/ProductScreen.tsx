import type { ProductCard, ProductDetail } from '#src/domain/product/product.ts';
import { enquiryText } from '#src/strings/enquiry.ts';
import { productText as text } from '#src/strings/product.ts';
import { tuningText } from '#src/strings/tuning.ts';
import { Breadcrumb, type Crumb } from '../ui/Breadcrumb.tsx';
import { Section } from '../ui/Section.tsx';
import { CallBar } from './CallBar.tsx';
import type { Enquiry } from '#src/domain/contact-links.ts';
import { ContactCard } from './ContactCard.tsx';
import { Fitments } from './Fitments.tsx';
import { Gallery } from './Gallery.tsx';
import { InfoTiles } from './InfoTiles.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { PartFacts } from './PartFacts.tsx';
import { ProductCards } from './ProductCards.tsx';
import { ProductHeading } from './ProductHeading.tsx';
import { vehicleName } from './product-head.ts';

export type ProductScreenProps = {
  product: ProductDetail;
  related: readonly ProductCard[];
  /** Origin of the shop, for the product's address in an enquiry. */
  origin: string;
};

export function productTrail({
  kind,
  name,
  manufacturer,
  model,
  category,
  tuningCategory,
}: ProductDetail): Crumb[] {
  const make = manufacturer && { name: manufacturer.name, href: `/${manufacturer.slug}` };
  return [
    ...(kind === 'tuning' ? [{ name: tuningText['list.title'], href: '/tuning' }] : []),
    ...(make ? [make] : []),
    ...(make && model ? [{ name: model.name, href: `${make.href}/${model.slug}` }] : []),
    { name: (category ?? tuningCategory)?.name ?? name },
  ];
}

/** A product's page between header and footer: drawn at build, by a function, and in a browser. */
export function ProductScreen({ product, related, origin }: ProductScreenProps) {
  const { id, name, manufacturer, model, images } = product;
  const enquiry: Enquiry = {
    subject: enquiryText.subject(name, id),
    body: enquiryText.text(name, id, `${origin}/proizvod/${id}`),
    form: `/kontakt?proizvod=${id}#upit`,
  };
  const all = manufacturer && {
    href: `/${[manufacturer.slug, model?.slug].filter(Boolean).join('/')}`,
    text: text['related.all'](vehicleName(product)),
  };
  return (
    <>
      <div className="wrap">
        <Breadcrumb items={productTrail(product)} />
        <article className="pp">
          <Gallery id={id} name={name} images={images} />
          <ProductHeading product={product} />
          <Fitments product={product} />
          <ContactCard enquiry={enquiry} />
          <div className="pp__low">
            <InfoTiles product={product} />
            <OrderSteps />
            <PartFacts product={product} />
          </div>
        </article>
      </div>
      {related.length > 0 && (
        <Section paper title={text['related.heading']} link={all ?? undefined}>
          <ProductCards products={related} heading="h3" form="four" />
        </Section>
      )}
      <div data-recent="" />
      <CallBar enquiry={enquiry} />
    </>
  );
}
