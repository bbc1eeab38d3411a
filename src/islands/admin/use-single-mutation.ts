import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/** `useMutation` that runs once at a time: `isPending` comes with the next render, and a second tap may be faster. */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): UseMutationResult<Data, Error, Variables> {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...outcome) => {
      isRunning.current = false;
      return options.onSettled?.(...outcome);
    },
  });
  const mutate: typeof mutation.mutate = (...given) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(...given);
  };
  return { ...mutation, mutate };
}
