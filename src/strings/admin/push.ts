/** Notifications on the owner's devices. */
export const pushText = {
  title: 'Obavještenja na ovom uređaju',
  lead: 'Uređaj javlja čim stigne nova poruka, i kad je administracija zatvorena, sve dok se na njemu ne odjavite.',
  enable: 'Uključi obavještenja',
  enabling: 'Uključuje se...',
  disable: 'Isključi obavještenja',
  disabling: 'Isključuje se...',
  isOn: 'Obavještenja su uključena na ovom uređaju.',
  wasEnabled: 'Obavještenja su uključena.',
  wasDisabled: 'Obavještenja su isključena.',
  denied: 'Obavještenja su zabranjena za ovu stranicu. Dozvolite ih u postavkama preglednika.',
  unsupported:
    'Ovaj preglednik ne može primati obavještenja. Na iPhoneu prvo dodajte prodavnicu na početni ekran pa je otvorite odatle.',
  notAllowed:
    'Obavještenja nisu uključena: preglednik nije dobio dozvolu. Dozvolite obavještenja pa pokušajte ponovo.',
  failed: 'Preglednik ne može uključiti obavještenja; u privatnom prozoru nikad ne može. Pokušajte ponovo.',
  off: 'Obavještenja nisu podešena za ovu prodavnicu. Uključuje ih onaj ko održava prodavnicu.',
  badEndpoint: 'Adresa za obavještenja nije prihvaćena.',
  message: (sender: string) => `Nova poruka: ${sender}`,
} as const;
