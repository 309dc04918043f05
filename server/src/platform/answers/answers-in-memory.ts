interface Limits {
  /** Bytes of all answers. */
  readonly bytes: number;
  /** Bytes of the answers of one organisation. */
  readonly bytesOfOne: number;
}

interface Answers {
  readonly version: string;
  readonly byKey: Map<string, Buffer>;
  bytes: number;
}

/** Holds answers of organisations in one version of their data. The answers used longest ago are dropped first. */
export function answersInMemory({ bytes: most, bytesOfOne }: Limits) {
  const organisations = new Map<number, Answers>();
  let bytes = 0;

  function drop(organisationId: number): void {
    bytes -= organisations.get(organisationId)?.bytes ?? 0;
    organisations.delete(organisationId);
  }

  /** Moves an entry to the end, because a Map iterates in the order of insertion. */
  function touch<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
    map.delete(key);
    map.set(key, value);
  }

  return {
    bytes: (): number => bytes,

    find(organisationId: number, version: string, key: string): Buffer | undefined {
      const answers = organisations.get(organisationId);
      if (answers?.version !== version) return undefined;
      const found = answers.byKey.get(key);
      if (!found) return undefined;
      touch(organisations, organisationId, answers);
      touch(answers.byKey, key, found);
      return found;
    },

    keep(organisationId: number, version: string, key: string, json: Buffer): void {
      if (json.length > bytesOfOne) return;
      if (organisations.get(organisationId)?.version !== version) drop(organisationId);
      const answers = organisations.get(organisationId) ?? { version, byKey: new Map(), bytes: 0 };
      const replaced = answers.byKey.get(key)?.length ?? 0;
      answers.bytes += json.length - replaced;
      bytes += json.length - replaced;
      touch(answers.byKey, key, json);
      touch(organisations, organisationId, answers);
      for (const [oldest, { length }] of answers.byKey) {
        if (answers.bytes <= bytesOfOne) break;
        answers.byKey.delete(oldest);
        answers.bytes -= length;
        bytes -= length;
      }
      for (const oldest of organisations.keys()) {
        if (bytes <= most) break;
        drop(oldest);
      }
    },

    clear(): void {
      organisations.clear();
      bytes = 0;
    },
  };
}
