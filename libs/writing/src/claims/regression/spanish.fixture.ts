import type { ClaimFixture } from './claims.fixture.js';

/** Spanish: `mil millones`, dates with `de`, points between thousands. */
export const spanish: ClaimFixture = {
  language: 'es',
  source: `# La panadería que aprendió a medir

En enero de 2018, Lucía Fernández abrió la panadería Trigo Lento en Oviedo con 15.000 euros y dos hornos. Hoy trabajan allí nueve personas.

El primer año vendió 42.500 panes. En 2021 la cifra llegó a 118.000, un aumento del 178 %. El 60 por ciento de las ventas llega por internet, en https://trigolento.example.es.

«Medir el pan nos enseñó a tirar menos», explica Fernández, que antes fue ingeniera en Aceros del Norte.

Según Pablo Iturbe, profesor de la Universidad de Oviedo, la panadería desperdicia solo el 2,5 % de la harina. La media del sector es del 9 %. El 14 de mayo de 2022 recibió el premio Cantábrico, dotado con 6.000 euros.

El sector mueve 3,2 mil millones de euros al año en España.`,
  faithful: [
    'Lucía Fernández abrió la panadería en enero de 2018.',
    'Empezó con 15 000 euros y 2 hornos.',
    'Hoy trabajan allí 9 personas.',
    'Pasó de 42.500 panes a 118.000.',
    'Es un aumento del 178 por ciento.',
    'El 60 % de las ventas llega por internet.',
    '«Medir el pan nos enseñó a tirar menos», dice Lucía Fernández.',
    'Antes fue ingeniera en Aceros del Norte.',
    'Solo el 2,5% de la harina se pierde, según Pablo Iturbe.',
    'El 14 de mayo de 2022 llegó el premio Cantábrico de 6.000 euros.',
    'El sector mueve 3.200 millones de euros.',
    'Todo está en trigolento.example.es',
    'En 2021 vendió casi el triple.',
    'La media del sector es del 9 por ciento. 4/7',
    '2) Medir para tirar menos',
  ],
  invented: [
    ['Lucía Fernández abrió en enero de 2016.', ['enero de 2016']],
    ['Empezó con 50.000 euros.', ['50.000 euros']],
    ['Es un aumento del 187 %.', ['187 %']],
    ['El 70 por ciento llega por internet.', ['70 por ciento']],
    ['Hoy trabajan allí doce personas.', ['doce']],
    ['Antes trabajó en Telefónica durante años.', ['Telefónica']],
    ['El premio lo entregó Carmen Ruiz en Oviedo.', ['Carmen Ruiz']],
    ['«El pan es la memoria de mi abuela», explica Fernández.', ['El pan es la memoria de mi abuela']],
    ['El 24 de mayo de 2022 recibió el premio.', ['24 de mayo de 2022']],
    ['El sector mueve 2,3 mil millones de euros.', ['2,3 mil millones de euros']],
    ['Se desperdicia el 5,2 % de la harina.', ['5,2 %']],
    ['La panadería vende también en Barcelona.', ['Barcelona']],
    ['Más en https://trigolento.example.com/recetas.', ['https://trigolento.example.com/recetas']],
    ['Vendió 142.500 panes.', ['142.500']],
    ['El plan lo apoya la OCDE desde Oviedo.', ['OCDE']],
  ],
};
