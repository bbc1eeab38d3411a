import { CONTACT_FASTEST_MS } from '#src/domain/limits/visitors.ts';
import { adminAccess } from '../e2e/panel/session.ts';
import { uniqueName } from '../e2e/panel/product-form.ts';
import { aSidewaysPhotograph } from '../e2e/setup/photographs.ts';
import { test } from './engine-test.ts';

/** A product with some pictures. */
async function pathOfPictures(shopUrl: string): Promise<string> {
  const answer = await fetch(`${shopUrl}/api/products?page=1&limit=50`);
  const { products } = (await answer.json()) as { products: { id: number; images: string[] }[] };
  return `/proizvod/${products.find(({ images }) => images.length > 2)!.id}`;
}

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ width });
    const isPhone = width < 1000;

    test('a visitor goes from a vehicle to a part, saves it and sends an enquiry', async ({
      person: visitor,
    }) => {
      await visitor.opens('/');
      await visitor.chooses('Marka', 'Dacia');
      await visitor.chooses('Model', 'Logan');
      await visitor.chooses('Godina', '2008');
      await visitor.presses('button', /^Prikaži \d+ di(o|jela|jelova)$/);
      await visitor.isAt(/^\/dacia\/logan\/2008$/);
      if (isPhone) await visitor.presses('button', 'Filteri');
      await visitor.chooses('Kategorija', /^(?!Sve)/);
      await visitor.presses('button', /^Primijeni filtere/);
      await visitor.isAt(/kategorija=[a-z-]+$/);
      await visitor.presses('link', /\w/, 'article');
      await visitor.isAt(/^\/proizvod\/\d+/);
      await visitor.presses('button', /^Dodaj na listu želja/, 'main');
      await visitor.presses('link', 'Moja lista želja, 1 proizvod', 'header');
      await visitor.isAt(/^\/wishlist/);
      await visitor.sees('link', /\w/, 'article');
      await visitor.presses('link', 'Kontaktni obrazac', 'main');
      await visitor.fills(/^Ime \*/, 'Amra');
      await visitor.fills(/^Prezime/, 'Šarić');
      await visitor.fills(/^E-mail/, 'amra@primjer.ba');
      await visitor.staysFor(CONTACT_FASTEST_MS);
      await visitor.presses('button', 'Pošaljite poruku');
      await visitor.reads('Poruka je uspješno poslana. Javit ćemo vam se uskoro.');
    });

    test('a visitor gets suggestions while typing, and finds products', async ({ person: visitor }) => {
      await visitor.opens('/o-nama');
      await visitor.presses('field', 'Pretraga', 'header');
      await visitor.types('logan');
      await visitor.sees('option', /Dacia Logan/);
      await visitor.hits('Enter');
      await visitor.isAt(/^\/search\?q=logan/);
      await visitor.sees('link', /\w/, 'article');
    });

    test('a visitor looks at pictures, and at one in full screen by keyboard', async ({
      person: visitor,
      shopUrl,
    }) => {
      await visitor.opens(await pathOfPictures(shopUrl));
      await visitor.presses('link', 'Sljedeća slika');
      await visitor.reads('2 / ');
      await visitor.presses('link', /^Slika 2 od \d u punoj veličini$/);
      await visitor.sees('dialog', 'Slike u punoj veličini');
      await visitor.hits('ArrowRight');
      await visitor.sees('status', /^3 od \d$/);
      await visitor.hits('Escape');
      await visitor.seesNo('dialog', 'Slike u punoj veličini');
      await visitor.reads('3 / ');
      await visitor.hits('Enter');
      await visitor.sees('dialog', 'Slike u punoj veličini');
    });

    test('a page has one header, its colours, and links that look like links', async ({
      person: visitor,
    }) => {
      await visitor.opens('/kontakt');
      await visitor.sees('link', 'Moja lista želja', 'header');
      await visitor.sees('heading', /\w/, 'main');
      if (isPhone) {
        await visitor.sees('button', 'Meni', 'header');
        await visitor.seesNo('link', 'Početna', 'header');
      } else {
        await visitor.sees('link', 'Početna', 'header');
        await visitor.seesNo('button', 'Meni', 'header');
      }
      await visitor.learns(
        'the header is dark',
        `getComputedStyle(document.querySelector('header')).backgroundColor !== 'rgba(0, 0, 0, 0)'`,
      );
      await visitor.learns(
        'links in text are underlined',
        `[...document.querySelectorAll('main p a')].some((link) => getComputedStyle(link).textDecorationLine === 'underline')`,
      );
    });

    test('a visitor types years in fields without arrows', async ({ person: visitor }) => {
      await visitor.opens('/dacia/logan');
      if (isPhone) await visitor.presses('button', 'Filteri');
      await visitor.fills('Godina od', '2006');
      await visitor.learns(
        'the field looks like one for text',
        `getComputedStyle(document.querySelector('[type=number]')).appearance === 'textfield'`,
      );
      await visitor.presses('button', /^Primijeni filtere/);
      await visitor.isAt(/od=2006/);
    });

    test('a visited page can be read without a network, another one shows the telephone number', async ({
      person: visitor,
    }) => {
      await visitor.opens('/dacia/logan');
      await visitor.learns('the page is kept', `caches.match('/dacia/logan').then(Boolean)`);
      await visitor.losesTheNetwork();
      try {
        await visitor.opens('/dacia/logan');
        await visitor.sees('heading', 'Dacia Logan');
        await visitor.opens('/dacia');
        await visitor.sees('heading', 'Nema internetske veze');
      } finally {
        await visitor.getsTheNetworkBack();
      }
    });

    test('the owner adds a part with a picture, changes its price, deletes it and restores it', async ({
      person: owner,
    }) => {
      const name = uniqueName('Prednji far');
      const { username, password } = await adminAccess();
      await owner.opens('/admin');
      await owner.fills(/^Korisničko ime/, username);
      await owner.fills(/^Lozinka \*/, password);
      await owner.presses('button', 'Prijavi se');
      await owner.presses('button', 'Dodaj proizvod');
      await owner.attaches('Dodaj slike', await aSidewaysPhotograph());
      await owner.fills(/^Naziv/, name);
      await owner.chooses(/^Marka/, 'Dacia');
      await owner.chooses(/^Model/, 'Logan');
      await owner.fills(/^Cijena/, '89,50');
      await owner.presses('button', 'Sačuvaj');
      await owner.reads(`Dodano: ${name}`);
      await owner.presses('button', 'Zatvori obavještenje');
      await owner.fills('Pretraži proizvode', name);
      await owner.presses('link', name);
      await owner.fills(/^Cijena/, '1.099,90');
      await owner.presses('button', 'Sačuvaj');
      await owner.seesNo('dialog', 'Uredi proizvod');
      await owner.presses('button', 'Zatvori obavještenje');
      await owner.presses('link', name);
      await owner.sees('dialog', 'Uredi proizvod');
      await owner.seesValue(/^Cijena/, '1.099,90');
      await owner.learns(
        'the photograph stands upright',
        `[...document.querySelectorAll('dialog img')].some((image) => image.naturalHeight > image.naturalWidth)`,
      );
      await owner.hits('Escape');
      await owner.presses('button', `Radnje: ${name}`);
      await owner.presses('menu item', 'Obriši');
      await owner.presses('button', 'Obriši', '[role=alertdialog]');
      await owner.reads('Nema proizvoda koji odgovaraju pretrazi');
      await owner.presses('button', 'Vrati');
      await owner.sees('link', name);
    });
  });
}
