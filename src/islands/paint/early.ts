import { SHORT_NAME_CHARACTERS } from '#src/domain/limits.ts';
import { VEHICLES_KEY, WISHLIST_KEY } from '#src/stores/storage-keys.ts';

/**
 * Runs in the head before anything is drawn: marks on `<html>` whether there is a vehicle, and whether its fit line may
 * need two lines, and whether there is a wishlist. So what the page script fills has its room from the start, and
 * nothing shifts. Two tries: forbidden storage must not stop the second.
 */
export const earlyScript = `(function(d){
try{var g=JSON.parse(localStorage.getItem('${VEHICLES_KEY}')),v=g&&g.vehicles.find(function(v){return v.manufacturer.slug+'/'+v.model.slug+'/'+v.year===g.active});
if(v)d.setAttribute('data-vehicle',(v.manufacturer.name+v.model.name).length>${SHORT_NAME_CHARACTERS}?'long':'')}catch(e){}
try{if(/[?&]ids=/.test(location.search)||/\\d/.test(localStorage.getItem('${WISHLIST_KEY}')))d.setAttribute('data-wishes','')}catch(e){}
})(document.documentElement)`;
