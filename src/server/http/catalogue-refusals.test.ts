import { describe, expect, test } from 'vitest';
import { openCatalogueShop } from '../../../tests/setup/catalogue-shop.ts';
import { problemText } from '#src/strings/problems.ts';

const { get, post } = openCatalogueShop();

describe('bad input gets a clear refusal', () => {
  const refused: [path: string, status: number, error: string][] = [
    ['/api/product/abc', 400, 'Šifra proizvoda nije ispravna.'],
    ['/api/product/1e9', 400, 'Šifra proizvoda nije ispravna.'],
    ['/api/product/0', 400, 'Šifra proizvoda nije ispravna.'],
    ['/api/product/99999999999', 400, 'Šifra proizvoda nije ispravna.'],
    ['/api/product/%00', 400, problemText.badText],
    ['/api/product/-1', 400, 'Šifra proizvoda nije ispravna.'],
    ['/api/product/424242', 404, 'Proizvod nije pronađen.'],
    ['/api/shop/products/424242', 404, 'Proizvod nije pronađen.'],
    ['/api/products?page=0', 400, 'Broj stranice nije ispravan.'],
    ['/api/products?page=1000000000', 400, 'Broj stranice nije ispravan.'],
    ['/api/products?page=1.5', 400, 'Broj stranice nije ispravan.'],
    ['/api/products?page=abc', 400, 'Broj stranice nije ispravan.'],
    ['/api/products?limit=100000&page=1', 400, 'Zahtjev nije ispravan.'],
    ['/api/products?sort=price;drop', 400, 'Zahtjev nije ispravan.'],
    ['/api/products?yearFrom=1e3', 400, 'Godište nije ispravno.'],
    ['/api/products?year=1989&page=1', 400, 'Godište nije ispravno.'],
    ['/api/products?manufacturer=%00', 400, problemText.badText],
    ['/api/products?manufacturer=nema', 404, 'Vozilo nije pronađeno.'],
    ["/api/products?category=' or 1=1 --", 404, 'Kategorija nije pronađena.'],
    ['/api/categories/nema/products', 404, 'Kategorija nije pronađena.'],
    ['/api/tuning/nema', 404, 'Kategorija nije pronađena.'],
    ['/api/brand-products/nema/golf', 404, 'Vozilo nije pronađeno.'],
    ['/api/brand-products/vw/nema/all', 404, 'Vozilo nije pronađeno.'],
    ['/api/brand-products/vw/golf/208', 400, 'Godište nije ispravno.'],
    ['/api/brand-products/vw/golf/1989', 400, 'Godište nije ispravno.'],
    [`/api/brand-products/${'x'.repeat(500)}/golf`, 400, 'Adresa nije ispravna.'],
    ['/api/nema', 404, 'Nije pronađeno.'],
  ];
  test.each(refused)('%s → %i', async (path, status, error) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, error });
  });

  test.each(['/api/brand-products/vw/golf/20x', '/api/product/abc', '/api/product/%00'])(
    '%s: the refusal of a part of an address names no field',
    async (path) => expect((await get(path)).body).not.toHaveProperty('fields'),
  );

  test('the refusal of a parameter names it', async () => {
    const { body } = await get('/api/products?page=0&limit=1000');
    expect(body).toMatchObject({
      fields: { page: 'Broj stranice nije ispravan.', limit: problemText.badRequest },
    });
  });

  test.each([
    '',
    'nije json',
    '[]',
    'null',
    '{"manufacturer":"vw"}',
    '{"manufacturer":{},"model":1}',
    '{"manufacturer":"vw","model":"golf","year":"abc"}',
  ])('a search with the body %j', async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code: 'bad_request' });
  });
});
