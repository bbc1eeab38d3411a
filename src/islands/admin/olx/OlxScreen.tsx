import { useStore } from '@nanostores/react';
import { $route } from '#src/stores/admin/route.ts';
import { olxText as text } from '#src/strings/admin/olx.ts';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { useStepFocus } from '../use-step-focus.ts';
import { JobStep } from './JobStep.tsx';
import { readOlxAddress } from './olx-address.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { StartStep } from './StartStep.tsx';

export function OlxScreen() {
  const { parts, query } = useStore($route);
  const address = readOlxAddress(parts, query);
  const heading = useStepFocus(address.step);
  return (
    <>
      <ScreenHead
        title={text.title}
        lead={address.step === 'start' ? text.lead : undefined}
        headingRef={heading}
      />
      {address.step === 'start' && <StartStep />}
      {address.step === 'review' && <ReviewStep key={address.page} page={address.page} />}
      {address.step === 'job' && <JobStep key={address.id} id={address.id} />}
    </>
  );
}
