import { notify } from '#src/stores/toasts.ts';
import { type DevicePush, disablePush, enablePush, readPush } from '#src/stores/admin/push.ts';
import { AdminProblem } from '#src/stores/admin/admin-call.ts';
import { pushText as text } from '#src/strings/admin/push.ts';
import { useAction } from '../actions.ts';
import { Button } from '../ui/Button.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { PanelSection } from '../ui/PanelSection.tsx';
import { useRead } from '../use-read.ts';

const SENTENCES = {
  off: text.off,
  unsupported: text.unsupported,
  denied: text.denied,
  ready: text.lead,
  on: text.isOn,
};

/** Notifications on this device; the browser asks for permission only after a press here. */
export function PushSwitch() {
  const push = useRead(['push'], readPush, { retry: false });
  if (push.isPending) return null;
  return (
    <PanelSection id="obavjestenja" title={text.title} className="mt-6">
      <Loaded query={push}>
        {(device) => <DeviceSwitch push={device} changed={() => void push.refetch()} />}
      </Loaded>
    </PanelSection>
  );
}

type SwitchProps = { push: DevicePush; changed: () => void };

function DeviceSwitch({ push, changed }: SwitchProps) {
  const { isBusy, run } = useAction(changed);
  const enable = (publicKey: string) =>
    run(async () => {
      try {
        const isAllowed = await enablePush(publicKey);
        notify(text[isAllowed ? 'wasEnabled' : 'notAllowed'], isAllowed ? {} : { tone: 'error' });
      } catch (error) {
        if (error instanceof AdminProblem) throw error;
        // The browser's push service refuses for reasons of its own, in English.
        console.warn(error);
        notify(text.failed, { tone: 'error' });
      }
    });
  const disable = () =>
    run(async () => {
      await disablePush();
      notify(text.wasDisabled);
    });
  return (
    <div className="flex flex-wrap items-center gap-3 py-3">
      <p className="mr-auto max-w-measure text-sm text-ink-2">{SENTENCES[push.state]}</p>
      {push.state === 'ready' && (
        <Button busy={isBusy && text.enabling} onClick={() => enable(push.publicKey)}>
          {text.enable}
        </Button>
      )}
      {push.state === 'on' && (
        <Button busy={isBusy && text.disabling} onClick={disable}>
          {text.disable}
        </Button>
      )}
    </div>
  );
}
