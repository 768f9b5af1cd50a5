import { useEffect, useEffectEvent, useState } from 'react';
import { loneUrl } from '../lone-url.js';

interface Arrivals {
  onFiles: (files: FileList) => void;
  onUrl: (url: string) => void;
}

/** A paste there is meant for that field. */
const OTHER_FIELDS = 'input, textarea:not(#source-text), [role="dialog"]';
const filesOf = ({ dataTransfer }: DragEvent) =>
  dataTransfer?.types.includes('Files') ? dataTransfer.files : null;

/** A copied file has no text. A picture inside a copied text does not make it a file. */
const isFilePaste = ({ files, types }: DataTransfer): boolean =>
  files.length > 0 && !types.includes('text/plain') && !types.includes('text/html');

/**
 * Files that are dropped, and files and links that are pasted, anywhere on the page. Returns whether files are over it.
 */
export function usePageArrivals({ onFiles, onUrl }: Arrivals): boolean {
  const [isOver, setOver] = useState(false);
  const takeFiles = useEffectEvent(onFiles);
  const takeUrl = useEffectEvent(onUrl);
  useEffect(() => {
    const listeners = {
      dragover(event: DragEvent) {
        if (!filesOf(event)) return;
        event.preventDefault();
        setOver(true);
      },
      // Without a related target it has left the window.
      dragleave: (event: DragEvent) => event.relatedTarget === null && setOver(false),
      drop(event: DragEvent) {
        setOver(false);
        const files = filesOf(event);
        if (!files) return;
        event.preventDefault();
        takeFiles(files);
      },
      paste({ clipboardData, target }: ClipboardEvent) {
        if (!clipboardData || !(target instanceof Element) || target.closest(OTHER_FIELDS)) return;
        if (isFilePaste(clipboardData)) return takeFiles(clipboardData.files);
        const url = loneUrl(clipboardData.getData('text/plain'));
        if (url !== null && !target.closest('textarea')) takeUrl(url);
      },
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of all) document.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of all) document.removeEventListener(type, listener);
    };
  }, []);
  return isOver;
}
