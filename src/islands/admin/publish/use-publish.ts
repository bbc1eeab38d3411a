import { useQuery } from '@tanstack/react-query';
import type { PublishAnswer } from '#src/domain/admin/publish.ts';
import { readPublish } from '#src/stores/admin/publish.ts';

export const PUBLISH_KEY = ['publish'] as const;

/** What the publishing bar has read last; only the bar makes the call. */
export const usePublish = (): PublishAnswer | undefined =>
  useQuery({ queryKey: PUBLISH_KEY, queryFn: ({ signal }) => readPublish(signal), enabled: false }).data;
