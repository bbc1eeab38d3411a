import type { ProductCard, ProductDetail } from '#src/domain/product/product.ts';
import { enquiryAbout } from '#src/strings/enquiry.ts';
import { productText as text } from '#src/strings/product.ts';
import { tuningText } from '#src/strings/tuning.ts';
import { Breadcrumb, type Crumb } from '../ui/Breadcrumb.tsx';
import { Section } from '../ui/Section.tsx';
import { CallBar } from './CallBar.tsx';
import type { Enquiry } from '#src/domain/contact/contact-links.ts';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { ContactCard } from './ContactCard.tsx';
import { Fitments } from './Fitments.tsx';
import { Gallery } from './Gallery.tsx';
import { InfoTiles } from './InfoTiles.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { categoryLinks, PartFacts } from './PartFacts.tsx';
import { ProductCards } from './ProductCards.tsx';
import { ProductHeading, RELATED_ID } from './ProductHeading.tsx';

type Props = {
  product: ProductDetail;
  related: readonly ProductCard[];
  /** Vehicles of parts with the same number. */
  alsoFits: string;
  /** Origin of the shop, for the product's address in an enquiry. */
  origin: string;
};

export function productTrail(product: ProductDetail): Crumb[] {
  const { kind, name, manufacturer, model } = product;
  const ofManufacturer = manufacturer && { name: manufacturer.name, href: `/${manufacturer.slug}` };
  return [
    ...(kind === 'tuning' ? [{ name: tuningText['list.title'], href: '/tuning' }] : []),
    ...(ofManufacturer ? [ofManufacturer] : []),
    ...(ofManufacturer && model ? [{ name: model.name, href: `${ofManufacturer.href}/${model.slug}` }] : []),
    categoryLinks(product)[0] ?? { name },
  ];
}

/** A product's page between header and footer: rendered at build, by a function, and in a browser. */
export function ProductScreen({ product, related, alsoFits, origin }: Props) {
  const { id, name, manufacturer, model, images, availability } = product;
  const isSold = availability === 'sold';
  const enquiry: Enquiry = {
    ...enquiryAbout(product, origin),
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
          <Gallery id={id} name={name} rating={product.rating} images={images} />
          <ProductHeading product={product} hasRelated={related.length > 0} />
          <Fitments product={product} />
          <ContactCard enquiry={enquiry} isSold={isSold} />
          <div className="pp__low wrap-anywhere">
            <InfoTiles product={product} />
            {!isSold && <OrderSteps />}
            <PartFacts product={product} alsoFits={alsoFits} />
          </div>
        </article>
      </div>
      {related.length > 0 && (
        <div id={RELATED_ID} data-related="">
          <Section
            paper
            title={isSold ? text['related.similar'] : text['related.heading']}
            link={all ?? undefined}
          >
            <ProductCards products={related} heading="h3" layout="four" />
          </Section>
        </div>
      )}
      <div data-recent="" />
      <CallBar enquiry={enquiry} />
    </>
  );
}
