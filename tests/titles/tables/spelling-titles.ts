/** Like `../titles.ts` says. */
export const SPELLING_TITLES = `
# kako se čuje
Pežo 307 far lijevi => Peugeot > 307 | left
Pezo 206 retrovizor => Peugeot > 206
Reno Megane 2 hauba => Renault > Megane > II
Škoda Oktavija 2 stop svjetlo => Škoda > Octavia > II
Merđo w211 volan => Mercedes-Benz > E klasa > W211
Folcvagen Golf 4 vrata => Volkswagen > Golf > IV
Folksvagen Pasat B5 far => Volkswagen > Passat > B5
Opel Korsa C branik => Opel > Corsa > C
Opel Vektra C far => Opel > Vectra > C
Sitroen Ksara blatobran => Citroën > Xsara
Reno Klio 3 far => Renault > Clio > III
Ford Fokus 2 stop => Ford > Focus > II
Tojota Jaris anlaser => Toyota > Yaris
Hjundai Tukson retrovizor => Hyundai > Tucson
Nisan Mikra K12 far => Nissan > Micra > K12
Reno Senik 2 podizač => Renault > Scenic > II
Ford Fijesta vrata => Ford > Fiesta
Škoda Fabija maska => Škoda > Fabia
Mercedez C klasa w203 far => Mercedes-Benz > C klasa > W203
Reno Kangu vrata klizna => Renault > Kangoo
VW Tuareg felge => Volkswagen > Touareg
Porše Kajen farovi => Porsche > Cayenne
Dacija Daster hauba => Dacia > Duster
Audi a4 karavan gepek, bmv e46 => Audi > A4; BMW > Serija 3 > E46
Šaran 7m far => Volkswagen > Sharan > I
Opel Insignija branik => Opel > Insignia

# pogrešno napisano
Passta B6 far => Volkswagen > Passat > B6
Volkswagn Polo 9n hauba => Volkswagen > Polo > IV
retrovizr audi a4 dsni => Audi > A4 | right
Mercdes w210 far => Mercedes-Benz > E klasa > W210
Peugoet 308 maska => Peugeot > 308
Stop svijetlo Ocatvia 2 => Škoda > Octavia > II
Renualt Clio 3 hauba => Renault > Clio > III
djelovi za Opel Asrta G => Opel > Astra > G
Hyunday i20 far => Hyundai > i20
Toyota Avenssis branik => Toyota > Avensis
Citroen Berligno vrata => Citroën > Berlingo
Nissan Quashqai far => Nissan > Qashqai
Skoda Octaiva stop => Škoda > Octavia
Ford Mondeoo retrovizor => Ford > Mondeo
BMW sreija 5 E60 far => BMW > Serija 5 > E60
Volksvagen Touran far => Volkswagen > Touran
Suzuki Switf hauba => Suzuki > Swift
prednij branik Opel Zafria B => Opel > Zafira > B | front

# ćirilica i dijakritika
Фар леви Голф 5 => Volkswagen > Golf > V | left
Ауди А4 Б8 ретровизор десни => Audi > A4 > B8 | right
Пасат Б6 хауба 2005-2010 => Volkswagen > Passat > B6 : 2005-2010
Шкода Октавија 2 стоп => Škoda > Octavia > II
ŠKODA SUPERB 2 ČEONI LIM => Škoda > Superb > II
Citroën C4 žmigavac => Citroën > C4
Рено Клио 2 мјењач => Renault > Clio > II
Опел Астра Х фар => Opel > Astra > H
`;
