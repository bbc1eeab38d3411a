/** Like `../titles.ts` says. */
export const YEAR_TITLES = `
# raspon punih godina
AUDI A3 -Prednji branik (07/2008 - 08/2012) => Audi > A3 : 2008-2012 | front
Retrovizor Desni Peugeot 308 2007- 2011 => Peugeot > 308 : 2007-2011 | right
Far lijevi Opel Astra H 2004-2009 => Opel > Astra > H : 2004-2009 | left
Stop svjetlo desno Skoda Octavia 2008.-2012. => Škoda > Octavia : 2008-2012 | right
HAUBA VW PASSAT B6 2005 - 2010 => Volkswagen > Passat > B6 : 2005-2010
Branik zadnji Ford Focus od 2008 do 2011 => Ford > Focus : 2008-2011 | rear
Vrata prednja lijeva Renault Clio 2005.-2009. god => Renault > Clio : 2005-2009 | left front
alternator Toyota Corolla 2002/2006 => Toyota > Corolla : 2002-2006
MASKA HLADNJAKA BMW E90 2005-2008 => BMW > Serija 3 > E90 : 2005-2008
Anlaser Fiat Punto 1999-2003 1.2 => Fiat > Punto : 1999-2003
Hladnjak klime Mercedes W211 2002 do 2009 => Mercedes-Benz > E klasa > W211 : 2002-2009
Blatobran Hyundai i30 2007 – 2012 desni => Hyundai > i30 : 2007-2012 | right
Turbina Volvo V50 2.0 d 2004-2010 => Volvo > V50 : 2004-2010
RETROVIZOR LIJEVI SEAT LEON (2005-2012) => Seat > Leon : 2005-2012 | left
Podizač stakla Nissan Qashqai 02/2007-12/2013 => Nissan > Qashqai : 2007-2013
Farovi Kia Ceed 2006 -2009 => Kia > Ceed : 2006-2009
Kvaka vrata Mazda 6 2002-2007 => Mazda > 6 : 2002-2007
Kompresor klime Citroen C5 2001.god-2004.god => Citroën > C5 : 2001-2004
Airbag volana Dacia Duster 2010.g. - 2013.g. => Dacia > Duster : 2010-2013
Nosač branika Honda Civic godina 2006-2011 => Honda > Civic : 2006-2011
Motor brisača Suzuki Swift od 2005. do 2010. godine => Suzuki > Swift : 2005-2010
Prag lijevi Land Rover Freelander 2006_2012 => Land Rover > Freelander : 2006-2012 | left

# kratke godine
Far desni Golf 5 04-09 => Volkswagen > Golf > V : 2004-2009 | right
Branik prednji Passat B6 05-10 => Volkswagen > Passat > B6 : 2005-2010 | front
Blatobran lijevi Audi A4 01-04 => Audi > A4 : 2001-2004 | left
Stop lampa Corsa C 00-06 desna => Opel > Corsa > C : 2000-2006 | right
Retrovizor Fiat Stilo 01-07 lijevi => Fiat > Stilo : 2001-2007 | left
Hauba Renault Megane 2 02-08 => Renault > Megane > II : 2002-2008
Far Ford Mondeo 96-00 => Ford > Mondeo : 1996-2000
Maska BMW E46 98-01 => BMW > Serija 3 > E46 : 1998-2001
Branik Opel Vectra B 95-99 => Opel > Vectra > B : 1995-1999
Golf 6 stop svjetlo 08/12 => Volkswagen > Golf > VI : 2008-2012
Vrata Peugeot 407 04-10 zadnja desna => Peugeot > 407 : 2004-2010 | right rear
Hladnjak vode Škoda Fabia 99-07 => Škoda > Fabia : 1999-2007
Farovi Audi A6 2004-08 => Audi > A6 : 2004-2008
Kuka za vucu Volvo V70 2000-07 => Volvo > V70 : 2000-2007
Retrovizor Mercedes A klasa W169 '04-'12 => Mercedes-Benz > A klasa > W169 : 2004-2012
Spojler gepeka Golf 3 92-97 => Volkswagen > Golf > III : 1992-1997
Podkrilo BMW E60 03.-07. => BMW > Serija 5 > E60 : 2003-2007
Rešetka branika Audi A3 8P (08-12) => Audi > A3 > 8P : 2008-2012

# otvoren raspon
Stop svjetlo Passat B6 2005- => Volkswagen > Passat > B6 : 2005-2010
Far lijevi Golf VI 2009- => Volkswagen > Golf > VI : 2009-2013 | left
Retrovizor Audi A4 B8 od 2008 => Audi > A4 > B8 : 2008-2015
Branik prednji Opel Insignia 2008-> => Opel > Insignia : 2008-2017 | front
Hauba Ford Focus 2005+ => Ford > Focus : 2005-2011
Alternator VW Caddy od 2004. => Volkswagen > Caddy : 2004-2015
Far Skoda Octavia 2013 na dalje => Škoda > Octavia : 2013-2020
Zadnji branik Renault Captur od 2013 god => Renault > Captur : 2013-2019 | rear
Stop desni Peugeot 206 2003- => Peugeot > 206 : 2003-2010 | right
Mjenjac Golf 4 do 2003 => Volkswagen > Golf > IV : 1997-2003
Stop lampa Passat do 2005 => Volkswagen > Passat : 1996-2005
Branik Opel Corsa D do 2010 godine => Opel > Corsa > D : 2006-2010
Felge Audi Q7 2015- => Audi > Q7 : 2015-
Far Dacia Sandero nakon 2012 => Dacia > Sandero : 2012-2020
Vrata VW Tiguan 2016 => Volkswagen > Tiguan : 2016-2016

# pojedinačne godine
Branik prednji Skoda Fabia 2003god => Škoda > Fabia : 2003-2003 | front
Motor 1.9 TDI Golf 4 2001 god. => Volkswagen > Golf > IV : 2001-2001
Mjenjač Audi A4 2.0 TDI 2006 g. => Audi > A4 : 2006-2006
Far desni Opel Zafira 2010 2011 2012 => Opel > Zafira : 2010-2012 | right
Instrument tabla BMW X5 MY 2015 => BMW > X5 : 2015-2015
Retrovizor desni Toyota Yaris godiste 2008 => Toyota > Yaris : 2008-2008 | right
Vrata gepeka Peugeot 307 god. 2004 => Peugeot > 307 : 2004-2004
Turbina Ford Kuga 2.0 tdci 2010. => Ford > Kuga : 2010-2010
Sjedista Mercedes C klasa W204 2009.godina => Mercedes-Benz > C klasa > W204 : 2009-2009
Navigacija VW Passat 2012, 2013, 2014 => Volkswagen > Passat : 2012-2014
Volan Renault Laguna 03god => Renault > Laguna : 2003-2003
Kljuc Fiat 500 2009 => Fiat > 500 : 2009-2009
Amortizer zadnji Seat Ibiza 2010/2011 => Seat > Ibiza : 2010-2011 | rear
ECU Citroen C3 05/2006 => Citroën > C3 : 2006-2006
Letva volana Hyundai Getz mod. 2005 => Hyundai > Getz : 2005-2005
Hauba Audi A1 2010.g => Audi > A1 : 2010-2010
`;
