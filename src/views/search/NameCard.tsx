import { suggestionPath } from '#src/domain/search/suggestions/entity-file.ts';
import type { FoundName } from '#src/domain/search-page/search-answer.ts';
import { searchText as text } from '#src/strings/search-page.ts';
import { CardPicture } from '../product/CardPicture.tsx';
import { carPath, tagPath } from '../ui/icons.ts';
import { WholeWords } from '../ui/WholeWords.tsx';

/** Manufacturers and models have no picture: a grid shows the name as a wordmark, a list an icon. */
const Wordmark = ({ name, icon }: { name: string; icon: string }) => (
  <>
    <span className="card__w" aria-hidden="true">
      {name}
    </span>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon} />
    </svg>
  </>
);

/** A manufacturer, a model or a tuning category among the results. */
export function NameCard({ result, eager }: { result: FoundName; eager: boolean }) {
  const { type, name, slug, manufacturer, image } = result;
  return (
    <article className="card card--thing">
      <div className="card__i">
        {image ? (
          <CardPicture hash={image} eager={eager} />
        ) : (
          <Wordmark name={name} icon={type === 'model' ? carPath : tagPath} />
        )}
      </div>
      <div className="card__b">
        <p className="card__m">{text.typeName(type)}</p>
        <h2 className="card__n">
          {/* A model is shown with its manufacturer and its name (SPEC §2). */}
          <a href={suggestionPath({ kind: type, slug, manufacturer })}>
            <WholeWords text={manufacturer ? `${manufacturer.name} ${name}` : name} />
          </a>
        </h2>
      </div>
    </article>
  );
}
