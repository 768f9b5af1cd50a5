import { DEFAULT_SETTINGS } from '@repurpose/contract';
import { readSource } from '../source/read-source.js';
import { planOf } from './analysis/analysis.js';
import { voiceOf } from './voice-of.js';

const askedBy = (content: string, formality: 25 | 50 = 50) =>
  voiceOf(planOf(readSource(content)), { ...DEFAULT_SETTINGS, formality }).ask('twitter');

const FORMAL =
  '# Zwiebelkuchen\n\nDer wichtigste Tipp: Lassen Sie sich Zeit mit den Zwiebeln. Der Kuchen schmeckt lauwarm am besten. Im Kühlschrank hält er sich drei Tage.';

describe('the voice of a source', () => {
  it('addresses readers as the source does, where the settings leave it open', () => {
    expect(askedBy(FORMAL)).toContain('Sie');
    expect(askedBy(FORMAL.replace('Lassen Sie sich', 'Lass dir'))).not.toContain('Sie');
  });

  it('is familiar with readers whom a text says tú to, whomever else it addresses', () => {
    const text =
      '# El huerto\n\nTu huerto necesita agua cada mañana de verano. Cuide usted el patio con agua de lluvia en mayo. El riego por goteo cuesta poco dinero.';
    expect(askedBy(text)).toContain('te ');
    expect(askedBy(text.replace('Tu huerto', 'El huerto'))).not.toContain('te ');
  });

  it('is as familiar as it was asked to be', () => {
    expect(askedBy(FORMAL, 25)).not.toContain('Sie');
  });
});
