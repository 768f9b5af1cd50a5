import type { Industries } from '../schema.js';

export const industries: Industries = {
  names: [
    'tecnología',
    'finanzas',
    'salud',
    'educación',
    'marketing',
    'comercio electrónico',
    'entretenimiento',
    'viajes',
    'fitness',
    'gastronomía',
    'moda',
    'inmuebles',
  ],
  passOn: [
    'Guárdalo y envíaselo a alguien que trabaje en {field}.',
    'Guarda esta publicación y compártela con quien trabaje en {field}.',
    'Guarde esta publicación y compártala con quienes trabajan en {field}.',
  ],
};
