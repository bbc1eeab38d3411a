import { readOverview } from '#src/stores/admin/overview.ts';
import { callText } from '#src/strings/admin/call.ts';
import { overviewText as text } from '#src/strings/admin/overview.ts';
import { inboxAddress, newCallAddress } from '../inbox/inbox-address.ts';
import { newProductAddress } from '../products/product-address.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loaded, RowsLoading } from '../ui/Loaded.tsx';
import { PanelSection } from '../ui/PanelSection.tsx';
import { RowLink } from '../ui/RowLink.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { useRead } from '../use-read.ts';
import { useWanted } from '../wanted/use-wanted.ts';
import { WantedLine } from '../wanted/WantedLine.tsx';
import { CatalogueCounts } from './CatalogueCounts.tsx';
import { KeptForms } from './KeptForms.tsx';
import { LastChanges } from './LastChanges.tsx';
import { SearchMisses } from './SearchMisses.tsx';

export function OverviewScreen() {
  const overview = useRead(['overview'], readOverview);
  // Its line would push away the numbers below it.
  const wanted = useWanted();
  return (
    <>
      <ScreenHead title={text.title}>
        <ButtonLink href={newCallAddress()} icon="phone" className="max-sm:w-full">
          {callText.note}
        </ButtonLink>
        <ButtonLink href={newProductAddress()} variant="pri" icon="plus" className="max-sm:w-full">
          {text.addProduct}
        </ButtonLink>
      </ScreenHead>
      <KeptForms />
      <Loaded query={overview}>
        {(data) =>
          wanted.isPending ? (
            <RowsLoading />
          ) : (
            <div className="grid gap-x-12 gap-y-9 pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
              <div className="grid content-start gap-9">
                <PanelSection id="pregled-poruke" title={text['messages.title']}>
                  <RowLink href={inboxAddress()}>
                    <Icon name="mail" className={data.messages.new > 0 ? 'text-accent' : 'text-ink-3'} />
                    <span className="mr-auto font-semibold">
                      {data.messages.new > 0
                        ? text['messages.new'](data.messages.new)
                        : text['messages.none']}
                      {data.messages.notMailed > 0 && (
                        <span className="block text-sm font-normal text-ink-2">
                          {text['messages.notMailed'](data.messages.notMailed)}
                        </span>
                      )}
                    </span>
                  </RowLink>
                  <WantedLine />
                </PanelSection>
                <CatalogueCounts counts={data.products} />
              </div>
              <SearchMisses misses={data.misses} />
              <LastChanges changes={data.changes} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}
