import type { Industries } from '../schema.js';

export const industries: Industries = {
  names: [
    'tecnologia',
    'finanza',
    'sanità',
    'istruzione',
    'marketing',
    'commercio online',
    'intrattenimento',
    'viaggi',
    'fitness',
    'cucina',
    'moda',
    'immobili',
  ],
  passOn: [
    'Salvalo e mandalo a chi si occupa di {field}.',
    'Salva questo post e condividilo con chi si occupa di {field}.',
    'Salvi questo post e lo condivida con chi si occupa di {field}.',
  ],
};
