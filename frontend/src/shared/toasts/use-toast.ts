import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { showToast, type ToastContent } from './toasts.slice.js';

export function useToast(): (content: ToastContent) => void {
  const dispatch = useDispatch();
  return useCallback((content: ToastContent) => void dispatch(showToast(content)), [dispatch]);
}
