import { useEffect, useRef, useState } from 'react';
import { loneUrl } from '../lone-url.js';
import { isFileDrag, isFilePaste } from './file-choice.js';

interface Arrivals {
  onFiles: (files: FileList) => void;
  onUrl: (url: string) => void;
}

/** A field takes what is pasted into it itself; a dialog asks for something else. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable], [role="dialog"]') === null;

/**
 * Takes files that are dropped, and files and links that are pasted, anywhere on the page; true while files are over it.
 * Dragged text is left to the browser.
 */
export function usePageArrivals(arrivals: Arrivals): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(arrivals);
  useEffect(() => {
    latest.current = arrivals;
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer || !isFileDrag(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    // Without a related target it has left the window.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer || !isFileDrag(event.dataTransfer)) return;
      event.preventDefault();
      latest.current.onFiles(event.dataTransfer.files);
    };
    const paste = (event: ClipboardEvent) => {
      if (!event.clipboardData || !isElsewhere(event.target)) return;
      if (isFilePaste(event.clipboardData)) return latest.current.onFiles(event.clipboardData.files);
      const url = loneUrl(event.clipboardData.getData('text/plain'));
      if (url !== null) latest.current.onUrl(url);
    };
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
