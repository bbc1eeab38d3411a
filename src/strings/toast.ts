export const toastText = { region: 'Obavještenja', close: 'Zatvori obavještenje' } as const;
