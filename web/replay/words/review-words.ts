/** What the pages say of a review. */
export interface ReviewWords {
  readonly title: string;
  readonly help: string;
  readonly start: string;
  readonly thorough: string;
  readonly stop: string;
  readonly goOn: string;
  readonly running: (done: string) => string;
  readonly soFar: string;
  readonly failed: string;
  readonly levels: {
    readonly glance: string;
    readonly quick: string;
    readonly standard: string;
    readonly deep: string;
  };
  readonly curve: string;
  readonly player: string;
  readonly expected: string;
  readonly luck: string;
  readonly own: string;
  readonly others: string;
  readonly result: string;
  readonly error: string;
  readonly parts: string;
  readonly partsHelp: string;
  readonly moments: string;
  readonly noMoments: string;
  readonly moment: (position: number, name: string) => string;
  readonly costPoints: (points: string) => string;
  readonly luckPoints: (points: string) => string;
  readonly show: string;
  readonly chance: (name: string, chance: string) => string;
  /** Where nobody plays against anybody. */
  readonly curveAlone: string;
  readonly expects: (points: number) => string;
}
