type State = { is: 'working' } | { is: 'waiting'; grant: () => void } | { is: 'in turn' } | { is: 'over' };

/**
 * Grants turns to several sides. Nobody gets one while a side works outside of its turns, so nothing disturbs
 * a measurement. The side with the fewest turns is next, and the first one if they are equal.
 */
export function grantTurns<Side extends string>(sides: readonly Side[]) {
  const states = new Map<Side, State>(sides.map((side) => [side, { is: 'working' }]));
  const taken = new Map(sides.map((side) => [side, 0]));

  function set(side: Side, state: State): void {
    states.set(side, state);
    const waiting = sides.flatMap((each) => {
      const its = states.get(each);
      return its?.is === 'waiting' ? [{ side: each, grant: its.grant, turns: taken.get(each) ?? 0 }] : [];
    });
    const over = sides.filter((each) => states.get(each)?.is === 'over');
    if (waiting.length + over.length < sides.length) return;
    const [next] = waiting.toSorted((a, b) => a.turns - b.turns);
    if (!next) return;
    taken.set(next.side, next.turns + 1);
    states.set(next.side, { is: 'in turn' });
    next.grant();
  }

  return {
    want: (side: Side, grant: () => void) => set(side, { is: 'waiting', grant }),
    finish: (side: Side) => set(side, { is: 'working' }),
    leave: (side: Side) => set(side, { is: 'over' }),
  };
}
