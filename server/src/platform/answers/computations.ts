/** Lets callers that need the same value at the same time wait for one computation of it. */
export function computations<Value>() {
  const inProgress = new Map<string, Promise<Value>>();

  return (name: string, compute: () => Promise<Value>): Promise<Value> => {
    const begun = inProgress.get(name);
    if (begun) return begun;
    const computing = compute().finally(() => inProgress.delete(name));
    inProgress.set(name, computing);
    return computing;
  };
}
