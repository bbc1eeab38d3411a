import { SEARCH_MISS_DAYS } from '#src/domain/limits/search.ts';
import { counted } from '../counted.ts';

export const overviewText = {
  title: 'Početna',
  addProduct: 'Dodaj proizvod',
  'messages.title': 'Poruke',
  'messages.new': (count: number) =>
    `${counted(count, ['nova poruka čeka', 'nove poruke čekaju', 'novih poruka čeka'])} odgovor`,
  'messages.none': 'Na sve poruke je odgovoreno.',
  'messages.notMailed': (count: number) =>
    `${counted(count, ['nije stigla', 'nisu stigle', 'nije stiglo'])} na e-mail`,

  'catalogue.title': 'Katalog',
  'catalogue.waiting': 'Objavljeno i na čekanju',
  'gaps.title': 'Treba dopuniti',
  'gaps.none': 'Svi proizvodi su potpuni.',

  'misses.title': 'Šta kupci traže, a nemamo',
  'misses.lead': `Pretrage bez ijednog rezultata u posljednjih ${SEARCH_MISS_DAYS} dana. Ne pamti se ko je tražio.`,
  'misses.none': 'Nema neuspješnih pretraga',
  'misses.noneAdvice': 'Kad kupac ne nađe ono što traži, vidjet ćete to ovdje.',
  'misses.times': (count: number) => counted(count, ['put', 'puta', 'puta']),
  'misses.last': (moment: string) => `posljednji put ${moment}`,
  'misses.add': 'Dodaj proizvod',
  'misses.addNamed': (query: string) => `Dodaj proizvod za „${query}“`,
  'misses.hideNamed': (query: string) => `Sakrij „${query}“`,
  'misses.hidden': (query: string) => `Sakriveno: ${query}`,

  'changes.title': 'Posljednje izmjene',
  'changes.none': 'Još nema izmjena.',
  'changes.all': 'Cijela historija',
} as const;
