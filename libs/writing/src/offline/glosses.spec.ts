import { readSource } from '../source/read-source.js';
import { analyse } from './analyse.js';
import { glossesFor } from './glosses.js';

const TEXT = `# Buying by the agile way

Vendors were judged by a working prototype in a Request For Quotation (RFQ), and not by a narrative document of many pages. They were placed into a vehicle called the Agile Delivery Services Blanket Purchase Agreement, or Agile BPA for short. Our content management system (CMS) kept every one of the bids (XQZ) for the auditors who came later.
`;
const glosses = (text: string): string[] => glossesFor(text, analyse(readSource(TEXT)));

describe('glosses', () => {
  it('what a short name stands for are the words before it that spell it', () => {
    expect(glosses('The RFQ was issued in 2015, before the CMS and the Agile BPA.')).toEqual([
      'RFQ: Request For Quotation',
      'Agile BPA: Agile Delivery Services Blanket Purchase Agreement',
      'CMS: content management system',
    ]);
  });

  it('nothing is said of a name that the output explains, or that nothing spells', () => {
    expect(glosses('A Request For Quotation, or RFQ. The XQZ.')).toEqual([]);
  });
});
