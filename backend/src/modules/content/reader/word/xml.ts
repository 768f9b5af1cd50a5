import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import { Refusal } from '../refusal.js';

/** Word documents have no DTD. One that declares it may define entities. @throws Refusal FILE_UNREADABLE */
export function refuseDoctype(xml: Buffer): void {
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')) throw new Refusal('FILE_UNREADABLE');
}

export function parseXml(xml: Buffer): Document {
  refuseDoctype(xml);
  const refuse = () => {
    throw new Refusal('FILE_UNREADABLE');
  };
  const errorHandler = { warning: () => undefined, error: refuse, fatalError: refuse };
  return new DOMParser({ errorHandler }).parseFromString(xml.toString('utf8'), 'text/xml');
}

export const writeXml = (document: Document): Buffer =>
  Buffer.from(new XMLSerializer().serializeToString(document));

export const textOfFirst = (document: Document, name: string): string =>
  document.getElementsByTagName(name)[0]?.textContent ?? '';
