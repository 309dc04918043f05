/**
 * Pictures by their address, which determines their content. Simultaneous requests share one drawing, and the most
 * recently used ones are cached.
 */
export function boundedPictures(mostBytes: number) {
  const pictures = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let total = 0;

  function keep(address: string, picture: Buffer): void {
    pictures.set(address, picture);
    total += picture.length;
    for (const [oldest, { length }] of pictures) {
      if (total <= mostBytes) return;
      pictures.delete(oldest);
      total -= length;
    }
  }

  return {
    of(address: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const known = pictures.get(address);
      if (known) {
        pictures.delete(address);
        pictures.set(address, known);
        return Promise.resolve(known);
      }
      const begun = underWay.get(address);
      if (begun) return begun;
      const made = make().finally(() => underWay.delete(address));
      underWay.set(address, made);
      return made.then((picture) => {
        if (!pictures.has(address)) keep(address, picture);
        return picture;
      });
    },
    underWay: () => underWay.size,
    bytes: () => total,
  };
}
