import type { SeedCategory, SeedTuningCategory } from './seed-types.ts';

export const seedCategories: readonly SeedCategory[] = [
  {
    name: 'Farovi',
    slug: 'farovi',
    description:
      'Prednji farovi, halogeni, ksenonski i LED, polovni originalni i novi zamjenski. Prije narudžbe provjerite tip sijalice i broj pinova na konektoru.',
  },
  {
    name: 'Stop svjetla',
    slug: 'stop-svjetla',
    description:
      'Zadnja svjetla za limuzinu, karavan i hečbek, vanjska i unutrašnja. Strana se uvijek gleda iz pravca vožnje.',
  },
  {
    name: 'Vanjski retrovizori',
    slug: 'vanjski-retrovizori',
    description:
      'Kompletni retrovizori s ručnim ili električnim podešavanjem, grijani i preklopivi. Broj pinova na konektoru govori koja oprema vam treba.',
  },
  {
    name: 'Branici',
    slug: 'branici',
    description:
      'Prednji i zadnji branici, u boji ili u osnovi za farbanje, s rupama za senzore i bez njih. Veće komade šaljemo na paleti.',
  },
  {
    name: 'Haube',
    slug: 'haube',
    description: 'Haube motora, polovne originalne bez kita i nove pocinčane, spremne za farbanje.',
  },
  {
    name: 'Blatobrani',
    slug: 'blatobrani',
    description:
      'Prednji blatobrani za lijevu i desnu stranu. Novi dolaze u osnovi, polovni u boji vozila s kojeg su skinuti.',
  },
  {
    name: 'Maske i rešetke',
    slug: 'maske-i-resetke',
    description:
      'Prednje maske i rešetke branika, s hromom ili u crnom sjaju. Znak se obično prebacuje sa stare maske.',
  },
  {
    name: 'Spojleri i lajsne',
    slug: 'spojleri-i-lajsne',
    description: 'Originalni krovni spojleri i spojleri gepeka, kakve je vozilo imalo iz fabrike.',
  },
  {
    name: 'Hladnjaci motora i klime',
    slug: 'hladnjaci',
    description:
      'Hladnjaci vode, kondenzatori klime i setovi s ventilatorom. Pošaljite dimenzije saća ili broj šasije pa provjeravamo da li odgovara.',
  },
  {
    name: 'Interkuleri',
    slug: 'interkuleri',
    description: 'Fabrički hladnjaci stlačenog zraka za turbo motore, ispitani na tlak.',
  },
  {
    name: 'Kvačila i zamajci',
    slug: 'kvacila',
    description:
      'Setovi kvačila s dvomasenim zamajcem i bez njega, za ručne mjenjače. Za siguran izbor trebamo broj šasije ili oznaku motora.',
  },
  {
    name: 'Alternatori',
    slug: 'alternatori',
    description:
      'Polovni ispitani i obnovljeni alternatori. Svaki prije slanja mjerimo na stolu pod opterećenjem.',
  },
  {
    name: 'Anlaseri',
    slug: 'anlaseri',
    description: 'Elektropokretači za dizel i benzinske motore, novi, polovni i reparirani.',
  },
  {
    name: 'Akumulatori',
    slug: 'akumulatori',
    description:
      'Akumulatori od 45 do 95 Ah, klasični, EFB i AGM za start-stop. Stari akumulator možete predati kod nas.',
  },
  {
    name: 'Turbine',
    slug: 'turbine',
    description:
      'Polovne originalne i reparirane turbine s protokolom balansiranja. Uz turbinu zamijenite ulje, filter i dovodnu cijev ulja.',
  },
  {
    name: 'Zupčasti remeni i PK remeni',
    slug: 'zupcasti-remeni',
    description: 'Setovi za veliki servis s vodenom pumpom ili bez nje, te kanalni remeni sa španerima.',
  },
  {
    name: 'Filteri',
    slug: 'filteri',
    description: 'Filteri zraka za dizel i benzinske motore, istih dimenzija kao fabrički.',
  },
  {
    name: 'Izduvni sistemi',
    slug: 'izduvni-sistemi',
    description:
      'Lonci auspuha, katalizatori i DPF filteri. Za katalizator i DPF navedite euro normu i oznaku motora.',
  },
  {
    name: 'Kočnice',
    slug: 'kocnice',
    description:
      'Diskovi, pločice i čeljusti za prednju i zadnju osovinu. Izmjerite prečnik diska: isti model zna imati dvije ili tri veličine.',
  },
  {
    name: 'Amortizeri i opruge',
    slug: 'amortizeri',
    description:
      'Plinski i uljni amortizeri, opruge i kompletne noge. Amortizeri se mijenjaju u paru na istoj osovini.',
  },
  {
    name: 'Brisači',
    slug: 'brisaci',
    description: 'Metlice, ručice, motorići i mehanizmi brisača za prednje i zadnje staklo.',
  },
  {
    name: 'Felge i gume',
    slug: 'felge-i-gume',
    description:
      'Originalne aluminijske i čelične felge te zimski kompleti. Uz felge uvijek navodimo raspored šarafa.',
  },
  {
    name: 'Volani i airbag',
    slug: 'volani-i-airbag',
    description: 'Originalni volani s airbagom i bez njega, kožni i multifunkcijski.',
  },
  {
    name: 'Sjedišta',
    slug: 'sjedista',
    description: 'Prednja sjedišta, kompletne unutrašnjosti i presvlake, u tkanini i koži.',
  },
  {
    name: 'Enterijer',
    slug: 'enterijer',
    description: 'Ručice mjenjača, manžetne i drugi dijelovi unutrašnjosti koji se najbrže pohabaju.',
  },
  {
    name: 'Patosnice i kadice',
    slug: 'patosnice',
    description: 'Gumene i tekstilne patosnice krojene po modelu te kadice za gepek.',
  },
  {
    name: 'Krovni nosači i kutije',
    slug: 'krovni-nosaci-i-kutije',
    description:
      'Krovni nosači i kutije za put i skijanje. Javite kakav je krov: gladak, sa šinama ili s fiksnim tačkama.',
  },
  {
    name: 'Kuke za vuču',
    slug: 'kuke-za-vucu',
    description: 'Fiksne i skidajuće kuke za vuču s homologacijom, uz elektroinstalaciju od 7 ili 13 pinova.',
  },
  {
    name: 'Dodatna rasvjeta',
    slug: 'dodatna-rasvjeta',
    description: 'Radne lampe i LED barovi za terence, kombije i radne mašine, 12 i 24 V.',
  },
];

