import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type ToastContent, showToast } from './toasts.slice.js';

/** A toast of it. */
export const failed = (title: string, description: string) =>
  ({ title, description, variant: 'destructive' }) as const;

export function useToast(): (content: ToastContent) => void {
  const dispatch = useDispatch();
  return useCallback((content: ToastContent) => void dispatch(showToast(content)), [dispatch]);
}
