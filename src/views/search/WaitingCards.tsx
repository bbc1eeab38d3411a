const CARDS = 8;

/** Skeleton cards, on a page that has no results yet. */
export const WaitingCards = () => (
  <div className="sp__cards" data-waiting="">
    {Array.from({ length: CARDS }, (_, i) => (
      <div key={i} className="card" aria-hidden="true">
        <div className="card__i" />
        <div className="card__b">
          <p className="card__m">&nbsp;</p>
          <p className="card__n">&nbsp;</p>
          <p className="card__f">&nbsp;</p>
        </div>
      </div>
    ))}
  </div>
);