const tuning = (slug: string, name: string, hint: string, description: string): SeedTuningCategory => ({
  name,
  slug,
  hint,
  description,
  picture: `tuning-${slug}`,
});

export const seedTuningCategories: readonly SeedTuningCategory[] = [
  tuning(
    'felge',
    'Felge',
    'Livene i kovane, 15 do 20 cola',
    'Aluminijske felge za tuning, s rasporedom šarafa, širinom i ET-om u svakom nazivu. Uz vozilo provjeravamo i dozvoljene dimenzije guma.',
  ),
  tuning(
    'kocioni-sistemi',
    'Kočioni sistemi',
    'Diskovi, kliješta, pločice',
    'Bušeni i rezani diskovi, sportske pločice i kompletni setovi s većim kliještima, za kraći zaustavni put.',
  ),
  tuning(
    'ovjes',
    'Ovjes',
    'Gvint, opruge, stabilizatori',
    'Podesivi ovjes, sportske opruge i amortizeri. Uz svaki set navodimo koliko spušta vozilo.',
  ),
  tuning(
    'auspuh',
    'Auspuh',
    'Sportski lonci, nastavci, downpipe',
    'Sportski izduvni sistemi od nehrđajućeg čelika, lonci i nastavci. Homologacija je navedena uz proizvod.',
  ),
  tuning(
    'led-rasvjeta',
    'LED rasvjeta',
    'Farovi, štopovi, barovi',
    'LED farovi i stop lampe za starije modele, LED sijalice i barovi. Ono što nije za javni put jasno je označeno.',
  ),
  tuning(
    'spojleri',
    'Spojleri',
    'Krovni, lip, difuzori',
    'Krovni spojleri, lipovi i difuzori od ABS plastike i karbona, u osnovi za farbanje ili u crnom sjaju.',
  ),
  tuning(
    'volani',
    'Volani',
    'Sportski, alcantara, karbon',
    'Sportski i presvučeni volani te ručice mjenjača od kože, alcantare i karbona.',
  ),
  tuning(
    'intercooleri',
    'Intercooleri',
    'Veće saće, niža temperatura',
    'Hladnjaci stlačenog zraka većeg volumena za turbo motore, s cijevima i nosačima ili univerzalni.',
  ),
  tuning(
    'retrovizori',
    'Retrovizori',
    'Karbon, crni sjaj, dinamički pokazivači',
    'Sportski retrovizori, kape u karbonu i crnom sjaju te dinamički pokazivači pravca.',
  ),
];
