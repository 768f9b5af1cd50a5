import { readSource } from '../source/read-source.js';
import { analyse } from './analyse.js';
import { explained } from './glosses.js';

const TEXT = `# Buying by the agile way

Vendors were judged by a working prototype in a Request For Quotation (RFQ), and not by a narrative document of many pages. They were placed into a vehicle called the Agile Delivery Services Blanket Purchase Agreement, or Agile BPA for short. Our content management system (CMS) kept every one of the bids (XQZ) for the auditors who came later.
`;
const said = (...texts: string[]): string[] => explained(texts, '', analyse(readSource(TEXT)));

describe('short names', () => {
  it('are spelled out at their first use by the words before them in the source', () => {
    expect(said('The RFQ came before the CMS.', 'An RFQ-like paper, an RFQ and the Agile BPA.')).toEqual([
      'The RFQ (Request For Quotation) came before the CMS (content management system).',
      'An RFQ-like paper, an RFQ and the Agile BPA (Agile Delivery Services Blanket Purchase Agreement).',
    ]);
  });

  it('stay as they are where the output explains them, or nothing spells them', () => {
    const texts = ['A Request For Quotation, or RFQ. The XQZ.'];
    expect(said(...texts)).toEqual(texts);
  });
});
