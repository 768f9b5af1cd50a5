import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { showToast, type ToastContent } from './toasts.slice.js';

/** `toast({ title, description, variant: 'destructive' })` from any component. */
export function useToast(): (content: ToastContent) => void {
  const dispatch = useDispatch();
  return useCallback((content: ToastContent) => void dispatch(showToast(content)), [dispatch]);
}
